//! Writes an observation field by field.

/// Writes into a blank observation, one field after the other.
#[derive(Debug)]
pub struct Pen<'a> {
    page: &'a mut [f32],
    written: usize,
}

impl<'a> Pen<'a> {
    /// Blanks the page and starts at its top.
    #[inline]
    pub fn new(page: &'a mut [f32]) -> Self {
        page.fill(0.0);
        Pen { page, written: 0 }
    }

    /// How many numbers have been written or passed over.
    pub fn written(&self) -> usize {
        self.written
    }

    /// A field of one number.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.page[self.written] = value;
        self.written += 1;
    }

    /// A field of one number that is 1 or 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// A field that is all 0 but for one 1, if there is one.
    #[inline]
    pub fn one_of(&mut self, len: usize, which: Option<usize>) {
        let field = self.field(len);
        if let Some(which) = which {
            field[which] = 1.0;
        }
    }

    /// The next field, still all 0.
    #[inline]
    pub fn field(&mut self, len: usize) -> &mut [f32] {
        let start = self.written;
        self.written += len;
        &mut self.page[start..self.written]
    }
}
