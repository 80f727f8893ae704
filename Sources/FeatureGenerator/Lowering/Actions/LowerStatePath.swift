import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

extension StatePath {
  /// Returns the statement that assigns a value to the part of the state.
  ///
  /// - Parameter state: The name of the state; by default the argument of the closure around the statement.
  package func assignment(of value: Code, in state: String = "$0") -> Code {
    var text = Code(state)
    var openings: [Code] = []
    let parts = parts
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case .property(let name, let brackets, let isOptional):
        let isChained = !isLast && isOptional && !parts[index + 1].isCase
        text = "\(text).\(escapedMember(name))\(brackets ?? "")\(isChained ? "?" : "")"
      case .shared(let name, let brackets, let isOptional):
        openings.append("\(text).$\(name).withLock {")
        text = "$0\(brackets ?? "")\(!isLast && isOptional ? "?" : "")"
      case .element(let name, let id):
        text = "\(text).\(escapedMember(name))"
        guard let id else { continue }
        if !isLast, case .oneOf(let name) = parts[index + 1], index + 1 < parts.count - 1 {
          text = "\(text)[id: \(id), case: \\.\(escapedMember(name))]?"
        } else {
          text = "\(text)[id: \(id)]\(isLast || parts[index + 1].isCase ? "" : "?")"
        }
      case .oneOf(let name):
        if isLast {
          return nested(openings, "\(text) = \(Code.call(".\(escapedMember(name))", [value]))")
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

  /// The part of the state as a test reads it from its store.
  var value: Code {
    var text: Code = "store.state"
    let parts = parts
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case .property(let name, let brackets, let isOptional),
        .shared(let name, let brackets, let isOptional):
        let mark = isOptional && !isLast ? "!" : ""
        text = "\(text).\(escapedMember(name))\(brackets ?? "")\(mark)"
      case .element(let name, let id):
        text = "\(text).\(escapedMember(name))"
        if let id { text = "\(text)[id: \(id)]!" }
      case .oneOf(let name):
        text = "\(text).\(escapedMember(name))!"
      }
    }
    return text
  }

  /// Returns a statement in closures. Each closure has lines of its own if they do not fit on one line.
  private func nested(_ openings: [Code], _ statement: Code) -> Code {
    guard !openings.isEmpty else { return statement }
    return .group(
      openings.reversed().reduce(statement) { $1 + .nested(.space + $0) + .space + "}" }, .byLines)
  }

  /// The parts of the path as Swift writes them.
  private var parts: [StatePart] { steps.flatMap(StatePart.parts) }
}

/// A part of the path to a part of the state, as Swift writes it.
private enum StatePart {
  /// A property, the brackets after it, and whether the value of both is optional.
  case property(String, brackets: String?, isOptional: Bool)
  /// A shared field, the brackets after it, and whether the value of both is optional.
  case shared(String, brackets: String?, isOptional: Bool)
  /// A row or an element of a stack, by its ID; nil for all rows or elements.
  case element(String, id: SwiftFragment?)
  /// A case of an enum.
  case oneOf(String)

  /// Whether the part is a case of an enum.
  var isCase: Bool { if case .oneOf = self { true } else { false } }

  /// Returns the parts of a step. The state of a child may be nested in several properties.
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

  /// Returns the properties around the state of a child.
  private static func outer(_ child: Child) -> [StatePart] {
    child.stateNames.dropLast().map { .property($0, brackets: nil, isOptional: false) }
  }
}

extension Child {
  /// The name of the property that holds the child's state.
  fileprivate var stateName: String { stateNames.last ?? name.value }
}
