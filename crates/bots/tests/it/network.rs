//! Learned weights fit the features they were learned for, and no others.

use crate::sealed_bot::{SealedBot, WEIGHTS};
use benben_bots::{Fingerprint, ValueNetwork, Weights, WrongFeatures};
use benben_core::{Fast, Game, Seat, Setting};
use benben_sample::Sealed;

#[test]
fn weights_learned_for_other_features_are_not_loaded() {
    assert!(ValueNetwork::<SealedBot>::load(&WEIGHTS).is_ok());
    static OTHERS: Weights = Weights::linear(Fingerprint::new(7), &[1.0]);
    let wrong = ValueNetwork::<SealedBot>::load(&OTHERS).err();
    let expected = Fingerprint::of::<SealedBot>();
    assert_eq!(wrong, Some(WrongFeatures { learned: Fingerprint::new(7), expected }));
    assert!(wrong.unwrap().to_string().contains(&expected.to_string()));
}

#[test]
fn values_are_shares_and_favour_the_leader() {
    let setting = Setting::<Sealed>::standard();
    let mut state = setting.game().setup(3, &mut Fast::new(1));
    state.holdings[Seat::new(1)].won.push(benben_sample::Card(6));
    let network = ValueNetwork::<SealedBot>::load(&WEIGHTS).unwrap();
    let value = network.value(setting.game(), &state);
    assert!((value.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-6);
    let scores = setting.game().standings(&state).scores;
    let first =
        |values: &[f32]| values.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map(|(seat, _)| seat);
    let leader = scores.as_slice().iter().enumerate().max_by_key(|(_, score)| **score).map(|(seat, _)| seat);
    assert_eq!(first(value.as_slice()), leader);
}
