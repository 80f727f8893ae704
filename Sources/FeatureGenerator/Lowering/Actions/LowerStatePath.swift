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
    let parts = parts
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case .property(let name, let brackets, let isOptional):
        text += ".\(escapedMember(name))" + (brackets ?? "")
        if !isLast, isOptional, !parts[index + 1].isCase { text += "?" }
      case .shared(let name, let brackets, let isOptional):
        openings.append("\(text).$\(name).withLock {")
        text = "$0" + (brackets ?? "") + (!isLast && isOptional ? "?" : "")
      case .element(let name, let id):
        text += ".\(escapedMember(name))"
        guard let id else { continue }
        if !isLast, case .oneOf(let name) = parts[index + 1], index + 1 < parts.count - 1 {
          text += "[id: \(id.text), case: \\.\(escapedMember(name))]?"
        } else {
          text += "[id: \(id.text)]" + (isLast || parts[index + 1].isCase ? "" : "?")
        }
      case .oneOf(let name):
        if isLast {
          let payload = CallTree.call(".\(escapedMember(name))", [.text(value)])
          return nested(openings, "\(text) = \(payload.text(columns: 80 - text.count))")
        }
        guard index > 0, case .element = parts[index - 1] else {
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
    let parts = parts
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
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

  /// The parts of the way as Swift writes them.
  private var parts: [StatePart] { steps.flatMap(StatePart.parts) }
}

/// A part of the way to a piece of state, as Swift writes it.
private enum StatePart {
  /// A property, with the brackets after it, and whether what follows is in an optional.
  case property(String, brackets: String?, isOptional: Bool)
  /// A shared field, with the brackets after it, and whether what follows is in an optional.
  case shared(String, brackets: String?, isOptional: Bool)
  /// A row or an element of a stack, by its id; nil for all of them.
  case element(String, id: SwiftFragment?)
  /// A case of an enum.
  case oneOf(String)

  /// Whether it is a case of an enum.
  var isCase: Bool { if case .oneOf = self { true } else { false } }

  /// The parts of a step; the state of a child may lie in several properties.
  static func parts(of step: StatePath.Step) -> [StatePart] {
    if let name = step.caseName { return [.oneOf(name)] }
    switch step {
    case .property(let name, let brackets, let isOptional):
      return [.property(name, brackets: brackets, isOptional: isOptional)]
    case .shared(let name, let brackets, let isOptional):
      return [.shared(name, brackets: brackets, isOptional: isOptional)]
    case .child(let child):
      return outer(child)
        + [.property(child.stateName, brackets: nil, isOptional: child.presence == .optional)]
    case .element(let child, let id): return outer(child) + [.element(child.stateName, id: id)]
    case .feature, .plainCase: return []
    }
  }

  /// The properties around the state of a child.
  private static func outer(_ child: Child) -> [StatePart] {
    child.stateNames.dropLast().map { .property($0, brackets: nil, isOptional: false) }
  }
}

extension Child {
  /// The name of the property that holds its state.
  fileprivate var stateName: String { stateNames.last ?? name.value }
}
