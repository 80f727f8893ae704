import SpecSource
import SpecSwift

/// The refusal of a draft's spec.
struct Refusal {
  /// The reasons.
  let reasons: [AdoptionReason]
  /// The children whose first states the spec cannot make.
  var unmadeChildren: Set<String> = []
  /// The rules that the spec breaks.
  var brokenRules: Set<Rule> = []
  /// The actions that all errors in the spec are about; none for a spec that has other errors.
  var actions: Set<String> = []
}

extension Refusal {
  /// Makes the refusal of a feature's spec from the errors.
  init(_ problems: [Diagnostic], of feature: LinkedType, in spec: KeysOfSpec) {
    self.init(
      reasons: problems.map { problem in
        AdoptionReason(
          text: "its spec is refused: \(problem.message)", span: feature.origin.span)
      },
      brokenRules: Set(problems.compactMap(\.rule)),
      actions: spec.actions(about: problems) ?? [])
  }
}

extension KeysOfSpec {
  /// Returns the actions whose blocks contain all errors; nil when an error is elsewhere.
  fileprivate func actions(about problems: [Diagnostic]) -> Set<String>? {
    var found: Set<String> = []
    for problem in problems {
      guard let span = problem.span, span.file.path == path, let keys = around(span),
        ["actions", "reactions"].contains(keys.outer)
      else { return nil }
      found.insert(keys.inner)
    }
    return found
  }
}
