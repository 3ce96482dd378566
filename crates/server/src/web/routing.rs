//! Registering routes, each with the operation it serves: one without cannot be registered. What is asked for is found
//! before a request is routed, because limits belong to operations.

use crate::house::House;
use crate::nodes::Needs;
use crate::web::operation::Operation;
use axum::Router;
use axum::extract::Request;
use axum::handler::Handler;
use axum::http::Method;
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use benben_store::TableId;
use futures_util::future::BoxFuture;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What answers one method at an address.
pub(crate) struct Route {
    method: Method,
    operation: Operation,
    handler: MethodRouter<Arc<House>>,
    direct: Option<Direct>,
}

/// A handler that is called without the router.
pub(crate) type Direct = Arc<dyn Fn(Request, Arc<House>) -> BoxFuture<'static, Response> + Send + Sync>;

/// `GET`, and with it `HEAD`.
pub(crate) fn get<H: Handler<T, Arc<House>>, T: 'static>(operation: Operation, handler: H) -> Route {
    Route { method: Method::GET, operation, handler: routing::get(handler), direct: None }
}

/// `POST`.
pub(crate) fn post<H: Handler<T, Arc<House>>, T: 'static>(operation: Operation, handler: H) -> Route {
    Route { method: Method::POST, operation, handler: routing::post(handler), direct: None }
}

/// `POST` to an address with nothing but a table in it, by far more often than to any other: where the address says which
/// table, the router is left out.
pub(crate) fn post_directly<H: Handler<T, Arc<House>>, T: 'static>(
    operation: Operation,
    handler: H,
) -> Route {
    let called = handler.clone();
    let direct: Direct = Arc::new(move |request, house| Box::pin(called.clone().call(request, house)));
    Route { direct: Some(direct), ..post(operation, handler) }
}

/// The addresses that are served, and what for.
#[derive(Default)]
pub(crate) struct Routes {
    router: Router<Arc<House>>,
    served: BTreeMap<&'static str, Vec<Served>>,
}

/// What one method at an address serves.
struct Served {
    method: Method,
    operation: Operation,
    direct: Option<Direct>,
}

impl Routes {
    /// With one address more.
    pub(crate) fn route(mut self, address: &'static str, routes: impl IntoIterator<Item = Route>) -> Self {
        for Route { method, operation, handler, direct } in routes {
            self.router = Router::route(self.router, address, handler);
            self.served.entry(address).or_default().push(Served { method, operation, direct });
        }
        self
    }

    /// Together with others.
    pub(crate) fn merge(mut self, others: Routes) -> Self {
        self.router = self.router.merge(others.router);
        self.served.extend(others.served);
        self
    }

    /// The router, and the operations of every address.
    pub(crate) fn build(self) -> (Router<Arc<House>>, Addresses) {
        let mut addresses = Addresses::default();
        for (address, served) in self.served {
            let index = addresses.served.len();
            addresses.found.insert(address, index).expect("the router takes it, too");
            addresses.served.push((address, served));
        }
        (self.router, addresses)
    }
}

/// Which operation each method at each address is.
#[derive(Default)]
pub(crate) struct Addresses {
    /// The same matcher as the router's.
    found: matchit::Router<usize>,
    served: Vec<(&'static str, Vec<Served>)>,
}

/// What a request asks for.
pub(crate) struct Found {
    /// The address with names in place of what is different every time.
    pub(crate) address: &'static str,
    pub(crate) operation: Operation,
    /// Where the router is left out: what answers, and at which table.
    pub(crate) direct: Option<(Direct, TableId)>,
}

impl Addresses {
    /// What this method asks for there.
    pub(crate) fn find(&self, method: &Method, path: &str) -> Found {
        let nothing = Found { address: "none", operation: Operation::Nothing, direct: None };
        let Ok(found) = self.found.at(path) else { return nothing };
        let method = if *method == Method::HEAD { &Method::GET } else { method };
        let (address, served) = &self.served[*found.value];
        let Some(served) = served.iter().find(|served| served.method == *method) else {
            return Found { address, ..nothing };
        };
        // What is no id as it stands, the router decodes or refuses.
        let table = || found.params.get("table").and_then(|table| table.parse().ok());
        let direct = served.direct.as_ref().and_then(|direct| Some((direct.clone(), table()?)));
        Found { address, operation: served.operation, direct }
    }

    /// What whoever answers at this path needs besides the store.
    pub(crate) fn needs(&self, path: &str) -> Needs {
        match self.found.at(path) {
            Ok(found) => Needs::of(self.served[*found.value].0, |name| found.params.get(name)),
            Err(_) => Needs::Nothing,
        }
    }

    /// Every address that is served.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = &'static str> {
        self.served.iter().map(|(address, _)| *address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn answer() {}

    #[test]
    fn an_address_serves_an_operation_for_each_method() {
        let both = [get(Operation::List, answer), post(Operation::OpenTable, answer)];
        let a = Routes::route(Routes::default(), "/a", both);
        let b = Routes::route(Routes::default(), "/b/{code}", [get(Operation::GuessCode, answer)]);
        let (_, addresses) = a.merge(b).build();
        let find = |method, path| {
            let Found { address, operation, .. } = addresses.find(&method, path);
            (address, operation)
        };
        assert_eq!(find(Method::GET, "/a"), ("/a", Operation::List));
        assert_eq!(find(Method::POST, "/a"), ("/a", Operation::OpenTable));
        assert_eq!(find(Method::HEAD, "/b/7"), ("/b/{code}", Operation::GuessCode));
        assert_eq!(find(Method::POST, "/b/7"), ("/b/{code}", Operation::Nothing));
        assert_eq!(find(Method::GET, "/b/7/8"), ("none", Operation::Nothing));
        assert_eq!(find(Method::GET, "/c"), ("none", Operation::Nothing));
    }

    #[test]
    fn the_router_is_left_out_only_where_the_address_names_a_table() {
        let direct = [get(Operation::Look, answer), post_directly(Operation::Act, answer)];
        let (_, addresses) = Routes::route(Routes::default(), "/t/{table}", direct).build();
        let id = crate::luck::table_id();
        let table = |method, path: &str| addresses.find(&method, path).direct.map(|(_, table)| table);
        assert_eq!(table(Method::POST, &format!("/t/{id}")), Some(id.clone()));
        assert_eq!(table(Method::GET, &format!("/t/{id}")), None);
        assert_eq!(
            table(Method::POST, &format!("/t/%{:x}{}", id.as_str().as_bytes()[0], &id.as_str()[1..])),
            None
        );
        assert_eq!(table(Method::POST, "/t/nothing"), None);
    }
}
