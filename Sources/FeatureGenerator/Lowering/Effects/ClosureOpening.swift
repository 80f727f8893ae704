import SwiftCode

/// The beginning of an effect's closure: what it captures, and its parameters.
struct ClosureOpening: Sendable {
  /// The captures of a closure.
  enum Captures: Sendable {
    case nothing
    /// The whole state.
    case state
    /// Values of the state, each under a name.
    case values([CapturedValue])
  }

  var captures: Captures
  let parameters: String

  /// A closure that reads the state or not.
  init(capturesState: Bool, parameters: String) {
    captures = capturesState ? .state : .nothing
    self.parameters = parameters
  }

  /// The beginning: `{ [state] send in`; captured values have lines of their own where the line is too long.
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
