//! What is legal at each of many tables: one list for all of them.

/// Legal actions with their indices, table after table.
pub(super) struct Choices<A> {
    actions: Vec<A>,
    /// In the same order.
    indices: Vec<u16>,
    /// Where the list of each table ends; that of the first starts at 0.
    ends: Vec<u32>,
}

impl<A: Copy + PartialEq> Choices<A> {
    /// Tables at which nothing is legal yet.
    pub(super) fn none(tables: usize) -> Self {
        Choices { actions: Vec::new(), indices: Vec::new(), ends: vec![0; tables] }
    }

    /// Forgets all tables.
    pub(super) fn clear(&mut self) {
        self.actions.clear();
        self.indices.clear();
        self.ends.clear();
    }

    /// Adds the next table, and tells the indices of what is legal there.
    #[inline]
    pub(super) fn add(
        &mut self,
        list: impl FnOnce(&mut Vec<A>),
        number: impl FnOnce(&[A], &mut Vec<u16>),
    ) -> &[u16] {
        let start = self.indices.len();
        list(&mut self.actions);
        number(&self.actions[start..], &mut self.indices);
        assert_eq!(self.actions.len(), self.indices.len(), "every action has an index");
        self.ends.push(self.indices.len() as u32);
        &self.indices[start..]
    }

    #[inline]
    fn range(&self, table: usize) -> std::ops::Range<usize> {
        let start = if table == 0 { 0 } else { self.ends[table - 1] };
        start as usize..self.ends[table] as usize
    }

    /// The indices of what is legal at a table.
    #[inline]
    pub(super) fn indices(&self, table: usize) -> &[u16] {
        &self.indices[self.range(table)]
    }

    /// Where an action of this index stands in the list of all, if it is legal at the table.
    #[inline]
    pub(super) fn place(&self, table: usize, index: i64) -> Option<u32> {
        let range = self.range(table);
        let place = self.indices[range.clone()].iter().position(|legal| i64::from(*legal) == index)?;
        Some((range.start + place) as u32)
    }

    /// The action at a place in the list of all.
    #[inline]
    pub(super) fn action(&self, place: usize) -> A {
        self.actions[place]
    }

    /// The index of an action that is legal at the table.
    pub(super) fn index_of(&self, table: usize, action: &A) -> Option<u16> {
        let range = self.range(table);
        let place = self.actions[range.clone()].iter().position(|legal| legal == action)?;
        Some(self.indices[range.start + place])
    }
}
