//! Two servers on a bus, which may be as bad as it likes.

use super::*;
use crate::{FlawedBus, Flaws};

const SECRET: [u8; 32] = [7; 32];

/// Two who have heard of each other, and what comes to the second.
async fn pair(bus: &FlawedBus) -> (Bus, Bus, mpsc::Receiver<Incoming>) {
    let (one, mut heard) = Bus::join(bus.wire(), &SECRET).await.unwrap();
    let (two, incoming) = Bus::join(bus.wire(), &SECRET).await.unwrap();
    two.tell_all(b"hello");
    while !matches!(heard.recv().await, Some(Incoming::Told { .. })) {}
    tokio::spawn(async move { while heard.recv().await.is_some() {} });
    (one, two, incoming)
}

async fn asked(incoming: &mut mpsc::Receiver<Incoming>) -> (Bytes, Reply) {
    loop {
        if let Incoming::Asked { request, reply } = incoming.recv().await.expect("somebody asks") {
            return (request, reply);
        }
    }
}

async fn whole(mut answer: Answer) -> Result<Vec<Bytes>, crate::Broken> {
    let mut pieces = Vec::new();
    while let Some(piece) = answer.next().await {
        pieces.push(piece?);
    }
    Ok(pieces)
}

use crate::Answer;

#[tokio::test(start_paused = true)]
async fn an_answer_comes_in_as_many_pieces_as_it_has_and_no_faster_than_it_is_read() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    let me = two.me();
    let answering = tokio::spawn(async move {
        let (request, mut reply) = asked(&mut incoming).await;
        assert_eq!(&request[..], b"how many?");
        for _ in 0..999 {
            reply.send(Bytes::from_static(b"one")).await.unwrap();
        }
        reply.finish(vec![1; LARGEST_PIECE * 2 + 1].into()).await.unwrap();
    });
    let Outcome::Answered(mut answer) = one.ask(me, b"how many?").await else { panic!("no answer") };
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!answering.is_finished(), "nobody reads, and it was sent all the same");
    assert_eq!(answer.next().await.unwrap().unwrap(), "one");
    let pieces = whole(answer).await.unwrap();
    assert_eq!(pieces.len(), 998 + 3);
    assert_eq!(pieces.iter().map(Bytes::len).max(), Some(LARGEST_PIECE));
    answering.await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn whoever_is_not_there_is_known_at_once_and_whoever_says_nothing_soon() {
    let bus = FlawedBus::default();
    let (one, two, incoming) = pair(&bus).await;
    let me = two.me();
    assert!(matches!(one.ask(NodeId([9; 16]), b"?").await, Outcome::Nobody));
    let begun = Instant::now();
    assert!(matches!(one.ask(me, b"?").await, Outcome::Silent));
    assert!((asking::ANSWER_TIMEOUT..asking::ANSWER_TIMEOUT * 2).contains(&begun.elapsed()));
    assert!(matches!(one.ask(me, &vec![0; LARGEST]).await, Outcome::Late));
    drop((two, incoming));
    assert!(!matches!(one.ask(me, b"?").await, Outcome::Answered(_)));
}

#[tokio::test(start_paused = true)]
async fn what_comes_late_is_refused_before_anything_is_done() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    bus.suffer(Flaws { delay: Duration::from_millis(1_100), ..Flaws::default() });
    assert!(!matches!(one.ask(two.me(), b"?").await, Outcome::Answered(_)));
    tokio::time::sleep(Duration::from_secs(5)).await;
    while let Ok(came) = incoming.try_recv() {
        assert!(!matches!(came, Incoming::Asked { .. }), "it was asked all the same");
    }
}

#[tokio::test(start_paused = true)]
async fn an_answer_with_a_gap_is_broken_also_if_nothing_comes_after_the_gap() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    let me = two.me();
    tokio::spawn(async move {
        loop {
            let (_, mut reply) = asked(&mut incoming).await;
            tokio::spawn(async move {
                reply.send(Bytes::from_static(b"first")).await.unwrap();
                tokio::time::sleep(Duration::from_millis(200)).await;
                let _ = reply.send(Bytes::from_static(b"lost")).await;
                reply.gone().await;
            });
        }
    });
    let Outcome::Answered(mut answer) = one.ask(me, b"?").await else { panic!("no answer") };
    assert_eq!(answer.next().await.unwrap().unwrap(), "first");
    bus.suffer(Flaws { loses: 1, ..Flaws::default() });
    tokio::time::sleep(Duration::from_millis(300)).await;
    bus.suffer(Flaws::default());
    assert!(answer.next().await.unwrap().is_err(), "the tally tells");
    assert!(answer.next().await.is_none());

    let Outcome::Answered(mut answer) = one.ask(me, b"?").await else { panic!("no answer") };
    bus.cut(&[1]);
    let begun = Instant::now();
    while answer.next().await.is_some_and(|piece| piece.is_ok()) {}
    assert!(begun.elapsed() < Duration::from_secs(5), "silence lasted {:?}", begun.elapsed());
    bus.cut(&[]);

    let Outcome::Answered(mut answer) = one.ask(me, b"?").await else { panic!("no answer") };
    bus.cut(&[0]);
    let begun = Instant::now();
    while answer.next().await.is_some_and(|piece| piece.is_ok()) {}
    assert!(
        begun.elapsed() <= TALLY,
        "it is known that nothing can come, and yet {:?} went by",
        begun.elapsed()
    );
}

