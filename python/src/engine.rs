//! What Python asks of a game, whichever it is: the erased face of positions, tables and many tables at once.

use crate::refused::Refused;

/// What a bot answers: the index of its action, and all it considered with visits and expected share of the win.
pub(crate) struct Advice {
    pub(crate) action: usize,
    pub(crate) considered: Vec<(usize, u32, Option<f32>)>,
}

/// Everything that is needed to make a position again: state in JSON, seed, steps.
pub(crate) type Dump = (String, u64, u64);

/// A position of some game, with luck of its own.
pub(crate) trait AnyPosition: Send + Sync {
    fn copy(&self) -> Box<dyn AnyPosition>;
    fn seats(&self) -> usize;
    fn lengths(&self) -> (usize, usize);
    fn awaited(&self) -> Vec<usize>;
    fn observe(&self, seat: usize, page: &mut [f32]) -> Result<(), Refused>;
    fn legal(&self, seat: usize) -> Result<Vec<u16>, Refused>;
    fn play(&mut self, seat: usize, action: i64) -> Result<(), Refused>;
    fn scores(&self) -> Vec<i32>;
    fn shares(&self) -> Vec<f64>;
    fn view(&self, seat: Option<usize>) -> Result<(String, String), Refused>;
    fn text_of(&self, seat: usize, action: i64) -> Result<String, Refused>;
    fn index_of(&self, seat: usize, text: &str) -> Result<usize, Refused>;
    fn imagined(&self, seat: usize, seed: u64) -> Result<Box<dyn AnyPosition>, Refused>;
    fn advice(&self, bot: &str, seat: usize, seed: u64) -> Result<Advice, Refused>;
    fn dump(&self) -> Dump;
    fn reseed(&mut self, seed: u64);
}

/// A table of some game, with its record.
pub(crate) trait AnyTable: Send + Sync {
    fn seats(&self) -> usize;
    fn awaited(&self) -> Vec<usize>;
    fn view(&self, seat: Option<usize>) -> Result<(String, String), Refused>;
    fn open_view(&self) -> Result<String, Refused>;
    fn legal(&self, seat: usize) -> Result<Vec<String>, Refused>;
    fn play(&mut self, seat: usize, action: &str) -> Result<String, Refused>;
    fn undo(&mut self, seat: usize) -> Result<u64, Refused>;
    fn scores(&self) -> Vec<i32>;
    fn outcome(&self) -> Option<String>;
    fn record(&self, players: &[String]) -> String;
    fn advice(&self, bot: &str, seat: usize, seed: u64) -> Result<(String, Considered), Refused>;
    fn hint(&self, level: &str, seat: usize, seed: u64) -> Result<String, Refused>;
}

/// Actions in notation with visits and expected share of the win.
pub(crate) type Considered = Vec<(String, u32, Option<f32>)>;

/// The arrays of many tables, one row a table.
pub(crate) struct Pages<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [bool],
    pub(crate) seat: &'a mut [i32],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut [bool],
}

/// Many tables of some game, played side by side.
pub(crate) trait AnyTables: Send + Sync {
    fn lengths(&self) -> (usize, usize);
    fn reset(&mut self, seed: u64, pages: Pages<'_>);
    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), Refused>;
    fn random_actions(&mut self, actions: &mut [i64]);
    fn bot_actions(
        &self,
        bot: &str,
        wanted: Option<&[bool]>,
        seed: u64,
        actions: &mut [i64],
    ) -> Result<(), Refused>;
    fn scores(&self, scores: &mut [i32]);
}
