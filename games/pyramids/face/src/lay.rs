//! How a marking lies: which field is under the finger, and how the shape is turned and mirrored.

use super::picks;
use benben_pyramids::{Action, Fields, Pyramids, SIDE, Shape};
use benben_web::{Lay, Scene};

/// The field by which a shape is held, in the order in which it is drawn: the one nearest to its middle.
const GRIP: usize = 1;

/// P11, P15: a whole shape, or a single field, which has no other way to lie.
pub(super) fn lay(scene: &Scene<'_, Pyramids>, action: &Action) -> Option<Lay> {
    let Action::Mark { card, fields } = *action else { return None };
    let held = |at: Fields, turn, mirrored| Lay { at: picks::field(card, at), turn, mirrored };
    if fields.len() == 1 {
        return Some(held(fields, 0, false));
    }
    let (at, turn, mirrored) = position(*scene.view.revealed.last()?, fields)?;
    Some(held(at, turn, mirrored))
}

/// Where the grip is when the shape covers these fields, and how it lies: the least turned way.
fn position(shape: Shape, fields: Fields) -> Option<(Fields, u8, bool)> {
    let wanted = cells(fields);
    [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |turn| (turn, mirrored))).find_map(
        |(turn, mirrored)| {
            let laid: Vec<_> =
                shape.drawn().iter().map(|&(column, row)| turned(column, row, turn, mirrored)).collect();
            let corner = |cells: &[(i8, i8)]| {
                let least = |along: fn(&(i8, i8)) -> i8| cells.iter().map(along).min().unwrap_or_default();
                (least(|cell| cell.0), least(|cell| cell.1))
            };
            let (from, to) = (corner(&laid), corner(&wanted));
            let laid: Vec<_> =
                laid.iter().map(|cell| (cell.0 - from.0 + to.0, cell.1 - from.1 + to.1)).collect();
            let (column, row) = laid[GRIP];
            laid.iter()
                .all(|cell| wanted.contains(cell))
                .then(|| (Fields::at(column as usize, row as usize), turn, mirrored))
        },
    )
}

/// A cell of the drawn shape, mirrored first, then turned by quarters.
fn turned(column: u8, row: u8, turn: u8, mirrored: bool) -> (i8, i8) {
    let (column, row) = (column as i8, row as i8);
    let start = if mirrored { (-column, row) } else { (column, row) };
    (0..turn).fold(start, |(column, row), _| (-row, column))
}

fn cells(fields: Fields) -> Vec<(i8, i8)> {
    let cell = |field: Fields| ((field.index() / SIDE) as i8, (field.index() % SIDE) as i8);
    fields.each().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_lay_a_shape_has_a_grip_on_it_and_a_position_of_its_own() {
        for shape in Shape::ALL {
            let mut ways = Vec::new();
            shape.lay(Fields::ALL, Fields::ALL, |fields| ways.push((fields, position(shape, fields))));
            for (fields, position) in &ways {
                let (at, turn, _) = position.unwrap_or_else(|| panic!("{shape} never lies on {fields}"));
                assert!(fields.contains(at) && turn < 4, "{shape} on {fields} is held at {at}");
                let alike = ways.iter().filter(|(_, other)| other == position).count();
                assert_eq!(alike, 1, "{shape} lies in {alike} ways at {at}, turned {turn} times");
            }
        }
    }
}
