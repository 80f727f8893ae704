import SpecSource

@testable import SpecYAML

/// Reads a text as a file named `Spec.yaml`.
func parse(_ text: String, limits: YAMLLimits = .standard) -> Parsed<YAMLNode> {
  parseYAML(SourceFile(path: "Spec.yaml", text: text), limits: limits)
}

/// Returns a diagnostic in the form that the tests expect: place, message, and the hint after an arrow.
func shown(_ diagnostic: Diagnostic) -> String {
  let start = diagnostic.span?.start
  let place = "\(start?.line ?? 0):\(start?.column ?? 0)"
  return "\(place) \(diagnostic.message) → \(diagnostic.hint ?? "no hint")"
}

extension Parsed {
  /// The diagnostics in the form that the tests expect.
  var shownDiagnostics: [String] {
    diagnostics.map(shown)
  }
}

extension YAMLNode {
  /// The node and all nodes inside of it, outer nodes first.
  var all: [YAMLNode] {
    switch content {
    case .scalar, .missing: [self]
    case .sequence(let items): [self] + items.flatMap(\.all)
    case .mapping(let members): [self] + members.flatMap { [$0.key] + $0.value.all }
    }
  }

  /// The node as text for the comparison of whole trees: lists in `[]`, mappings in `{}`, texts in quotes.
  var outline: String {
    switch content {
    case .missing: "?"
    case .scalar(let scalar): scalar.text.debugDescription
    case .sequence(let items): "[\(items.map(\.outline).joined(separator: ", "))]"
    case .mapping(let members):
      "{\(members.map { "\($0.name): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }
}
