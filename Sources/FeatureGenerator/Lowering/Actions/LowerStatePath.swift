import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension StatePath {
  /// The statement that gives the piece of state a value.
  ///
  /// - Parameter state: What the state is called; by default it is the argument of the closure around the statement.
  package func assignment(of value: String, in state: String = "$0") -> String {
    var text = state
    var openings: [String] = []
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case .property(let name, let brackets, let isOptional):
        text += ".\(escapedMember(name))" + (brackets ?? "")
        if !isLast, isOptional, !isOneOf(index + 1) { text += "?" }
      case .shared(let name, let brackets, let isOptional):
        openings.append("\(text).$\(name).withLock {")
        text = "$0" + (brackets ?? "") + (!isLast && isOptional ? "?" : "")
      case .element(let name, let id):
        text += ".\(escapedMember(name))"
        guard let id else { continue }
        if !isLast, case .oneOf(let name) = steps[index + 1], index + 1 < steps.count - 1 {
          text += "[id: \(id.text), case: \\.\(escapedMember(name))]?"
        } else {
          text += "[id: \(id.text)]" + (isLast || isOneOf(index + 1) ? "" : "?")
        }
      case .oneOf(let name):
        if isLast {
          let payload = CallTree.call(".\(escapedMember(name))", [.text(value)])
          return nested(openings, "\(text) = \(payload.text(columns: 80 - text.count))")
        }
        guard index > 0, case .element = steps[index - 1] else {
          openings.append("\(text).modify(\\.\(escapedMember(name))) {")
          text = "$0"
          continue
        }
      }
    }
    return nested(openings, "\(text) = \(value)")
  }

  /// The piece of state as a test reads it from its store.
  var value: String {
    var text = "store.state"
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case .property(let name, let brackets, let isOptional),
        .shared(let name, let brackets, let isOptional):
        text += ".\(escapedMember(name))\(brackets ?? "")" + (isOptional && !isLast ? "!" : "")
      case .element(let name, let id):
        text += ".\(escapedMember(name))" + (id.map { "[id: \($0.text)]!" } ?? "")
      case .oneOf(let name):
        text += ".\(escapedMember(name))!"
      }
    }
    return text
  }

  /// A statement in closures, each on lines of its own if they do not fit on one.
  private func nested(_ openings: [String], _ statement: String) -> String {
    guard !openings.isEmpty else { return statement }
    let line = openings.map { "\($0) " }.joined() + statement + openings.map { _ in " }" }.joined()
    guard line.isMultiline || line.columns > columnLimit - 6 else { return line }
    return openings.reversed().reduce(statement) { "\($1)\n\($0.indented())\n}" }
  }

  private func isOneOf(_ index: Int) -> Bool {
    if case .oneOf = steps[index] { true } else { false }
  }
}
