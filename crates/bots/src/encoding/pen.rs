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

/// What was written on a page last time, by keys: what hasn't changed since then needn't be written again.
#[derive(Clone, Debug, Default)]
pub struct Memory(Vec<u128>);

impl Memory {
    /// The page means nothing any more, or another game begins: everything is to be written.
    #[inline]
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Writes an observation, one field after the other and every number of each: whatever was on the page before is gone. With a
/// [`Memory`] of the page, long fields that haven't changed are left as they are.
#[derive(Debug)]
pub struct Pen<'a> {
    page: &'a mut [f32],
    written: usize,
    memory: Option<&'a mut Memory>,
    /// How many keys have been compared.
    compared: usize,
}

impl<'a> Pen<'a> {
    /// Starts at the top of the page, about which nothing is known.
    #[inline]
    pub fn new(page: &'a mut [f32]) -> Self {
        Pen { page, written: 0, memory: None, compared: 0 }
    }

    /// Starts at the top of a page that was written last with the same memory.
    #[inline]
    pub fn again(page: &'a mut [f32], memory: &'a mut Memory) -> Self {
        Pen { page, written: 0, memory: Some(memory), compared: 0 }
    }

    /// How many numbers have been written.
    pub fn written(&self) -> usize {
        self.written
    }

    /// The next numbers, as they were left.
    #[inline(always)]
    fn next(&mut self, len: usize) -> &mut [f32] {
        let start = self.written;
        self.written += len;
        &mut self.page[start..start + len]
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
        self.next(N).copy_from_slice(&values);
    }

    /// A field of one number that is 1 or 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// A field of at most 64 numbers that are 1 or 0, the first by the lowest bit.
    ///
    /// Eight are written at once. That costs less than blanking the field and asking for each bit, because a processor can't
    /// foresee how many are set. Inlined wherever it is used, because the length is nearly always known there.
    #[inline(always)]
    pub fn flags(&mut self, len: usize, bits: u64) {
        debug_assert!(len <= 64 && (len == 64 || bits >> len == 0));
        write_flags(self.next(len), bits);
    }

    /// Up to 128 flags, written only if they have changed.
    #[inline(always)]
    pub fn lasting_flags(&mut self, len: usize, bits: u128) {
        self.lasting_flags_of(len, bits, || bits);
    }

    /// Up to 128 flags that follow from a key as in [`Pen::lasting`], and are made only if it has changed.
    #[inline(always)]
    pub fn lasting_flags_of(&mut self, len: usize, key: u128, make: impl FnOnce() -> u128) {
        if self.is_known(key) {
            self.written += len;
            return;
        }
        let bits = make();
        self.flags(len.min(64), bits as u64);
        if len > 64 {
            self.flags(len - 64, (bits >> 64) as u64);
        }
    }

    /// A field that follows from a key for as long as a game lasts, and is written only if the key has changed. What it is
    /// written to is all 0.
    #[inline(always)]
    pub fn lasting(&mut self, len: usize, key: u128, write: impl FnOnce(&mut [f32])) {
        if self.is_known(key) {
            self.written += len;
            return;
        }
        let field = self.next(len);
        field.fill(0.0);
        write(field);
    }

    /// Was this key met at the same place last time?
    #[inline(always)]
    fn is_known(&mut self, key: u128) -> bool {
        let Some(memory) = &mut self.memory else { return false };
        let place = self.compared;
        self.compared += 1;
        match memory.0.get_mut(place) {
            Some(known) if *known == key => true,
            Some(known) => {
                *known = key;
                false
            }
            None => {
                memory.0.push(key);
                false
            }
        }
    }

    /// A field that is all 0 but for one 1, if there is one.
    #[inline]
    pub fn one_of(&mut self, len: usize, which: Option<usize>) {
        let field = self.field(len);
        if let Some(which) = which {
            field[which] = 1.0;
        }
    }

    /// The next field, all 0.
    #[inline]
    pub fn field(&mut self, len: usize) -> &mut [f32] {
        let field = self.next(len);
        field.fill(0.0);
        field
    }
}

/// Flags as numbers, the first by the lowest bit.
#[inline(always)]
fn write_flags(field: &mut [f32], mut bits: u64) {
    let (eights, rest) = field.as_chunks_mut::<8>();
    for eight in eights {
        *eight = EIGHT[usize::from(bits as u8)];
        bits >>= 8;
    }
    for (number, flag) in rest.iter_mut().zip(EIGHT[usize::from(bits as u8)]) {
        *number = flag;
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
    fn what_lasts_is_written_when_it_changes_and_after_forgetting() {
        let (mut page, mut memory) = ([f32::NAN; 70], Memory::default());
        let written = |page: &mut [f32; 70], memory: &mut Memory, bits: u128, key: u128| {
            let (mut pen, mut count) = (Pen::again(page, memory), 0);
            pen.lasting_flags(67, bits);
            pen.lasting(2, key, |field| {
                count += 1;
                field[1] = 5.0;
            });
            pen.flag(true);
            count
        };
        assert_eq!(written(&mut page, &mut memory, 1 << 66 | 1, 7), 1);
        assert_eq!((page[0], page[65], page[66], &page[67..]), (1.0, 0.0, 1.0, &[0.0, 5.0, 1.0][..]));
        page[1] = 9.0;
        assert_eq!(written(&mut page, &mut memory, 1 << 66 | 1, 7), 0);
        assert_eq!((page[1], page[68]), (9.0, 5.0), "nothing had changed");
        assert_eq!(written(&mut page, &mut memory, 2, 8), 1);
        assert_eq!((page[0], page[1], page[66]), (0.0, 1.0, 0.0));
        memory.forget();
        assert_eq!(written(&mut page, &mut memory, 2, 8), 1);
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
