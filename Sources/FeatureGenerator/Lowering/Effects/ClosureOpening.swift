import SwiftCode

/// The beginning of an effect's closure: its captures and its parameters.
struct ClosureOpening: Sendable {
  /// The captures of a closure.
  enum Captures: Sendable {
    case nothing
    /// The whole state.
    case state
    /// Values of the state, each with a name.
    case values([CapturedValue])
  }

  var captures: Captures
  let parameters: String

  /// Makes the beginning of a closure that captures the whole state or nothing.
  init(capturesState: Bool, parameters: String) {
    captures = capturesState ? .state : .nothing
    self.parameters = parameters
  }

  /// The beginning: `{ [state] send in`. Captured values have lines of their own if the line is too long.
  var code: Code {
    switch captures {
    case .nothing: return "{ \(parameters) in"
    case .state: return "{ [state] \(parameters) in"
    case .values(let values):
      let items = values.map { Code($0.text) }.joined(separator: "," + .space)
      return .group(
        "{" + .nested(.space + "[" + .nested(.seam + items) + .seam + "] \(parameters) in"))
    }
  }
}
