import JSON
import SpecSource

/// The id of a request.
public enum RequestID: Sendable, Hashable {
  /// A number.
  case number(Int)
  /// A text.
  case text(String)

  /// Reads an id; nil for a value that cannot be an id.
  public init?(_ value: JSONValue?) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    default: return nil
    }
  }

  /// The id as JSON.
  public var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}

/// The reason why a request has no result.
public struct RPCError: Error, Sendable, Equatable {
  /// The number of the error, for programs.
  public var code: Int
  /// The description of the error, for people.
  public var message: String

  /// Makes an error.
  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  /// Makes the error for a body that is not JSON, or for an invalid header.
  public static func parseError(_ message: String) -> RPCError {
    RPCError(code: -32700, message: message)
  }

  /// Makes the error for JSON that is not a message, or for a message at the wrong time.
  public static func invalidRequest(_ message: String) -> RPCError {
    RPCError(code: -32600, message: message)
  }

  /// Makes the error for a request that the server does not know.
  public static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no request '\(method)'")
  }

  /// Makes the error for invalid parameters of a request.
  public static func invalidParams(_ message: String) -> RPCError {
    RPCError(code: -32602, message: message)
  }
}

/// A message that was received.
public enum IncomingMessage: Sendable {
  /// A message that must be answered.
  case request(id: RequestID, method: String, params: JSONValue)
  /// A message that must not be answered.
  case notification(method: String, params: JSONValue)
  /// The answer to a request that this side has sent.
  case response(id: RequestID?, Result<JSONValue, RPCError>)
  /// A message that cannot be understood, with the id for its answer, if it has one.
  case invalid(id: RequestID?, RPCError)

  /// Reads the body of a message.
  public init(body: [UInt8]) {
    do throws(JSONError) {
      self.init(try parseJSON(body))
    } catch {
      self = .invalid(id: nil, .parseError("the message is not JSON: \(error.description)"))
    }
  }

  private init(_ value: JSONValue) {
    guard let members = value.members else {
      self = .invalid(
        id: nil, .invalidRequest("a message is a single object; batches are not supported"))
      return
    }
    let id = RequestID(value["id"])
    let hasID = members.contains { $0.key == "id" }
    guard value["jsonrpc"]?.text == "2.0" else {
      self = .invalid(id: id, .invalidRequest("a message needs 'jsonrpc': '2.0'"))
      return
    }
    let params = value["params"] ?? .object([])
    switch (value["method"], hasID) {
    case (.text(let method)?, true):
      self =
        id.map { .request(id: $0, method: method, params: params) }
        ?? .invalid(id: nil, .invalidRequest("an id is a number or a text"))
    case (.text(let method)?, false): self = .notification(method: method, params: params)
    case (nil, true) where members.contains { $0.key == "result" || $0.key == "error" }:
      self = .response(id: id, IncomingMessage.answer(value))
    default:
      self = .invalid(id: id, .invalidRequest("a message needs a method"))
    }
  }
}

extension IncomingMessage {
  /// Reads the content of the answer to a request.
  private static func answer(_ value: JSONValue) -> Result<JSONValue, RPCError> {
    guard let error = value["error"] else { return .success(value["result"] ?? .null) }
    return .failure(
      RPCError(code: error["code"]?.number ?? 0, message: error["message"]?.text ?? ""))
  }
}

/// Messages that are sent, as the bodies of frames.
public enum OutgoingMessage: Sendable {
  /// The answer to a request.
  case result(id: RequestID, JSONValue)
  /// The reason why a request has no result; without an id where the id could not be read.
  case error(id: RequestID?, RPCError)
  /// A message that is not answered.
  case notification(method: String, params: JSONValue)
  /// A message that is answered.
  case request(id: RequestID, method: String, params: JSONValue)

  /// The message as JSON.
  public var json: JSONValue {
    let version: (key: String, value: JSONValue) = ("jsonrpc", "2.0")
    return switch self {
    case .result(let id, let value): .object([version, ("id", id.json), ("result", value)])
    case .error(let id, let error):
      .object([
        version, ("id", id?.json ?? .null),
        (
          "error",
          .object([("code", .number(error.code)), ("message", .text(error.message))])
        ),
      ])
    case .notification(let method, let params):
      .object([version, ("method", .text(method)), ("params", params)])
    case .request(let id, let method, let params):
      .object([
        version, ("id", id.json), ("method", .text(method)), ("params", params),
      ])
    }
  }
}
