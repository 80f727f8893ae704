/// The beginning of an effect's closure: what it captures, and its parameters.
struct ClosureOpening: Sendable {
  /// The captures of a closure.
  enum Captures: Sendable {
    case nothing
    /// The whole state.
    case state
    /// Values of the state, each under a name, on one line or each on a line of its own.
    case values([CapturedValue], isLong: Bool)
  }

  private(set) var captures: Captures
  let parameters: String

  /// A closure that reads the state or not.
  init(capturesState: Bool, parameters: String) {
    captures = capturesState ? .state : .nothing
    self.parameters = parameters
  }

  /// Captures values in place of the state.
  ///
  /// - Parameters:
  ///   - head: The text before the closure on its line.
  ///   - columns: The columns that there are for the line.
  mutating func capture(_ values: [CapturedValue], after head: String, columns: Int) {
    captures = .values(values, isLong: false)
    if head.columns + line.columns > columns { captures = .values(values, isLong: true) }
  }

  /// The beginning on one line: `{ [state] send in`; the brace alone where the captured values follow.
  var line: String {
    switch captures {
    case .nothing: "{ \(parameters) in"
    case .state: "{ [state] \(parameters) in"
    case .values(let values, isLong: false):
      "{ [\(values.map(\.text).joined(separator: ", "))] \(parameters) in"
    case .values(_, isLong: true): "{"
    }
  }

  /// The captured values where each has a line of its own.
  var longCaptures: (lines: [String], parameters: String)? {
    guard case .values(let values, isLong: true) = captures else { return nil }
    return (commaSeparated(values.map(\.text)), parameters)
  }
}
