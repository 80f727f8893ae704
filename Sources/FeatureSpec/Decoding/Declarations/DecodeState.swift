import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads what the state of a feature is: fields by name, an enum, or a type.
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
    let cases = enumCases(list)
    for one in cases where one.rawValue != nil {
      report(
        "'\(one.name.value)' is a case of the state and has no raw value", at: one.name.span,
        hint: "what it holds stands under 'with': '\(one.name.value): {with: {_ count: Int}}'")
    }
    return .cases(cases)
  }

  /// Reads the state that a test starts from as a whole; nil where its fields are given.
  mutating func givenState(_ node: YAMLNode?) -> SwiftFragment? {
    node.flatMap { $0.isWholeState ? fragment($0, .expression) : nil }
  }
}

extension YAMLNode {
  /// Whether Swift for a whole state stands here, or its type: a text, and no line of a mapping whose colon has no space
  /// behind it.
  var isWholeState: Bool {
    guard let scalar, !isNothing else { return false }
    guard scalar.style == .plain, let colon = scalar.text.firstIndex(of: ":") else { return true }
    return !isIdentifier(String(scalar.text[..<colon]))
  }
}
