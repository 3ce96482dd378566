//! Writes an observation field by field.

/// What eight flags are as numbers, by their bits.
static EIGHT: [[f32; 8]; 256] = {
    let (mut eight, mut bits) = ([[0.0; 8]; 256], 0);
    while bits < 256 {
        let mut place = 0;
        while place < 8 {
            eight[bits][place] = if bits >> place & 1 == 1 { 1.0 } else { 0.0 };
            place += 1;
        }
        bits += 1;
    }
    eight
};

/// Writes an observation, one field after the other and every number of each: whatever was on the page before is gone.
#[derive(Debug)]
pub struct Pen<'a> {
    page: &'a mut [f32],
    written: usize,
}

impl<'a> Pen<'a> {
    /// Starts at the top of the page.
    #[inline]
    pub fn new(page: &'a mut [f32]) -> Self {
        Pen { page, written: 0 }
    }

    /// How many numbers have been written.
    pub fn written(&self) -> usize {
        self.written
    }

    /// A field of one number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.page[self.written] = value;
        self.written += 1;
    }

    /// A field of some numbers.
    #[inline]
    pub fn numbers<const N: usize>(&mut self, values: [f32; N]) {
        self.page[self.written..self.written + N].copy_from_slice(&values);
        self.written += N;
    }

    /// A field of one number that is 1 or 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// A field of at most 64 numbers that are 1 or 0, the first by the lowest bit.
    ///
    /// Eight are written at once, beyond the end of the field too: what comes next is written over it. That costs less than blanking
    /// the field and asking for each bit, because a processor can't foresee how many are set.
    #[inline]
    pub fn flags(&mut self, len: usize, bits: u64) {
        debug_assert!(len <= 64 && (len == 64 || bits >> len == 0));
        let start = self.written;
        self.written += len;
        match self.page.get_mut(start..start + len.next_multiple_of(8)) {
            Some(page) => {
                for (page, byte) in page.chunks_exact_mut(8).zip(bits.to_le_bytes()) {
                    page.copy_from_slice(&EIGHT[usize::from(byte)]);
                }
            }
            None => self.last_flags(start, bits),
        }
    }

    /// Flags so near the end of the page that not a number more may be written.
    #[cold]
    fn last_flags(&mut self, start: usize, bits: u64) {
        for (page, byte) in self.page[start..self.written].chunks_mut(8).zip(bits.to_le_bytes()) {
            page.copy_from_slice(&EIGHT[usize::from(byte)][..page.len()]);
        }
    }

    /// A field that is all 0 but for one 1, if there is one.
    #[inline]
    pub fn one_of(&mut self, len: usize, which: Option<usize>) {
        if len <= 64 {
            self.flags(len, which.map_or(0, |which| 1 << which));
        } else if let (field, Some(which)) = (self.field(len), which) {
            field[which] = 1.0;
        }
    }

    /// The next field, all 0.
    #[inline]
    pub fn field(&mut self, len: usize) -> &mut [f32] {
        let start = self.written;
        self.written += len;
        let field = &mut self.page[start..self.written];
        field.fill(0.0);
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_written_over_and_nothing_beyond_the_page() {
        let mut page = [f32::NAN; 16];
        let mut pen = Pen::new(&mut page);
        pen.flags(3, 0b101);
        pen.numbers([0.5, 0.25]);
        pen.one_of(9, Some(8));
        pen.flags(2, 0b10);
        assert_eq!(pen.written(), 16);
        assert_eq!(page, [1.0, 0.0, 1.0, 0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0]);
    }

    #[test]
    fn long_fields_have_their_one_as_well() {
        let mut page = [f32::NAN; 70];
        Pen::new(&mut page).one_of(70, Some(69));
        assert_eq!((page[69], page.iter().sum::<f32>()), (1.0, 1.0));
        Pen::new(&mut page).one_of(70, None);
        assert_eq!(page, [0.0; 70]);
    }
}
