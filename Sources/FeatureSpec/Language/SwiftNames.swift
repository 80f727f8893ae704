import SpecSource
import SpecSwift

extension Located<String> {
  /// The name in a Swift declaration, where a keyword needs backticks.
  public var declared: String {
    escapedIdentifier(value)
  }

  /// The name as the label of an argument in a call, where only one keyword needs backticks.
  public var argument: String {
    value == "inout" ? "`inout`" : value
  }

  /// The name as the label of a parameter, where few keywords need backticks.
  public var label: String {
    ["inout", "let", "var"].contains(value) ? "`\(value)`" : value
  }

  /// The name after a dot, where few keywords need backticks.
  public var member: String {
    escapedMember(value)
  }

  /// The text as a Swift string literal on one line.
  public var literal: String {
    escapedStringLiteral(value)
  }
}

extension Parameter {
  /// The parameter in the declaration of an enum's case: `_ text: String`, or the label alone.
  public var caseDeclaration: String {
    "\(label ?? "_ \(name.declared)"): \(type.text)\(defaultClause)"
  }

  /// The clause after the type of a parameter that has a default.
  public var defaultClause: String { defaultValue.map { " = \($0.text)" } ?? "" }

  /// The parameter in the declaration of a function.
  public var functionDeclaration: String {
    functionDeclaration(type: type.text) + defaultClause
  }

  /// Writes the parameter in the declaration of a function that uses another name for the type, without a default.
  public func functionDeclaration(type: String) -> String {
    switch label {
    case nil: "_ \(name.declared): \(type)"
    case name.value: "\(name.declared): \(type)"
    case let label?: "\(label) \(name.declared): \(type)"
    }
  }
}

extension CallArgument {
  /// The argument as written in a call.
  public var text: String {
    label.map { "\($0.name): \(value.text)" } ?? value.text
  }
}

extension FragmentAnalysis {
  /// Whether the fragment uses a name that it does not declare itself.
  public func mentions(_ name: String) -> Bool {
    references.contains { $0.base.name == name }
  }
}

extension ActionCall {
  /// Whether an argument or the Swift in brackets uses a name that it does not declare itself.
  public func mentions(_ name: String) -> Bool {
    argumentValues.contains { $0.analysis.mentions(name) }
  }
}

extension NamedAction {
  /// Whether the payload, or an id on the path to the action, uses a name that it does not declare itself.
  public func mentions(_ name: String) -> Bool { call.mentions(name) }
}
