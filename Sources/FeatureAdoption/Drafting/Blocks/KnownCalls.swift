import SpecSwift

/// The calls of which the generator knows what they wait for and throw: of described endpoints, and of functions that a feature is
/// given.
struct KnownCalls {
  /// The labels of what is given, by what is called: `store.load`, `fetch`.
  private let labels: [String: [String?]]

  init(_ labels: [String: [String?]]) { self.labels = labels }

  /// Whether a value is one of them, be it marked or not: one that neither waits nor throws needs no marks.
  func include(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.unmarked.kind,
      let names = callee.memberNames, let labels = labels[names.joined(separator: ".")]
    else { return false }
    // A closure behind a call has no label, whatever its parameter's is.
    let hasTrailingClosure = arguments.last?.closure != nil && value.source.text.hasSuffix("}")
    return hasTrailingClosure || arguments.map(\.label) == labels
  }

  /// Whether the tokens of some Swift name one of them.
  func areNamed(in words: [String]) -> Bool {
    words.indices.contains { place in
      labels[words[place]] != nil || labels[words[place...].prefix(3).joined()] != nil
    }
  }
}
