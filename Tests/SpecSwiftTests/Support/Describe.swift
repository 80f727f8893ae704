import SpecSource
import Testing

@testable import SpecSwift

/// Returns diagnostics as `line:column message [hint]`, in the order in which they were found.
func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
    return place + diagnostic.message + (diagnostic.hint.map { " [\($0)]" } ?? "")
  }
}

/// Describes a reference in its written form, with `=` after a replaced element and `±` after a changed one.
func describe(_ reference: Reference) -> String {
  var text = reference.base.name + describe(reference.baseCall)
  text += reference.baseHasSubscript ? "[]" : ""
  for member in reference.members {
    text += "." + member.name + describe(member.call) + (member.hasSubscript ? "[]" : "")
  }
  switch reference.access {
  case .read: return text
  case .write: return text + "="
  case .readWrite: return text + "±"
  }
}

/// Describes the labels of a call's arguments, with `{}` after trailing closures.
private func describe(_ arguments: [Argument]?) -> String {
  guard let arguments else { return "" }
  let labels = arguments.map { ($0.label?.name ?? "_") + ($0.isTrailingClosure ? "{}" : "") }
  return "(" + labels.joined(separator: ",") + ")"
}

/// Returns a type's name in its written form, without generic arguments.
func describe(_ type: TypeName) -> String {
  ([type.base] + type.members).map(\.name).joined(separator: ".")
}

/// Returns an address in its written form.
func describe(_ address: Address) -> String {
  address.components.map { component in
    component.name.name + (component.subscriptValue.map { "[\($0.text)]" } ?? "")
  }
  .joined(separator: ".")
}

/// Parses a text that has no errors, with all options enabled.
func parsed(_ text: String, as kind: FragmentKind) throws -> SwiftFragment {
  let result = parseFragment(Sample.plain(text), as: kind, options: .all)
  return try #require(result.value, "\(lines(result.diagnostics))")
}
