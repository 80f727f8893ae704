import JSONRPC
import SpecSource
import Testing

@Suite("Messages")
struct MessageTests {
  private func read(_ text: String) -> IncomingMessage { IncomingMessage(body: Array(text.utf8)) }

  @Test("requests, notifications and responses are distinguished")
  func tellsApart() throws {
    guard
      case .request(.number(1), "a", let params) = read(
        #"{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":2}}"#)
    else { throw Unexpected() }
    #expect(params["x"]?.number == 2)
    guard case .request(.text("é"), "a", _) = read(#"{"jsonrpc":"2.0","id":"é","method":"a"}"#)
    else { throw Unexpected() }
    guard case .notification("b", _) = read(#"{"jsonrpc":"2.0","method":"b"}"#) else {
      throw Unexpected()
    }
    guard case .response(.number(7), _) = read(#"{"jsonrpc":"2.0","id":7,"result":null}"#) else {
      throw Unexpected()
    }
    guard case .response(nil, _) = read(#"{"jsonrpc":"2.0","id":null,"error":{}}"#) else {
      throw Unexpected()
    }
  }

  @Test(
    "an invalid message is answered with an error",
    arguments: [
      ("{", -32700), ("[]", -32600), ("42", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[1],"method":"a"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
    ])
  func refuses(text: String, code: Int) throws {
    guard case .invalid(_, let error) = read(text) else { throw Unexpected() }
    #expect(error.code == code)
  }

  @Test("a request that a later message cancels is removed, and the others keep their order")
  func takesOutWhatWasCalledOff() throws {
    var queue = MessageQueue()
    for text in [
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"a"}"#, #"{"jsonrpc":"2.0","id":2,"method":"b"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"c"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#,
    ] { queue.append(read(text), length: text.utf8.count) }
    #expect(queue.takeCancelled() == [.number(2)])
    guard case .request(.number(1), _, _)? = queue.next(),
      case .request(.number(3), _, _)? = queue.next()
    else { throw Unexpected() }
    #expect(queue.isEmpty)
    #expect(queue.next() == nil)
  }

  @Test("a queue is full at four megabytes, and has room again after a message is taken")
  func fillsUp() {
    let message = read(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#)
    let cancel = read(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
    var queue = MessageQueue()
    queue.append(message, length: 3 << 20)
    #expect(!queue.isFull)
    queue.append(message, length: 1 << 20)
    #expect(queue.isFull)
    _ = queue.next()
    #expect(!queue.isFull)
    queue.append(message, length: 3 << 20)
    queue.append(cancel, length: 0)
    #expect(queue.isFull)
    #expect(queue.takeCancelled() == [.number(1), .number(1)])
    #expect(queue.isEmpty && !queue.isFull)
    // The shortest messages fill it, too.
    for _ in 0..<50_000 { queue.append(message, length: 0) }
    #expect(queue.isFull)
    while queue.next() != nil {}
    #expect(!queue.isFull)
  }

  @Test("messages are written as the protocol specifies")
  func writes() {
    #expect(
      OutgoingMessage.result(id: .number(1), .null).json.compact
        == #"{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(
      OutgoingMessage.error(id: nil, .methodNotFound("x")).json.compact
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"there is no request 'x'"}}"#
    )
    #expect(
      OutgoingMessage.notification(method: "m", params: .list(["a"])).json.compact
        == #"{"jsonrpc":"2.0","method":"m","params":["a"]}"#)
  }
}

/// A message was read as something else.
private struct Unexpected: Error {}
