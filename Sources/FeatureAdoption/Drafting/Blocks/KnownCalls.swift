import SpecSwift

/// The calls of which the generator knows whether they wait and which errors they throw: calls of described
/// endpoints, and of functions that are parameters of a feature.
struct KnownCalls {
  /// The labels of the arguments, by the name of the called function: `store.load`, `fetch`.
  private let labels: [String: [String?]]

  init(_ labels: [String: [String?]]) { self.labels = labels }

  /// Whether a value is a known call, with or without marks. A call that neither waits nor throws needs no marks.
  func include(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.unmarked.kind,
      value.marks.allSatisfy({ ["await", "try"].contains($0) }),
      let names = callee.memberNames, let labels = labels[names.joined(separator: ".")]
    else { return false }
    // A trailing closure has no label, even if its parameter has one.
    let hasTrailingClosure = arguments.last?.closure != nil && value.source.text.hasSuffix("}")
    return hasTrailingClosure || arguments.map(\.label) == labels
  }

  /// Whether the tokens of some Swift name a known call.
  func areNamed(in words: [String]) -> Bool {
    words.indices.contains { place in
      labels[words[place]] != nil || labels[words[place...].prefix(3).joined()] != nil
    }
  }
}
