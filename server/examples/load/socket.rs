//! One viewer's WebSocket, from the viewer's side.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Trouble;

/// How much is read at once. Messages are short, and there are many sockets.
const READ_BUFFER: usize = 4 * 1024;

/// One viewer's WebSocket.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(address: SocketAddr, path: &str) -> Result<Socket, Trouble> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let address = format!("ws://{address}{path}");
        let (socket, _) = client_async_with_config(address, stream, Some(config)).await?;
        Ok(Socket(socket))
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => return Err(format!("hung up on: {frame:?}").into()),
                Some(Ok(_)) => {}
                Some(Err(problem)) => return Err(problem.into()),
                None => return Err("the connection ended".into()),
            }
        }
    }
}
