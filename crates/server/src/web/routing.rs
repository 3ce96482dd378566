//! Registering routes, each with the operation it serves: one without cannot be registered.

use crate::house::House;
use crate::web::operation::Operation;
use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{self, MethodRouter};
use std::collections::HashMap;
use std::sync::Arc;

/// What answers one method at an address.
pub(crate) struct Route {
    method: Method,
    operation: Operation,
    handler: MethodRouter<Arc<House>>,
}

/// `GET`, and with it `HEAD`.
pub(crate) fn get<H: Handler<T, Arc<House>>, T: 'static>(operation: Operation, handler: H) -> Route {
    Route { method: Method::GET, operation, handler: routing::get(handler) }
}

/// `POST`.
pub(crate) fn post<H: Handler<T, Arc<House>>, T: 'static>(operation: Operation, handler: H) -> Route {
    Route { method: Method::POST, operation, handler: routing::post(handler) }
}

/// The addresses that are served, and what for.
#[derive(Default)]
pub(crate) struct Routes {
    router: Router<Arc<House>>,
    operations: Operations,
}

impl Routes {
    /// With one address more.
    pub(crate) fn route(mut self, address: &'static str, routes: impl IntoIterator<Item = Route>) -> Self {
        for Route { method, operation, handler } in routes {
            self.router = Router::route(self.router, address, handler);
            self.operations.0.entry(address).or_default().push((method, operation));
        }
        self
    }

    /// Together with others.
    pub(crate) fn merge(mut self, others: Routes) -> Self {
        self.router = self.router.merge(others.router);
        self.operations.0.extend(others.operations.0);
        self
    }

    /// The router, and the operation of every route.
    pub(crate) fn build(self) -> (Router<Arc<House>>, Operations) {
        (self.router, self.operations)
    }
}

/// Which operation each method at each address is.
#[derive(Debug, Default)]
pub(crate) struct Operations(HashMap<&'static str, Vec<(Method, Operation)>>);

impl Operations {
    /// What a request that was routed asks for.
    pub(crate) fn asked_by(&self, request: &Request) -> Operation {
        let address = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str).unwrap_or_default();
        self.find(address, request.method())
    }

    fn find(&self, address: &str, method: &Method) -> Operation {
        let method = if *method == Method::HEAD { &Method::GET } else { method };
        let routes = self.0.get(address).map(Vec::as_slice).unwrap_or_default();
        routes
            .iter()
            .find(|(known, _)| known == method)
            .map_or(Operation::Nothing, |(_, operation)| *operation)
    }

    /// Every address that is served.
    #[cfg(test)]
    pub(crate) fn addresses(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
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
        let (_, operations) = a.merge(b).build();
        assert_eq!(operations.find("/a", &Method::GET), Operation::List);
        assert_eq!(operations.find("/a", &Method::POST), Operation::OpenTable);
        assert_eq!(operations.find("/b/{code}", &Method::HEAD), Operation::GuessCode);
        assert_eq!(operations.find("/b/{code}", &Method::POST), Operation::Nothing);
        assert_eq!(operations.find("/c", &Method::GET), Operation::Nothing);
    }
}
