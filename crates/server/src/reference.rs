//! The description of the API, made from the handlers themselves.

use crate::routes::{
    account, codes, daily, finding, friends, games, holidays, notices, operating, phrases, profiles, ratings,
    reference, tables, token, tournaments, verify,
};
use std::fmt::Write;
use std::sync::LazyLock;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{Content, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Benben",
        description = "Live tables for pyramid games. Open a table, take seats, play, watch. A seat is held by a token: \
            send it as `Authorization: Bearer …`. Whatever is refused says why, and changes nothing."
    ),
    modifiers(&Refused),
    paths(
        games::list::list,
        games::rules::rules,
        games::edition::edition,
        ratings::list,
        profiles::show,
        profiles::games,
        profiles::seen,
        profiles::choose,
        tables::open::open,
        tables::list::list,
        codes::find,
        tables::rematch::rematch,
        tables::branch::branch,
        tables::join::join,
        tables::leave::leave,
        tables::seat_bot::seat_bot,
        tables::arrange::free,
        tables::arrange::drop_seat,
        tables::host::start,
        tables::host::remove,
        tables::host::block,
        tables::host::close,
        tables::stand_in::stand_in,
        tables::take_back_seat::take_back_seat,
        token::issue,
        token::replace,
        tables::show::show,
        tables::stream::stream,
        tables::act::act,
        tables::why_not::why_not,
        tables::hint::hint,
        tables::undo::undo,
        tables::undo::answer,
        tables::resign::resign,
        tables::log::log,
        phrases::list,
        tables::talk::show,
        tables::talk::say,
        tables::words::switch,
        tables::words::report,
        tables::drawing::drawing,
        tables::record::record,
        tables::review::review,
        verify::verify,
        account::keep::keep,
        account::own::show,
        account::enter::sign_in,
        account::enter::sign_in_by_code,
        account::enter::recover,
        account::enter::sign_out,
        account::sessions::end_others,
        account::sessions::list,
        account::sessions::end,
        account::own::change_password,
        account::codes::renew,
        account::codes::device,
        account::own::delete,
        account::passkeys::options,
        account::progress::show,
        account::progress::add,
        account::settings::show,
        account::settings::choose,
        finding::lobby,
        finding::seek,
        finding::meanwhile,
        finding::show,
        finding::stream,
        finding::accept,
        finding::leave,
        friends::list,
        friends::befriend,
        friends::renew_link,
        friends::appear,
        friends::remove,
        friends::invite,
        friends::invitations,
        friends::dismiss,
        friends::blocks,
        friends::block,
        friends::unblock,
        notices::show,
        notices::subscribe,
        notices::unsubscribe,
        notices::set_webhook,
        notices::remove_webhook,
        notices::test_webhook,
        holidays::show,
        holidays::take,
        holidays::end,
        daily::list,
        daily::show,
        daily::play,
        tournaments::open,
        tournaments::list,
        tournaments::show,
        tournaments::results,
        tournaments::stream,
        tournaments::join,
        tournaments::leave,
        tournaments::begin,
        tournaments::end,
        tournaments::remove,
        tournaments::bot,
        operating::healthz,
        operating::readyz,
        operating::metrics,
        reference::openapi,
    )
)]
struct Api;

/// Everything that is refused, wherever and for whatever reason, is a [`Problem`](crate::problem::Problem).
struct Refused;

impl Modify for Refused {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        for operation in api.paths.paths.values_mut().flat_map(operations) {
            let refused = ResponseBuilder::new()
                .description("Anything else that is refused")
                .content("application/json", Content::new(Some(Ref::from_schema_name("Problem"))));
            operation.responses.responses.insert("default".to_owned(), refused.build().into());
        }
    }
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.post, &mut path.put, &mut path.patch, &mut path.delete].into_iter().flatten()
}

static JSON: LazyLock<String> =
    LazyLock::new(|| Api::openapi().to_pretty_json().expect("the description is plain data"));

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let api: serde_json::Value = serde_json::from_str(json()).expect("it was just written");
    write_page(&api)
});

