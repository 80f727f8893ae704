import FeatureRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension SocketClient {
  /// The client that the app runs with: one web socket at a time.
  public static var live: Self {
    let socket = WebSocket()
    return Self(
      messages: { url in
        AsyncThrowingStream { continuation in
          let listening = Task {
            do {
              try await socket.listen(to: url) { continuation.yield($0) }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
          continuation.onTermination = { _ in listening.cancel() }
        }
      },
      send: { message in
        try await socket.send(message)
      },
      close: {
        await socket.close()
      }
    )
  }
}

/// The open connection, if there is one.
private actor WebSocket {
  private var task: URLSessionWebSocketTask?

  /// Opens a connection and hands on what arrives until it breaks.
  func listen(to url: URL, received: @Sendable (String) -> Void) async throws {
    close()
    let task = URLSession.shared.webSocketTask(with: url)
    self.task = task
    task.resume()
    while !Task.isCancelled {
      switch try await task.receive() {
      case .string(let text): received(text)
      case .data(let data): received(String(decoding: data, as: UTF8.self))
      @unknown default: break
      }
    }
  }

  /// Sends a text on the open connection.
  func send(_ message: String) async throws {
    guard let task else { throw URLError(.notConnectedToInternet) }
    try await task.send(.string(message))
  }

  /// Hangs up, if there is a connection.
  func close() {
    task?.cancel(with: .goingAway, reason: nil)
    task = nil
  }
}
