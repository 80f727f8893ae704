import SpecSource
import SpecSwift

extension Located<String> {
  /// The name where Swift declares it: a keyword stands in backticks.
  public var declared: String {
    escapedIdentifier(value)
  }

  /// The name as the label of an argument in a call, where one keyword needs backticks.
  public var argument: String {
    value == "inout" ? "`inout`" : value
  }

  /// The name as the label of a parameter, where hardly any keyword needs backticks.
  public var label: String {
    ["inout", "let", "var"].contains(value) ? "`\(value)`" : value
  }

  /// The name behind a dot, where hardly any keyword needs backticks.
  public var member: String {
    escapedMember(value)
  }

  /// The text as a Swift string literal on one line.
  public var literal: String {
    escapedStringLiteral(value)
  }
}

extension Parameter {
  /// The parameter where an enum's case declares it: `_ text: String`, or the label alone.
  public var caseDeclaration: String {
    "\(label ?? "_ \(name.declared)"): \(type.text)\(defaultClause)"
  }

  /// What stands behind the type where it has a default.
  public var defaultClause: String { defaultValue.map { " = \($0.text)" } ?? "" }

  /// The parameter where a function declares it.
  public var functionDeclaration: String {
    functionDeclaration(type: type.text) + defaultClause
  }

  /// The parameter where a function declares it that calls its type otherwise, and has no default.
  public func functionDeclaration(type: String) -> String {
    switch label {
    case nil: "_ \(name.declared): \(type)"
    case name.value: "\(name.declared): \(type)"
    case let label?: "\(label) \(name.declared): \(type)"
    }
  }
}

extension CallArgument {
  /// The argument as it stands in a call.
  public var text: String {
    label.map { "\($0.name): \(value.text)" } ?? value.text
  }
}

extension FragmentAnalysis {
  /// Whether a name is used that the fragment does not declare itself.
  public func mentions(_ name: String) -> Bool {
    references.contains { $0.base.name == name }
  }
}

extension ActionCall {
  /// Whether an argument, or what stands in brackets, uses a name that it does not declare itself.
  public func mentions(_ name: String) -> Bool {
    argumentValues.contains { $0.analysis.mentions(name) }
  }
}

extension NamedAction {
  /// Whether the payload, or an id on the way to the action, uses a name that it does not declare itself.
  public func mentions(_ name: String) -> Bool { call.mentions(name) }
}