/// The description for programs.
pub(crate) fn json() -> &'static str {
    &JSON
}

/// The order in which the page tells what there is.
const TAGS: [&str; 11] = [
    "games",
    "tables",
    "seats",
    "play",
    "talk",
    "people",
    "account",
    "notices",
    "daily",
    "tournaments",
    "operating",
];

/// The description as a page.
pub(crate) fn page() -> &'static str {
    &PAGE
}

fn write_page(api: &serde_json::Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Benben: the API</title>\
         <link rel=\"stylesheet\" href=\"/api/reference.css\"><h1>Benben: the API</h1>",
    );
    let text = |value: &serde_json::Value| escape(value.as_str().unwrap_or_default());
    let _ = write!(
        page,
        "<p>{}</p><p>For programs: <a href=\"/api/v1/openapi.json\">OpenAPI</a>.</p>",
        text(&api["info"]["description"])
    );
    for tag in TAGS {
        let _ = write!(page, "<h2>{tag}</h2>");
        for (path, verbs) in api["paths"].as_object().into_iter().flatten() {
            for (verb, operation) in verbs.as_object().into_iter().flatten() {
                if operation["tags"][0] == tag {
                    write_operation(&mut page, path, verb, operation);
                }
            }
        }
    }
    page.push_str("<h2>what is sent</h2>");
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        write_schema(&mut page, name, schema);
    }
    page
}

fn write_operation(page: &mut String, path: &str, verb: &str, operation: &serde_json::Value) {
    let words = ["summary", "description"].map(|key| operation[key].as_str().unwrap_or_default());
    let _ = write!(
        page,
        "<section><h3><code><span class=\"verb\">{}</span> {}</code></h3><p>{}</p>",
        verb.to_uppercase(),
        escape(path),
        escape(words.join(" ").trim())
    );
    if let Some(body) = reference_in(&operation["requestBody"]) {
        let _ = write!(page, "<p>Send <a href=\"#{body}\">{body}</a>.</p>");
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let body = reference_in(response).map(|body| format!(" <a href=\"#{body}\">{body}</a>"));
        let said = escape(response["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<div><code>{status}</code>{} {said}</div>", body.unwrap_or_default());
    }
    page.push_str("</section>");
}

fn write_schema(page: &mut String, name: &str, schema: &serde_json::Value) {
    let said = escape(schema["description"].as_str().unwrap_or_default());
    let _ = write!(page, "<section id=\"{name}\"><h3><code>{name}</code></h3><p>{said}</p><table>");
    let shapes = schema["oneOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
    for shape in &shapes {
        for (field, about) in shape["properties"].as_object().into_iter().flatten() {
            let said = escape(about["description"].as_str().unwrap_or_default());
            let kind = reference_in(about).map_or_else(
                || escape(&about["type"].to_string().replace('"', "")),
                |to| format!("<a href=\"#{to}\">{to}</a>"),
            );
            let _ = write!(page, "<tr><td><code>{}</code><td>{kind}<td>{said}", escape(field));
        }
    }
    page.push_str("</table></section>");
}

/// The name of the first schema that is referred to within.
fn reference_in(value: &serde_json::Value) -> Option<String> {
    match value {
        serde_json::Value::Object(map) => map.iter().find_map(|(key, inner)| match inner.as_str() {
            Some(target) if key == "$ref" => target.rsplit('/').next().map(str::to_owned),
            _ => reference_in(inner),
        }),
        serde_json::Value::Array(list) => list.iter().find_map(reference_in),
        _ => None,
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_every_operation_and_needs_nothing_from_elsewhere() {
        let api: serde_json::Value = serde_json::from_str(json()).unwrap();
        for path in api["paths"].as_object().unwrap().keys() {
            assert!(page().contains(&escape(path)), "{path}");
        }
        assert!(!page().contains("http://") && !page().contains("https://"));
        assert!(!page().contains("<script") && !page().contains("style="));
    }
}
