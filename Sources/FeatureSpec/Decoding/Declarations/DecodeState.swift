import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the form of a feature's state: fields by name, an enum, or a type.
  mutating func stateForm(_ node: YAMLNode?) -> StateForm {
    guard let node else { return .fields([]) }
    switch node.content {
    case .mapping(let members) where members.contains { $0.name == "enum" }:
      return stateCases(node)
    case .scalar where node.isWholeState:
      return .type(fragment(node, .type))
    default:
      return .fields(fields(node, of: "names to fields"))
    }
  }

  /// Reads the cases of a state.
  private mutating func stateCases(_ node: YAMLNode) -> StateForm {
    guard let mapping = mapping(node, as: .stateCases), let list = mapping["enum"] else {
      return .fields([])
    }
    var cases = enumCases(list)
    for index in cases.indices {
      guard let value = cases[index].rawValue else { continue }
      let name = cases[index].name
      // A name that begins like a type may be meant to be a child.
      let isType = value.first?.isUppercase == true
      report(
        .wrongValue, "'\(name.value)' is a case of the state and cannot have a raw value",
        at: name.span,
        hint: isType
          ? "declare a child under 'children', and only its name here: 'children: {\(name.value): \(value)}'"
          : "declare its payload under 'with': '\(name.value): {with: {_ count: Int}}'")
      cases[index].rawValue = nil
    }
    return .cases(cases)
  }

  /// Reads the complete state that a test starts from; nil when the test specifies fields.
  mutating func givenState(_ node: YAMLNode?) -> SwiftFragment? {
    node.flatMap { $0.isWholeState ? fragment($0, .expression) : nil }
  }
}

extension YAMLNode {
  /// Whether the node is Swift for a whole state, or the state's type. Such a node is a text, but not a line of a
  /// mapping whose colon has no space after it.
  var isWholeState: Bool {
    guard let scalar, !isNothing else { return false }
    guard scalar.style == .plain, let colon = scalar.text.firstIndex(of: ":") else { return true }
    return !isIdentifier(String(scalar.text[..<colon]))
  }
}
