//! Error answers over HTTP: a status, a code for programs and a kind sentence for people.

use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::tables::TableError;

/// An error answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: Cow<'static, str>,
    message: String,
}

/// The body of an error answer.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    error: ProblemText,
}

#[derive(Serialize, ToSchema)]
struct ProblemText {
    /// What it is, for programs.
    #[schema(value_type = String)]
    code: Cow<'static, str>,
    /// What it is, for people.
    message: String,
}

impl Problem {
    pub(crate) fn new(
        status: StatusCode,
        code: impl Into<Cow<'static, str>>,
        message: impl Into<String>,
    ) -> Problem {
        Problem { status, code: code.into(), message: message.into() }
    }

    pub(crate) fn too_many() -> Problem {
        let message = "this is too much at once; please wait a moment";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        if let TableError::Failed(why) | TableError::Unreadable(why) = &error {
            tracing::warn!(why, "a request could not be served");
        }
        let (status, code) = match &error {
            TableError::NoSuchTable => (StatusCode::NOT_FOUND, "no-such-table"),
            TableError::Closed => (StatusCode::GONE, "table-closed"),
            TableError::Full => (StatusCode::SERVICE_UNAVAILABLE, "hall-full"),
            TableError::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            TableError::Moving => (StatusCode::SERVICE_UNAVAILABLE, "moving"),
            TableError::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-setup"),
            TableError::Failed(_) | TableError::Unreadable(_) => {
                (StatusCode::SERVICE_UNAVAILABLE, "unreachable")
            }
        };
        Problem::new(status, code, error.to_string())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let again = matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
        let body = ProblemBody { error: ProblemText { code: self.code, message: self.message } };
        let mut response = (self.status, Json(body)).into_response();
        if again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