#[tokio::test(start_paused = true)]
async fn whoever_answers_learns_that_nobody_waits_any_more() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    let me = two.me();
    let asking = tokio::spawn(async move {
        let Outcome::Answered(mut answer) = one.ask(me, b"?").await else { panic!("no answer") };
        answer.next().await.unwrap().unwrap();
        drop(answer);
        one
    });
    let (_, mut reply) = asked(&mut incoming).await;
    reply.send(Bytes::new()).await.unwrap();
    reply.gone().await;
    assert_eq!(reply.send(Bytes::new()).await, Err(crate::Gone));
    drop(reply);
    // The same if the word of it is lost.
    let one = asking.await.unwrap();
    let asking = tokio::spawn(async move {
        let Outcome::Answered(mut answer) = one.ask(me, b"?").await else { panic!("no answer") };
        answer.next().await.unwrap().unwrap();
        (answer, one)
    });
    let (_, mut reply) = asked(&mut incoming).await;
    reply.send(Bytes::new()).await.unwrap();
    let (answer, _one) = asking.await.unwrap();
    bus.cut(&[0]);
    drop(answer);
    tokio::time::sleep(Duration::from_millis(10)).await;
    bus.cut(&[]);
    reply.gone().await;
}

#[tokio::test(start_paused = true)]
async fn requests_are_carried_out_once_however_often_they_come_and_lies_are_not_heard() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    let me = two.me();
    let (count, mut counted) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (request, reply) = asked(&mut incoming).await;
            count.send(request).unwrap();
            let _ = reply.finish(Bytes::from_static(b"done")).await;
        }
    });
    bus.suffer(Flaws { repeats: 1, ..Flaws::default() });
    for _ in 0..20 {
        let Outcome::Answered(answer) = one.ask(me, b"?").await else { panic!("no answer") };
        assert_eq!(whole(answer).await.unwrap(), ["done"]);
    }
    let mut asked = 0;
    while counted.try_recv().is_ok() {
        asked += 1;
    }
    assert_eq!(asked, 20);
    bus.suffer(Flaws { lies: 1, ..Flaws::default() });
    assert!(matches!(one.ask(me, b"?").await, Outcome::Silent));
    assert!(counted.try_recv().is_err());
}

#[tokio::test(start_paused = true)]
async fn an_answer_whose_pieces_overtake_each_other_is_broken_and_never_mixed_up() {
    let bus = FlawedBus::default();
    let (one, two, mut incoming) = pair(&bus).await;
    let me = two.me();
    let (count, mut counted) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let (request, mut reply) = asked(&mut incoming).await;
            count.send(request).unwrap();
            tokio::spawn(async move {
                for piece in ["one", "two", "three"] {
                    let _ = reply.send(Bytes::from_static(piece.as_bytes())).await;
                }
                let _ = reply.finish(Bytes::from_static(b"four")).await;
            });
        }
    });
    let (mut good, mut broken) = (0, 0);
    for reorders in [3, 4, 7, 50] {
        bus.suffer(Flaws { reorders, ..Flaws::default() });
        for _ in 0..25 {
            let answer = match one.ask(me, b"?").await {
                Outcome::Answered(answer) => whole(answer).await,
                _ => Err(crate::Broken),
            };
            match answer {
                Ok(pieces) => {
                    assert_eq!(pieces, ["one", "two", "three", "four"]);
                    good += 1;
                }
                Err(crate::Broken) => broken += 1,
            }
        }
    }
    assert!(good > 10 && broken > 10, "{good} were whole and {broken} broken");
    let mut asked = 0;
    while counted.try_recv().is_ok() {
        asked += 1;
    }
    assert!(asked <= 100, "something was asked {asked} times instead of a hundred");
    bus.suffer(Flaws::default());
    let Outcome::Answered(answer) = one.ask(me, b"?").await else { panic!("no answer") };
    assert_eq!(whole(answer).await.unwrap().len(), 4);
}

#[tokio::test(start_paused = true)]
async fn two_installations_on_one_bus_hear_nothing_of_each_other() {
    let bus = FlawedBus::default();
    let (_one, two, _incoming) = pair(&bus).await;
    let (stranger, mut heard) = Bus::join(bus.wire(), &[8; 32]).await.unwrap();
    two.tell_all(b"secret");
    stranger.tell_all(b"mine");
    assert!(matches!(heard.recv().await, Some(Incoming::Own { .. })));
    assert!(heard.try_recv().is_err());
}
