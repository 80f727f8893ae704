import SpecSource
import SpecSwift

extension HandlerReader {
  /// Returns a case of the action that has no address. It is one case of a choice between all actions of a child, a
  /// group or the feature, and this choice excludes the actions that earlier cases handle.
  ///
  /// The result is nil if these actions have no common address, or if the patterns are not known.
  func choice(
    _ pattern: Pattern, _ scope: HandlerScope, at span: SourceSpan,
    _ make: (HandlerAddress) -> DraftedHandler
  ) -> [DraftedHandler]? {
    guard let place = patterns.place(around: pattern, span) else { return nil }
    let address = place.addresses[0]
    let handler = make(address)
    let named = pattern.keeping(Set(pattern.bindings.filter(handler.keys.mention)))
    guard let text = named.swift, let earlier = overlapping(text, scope) else { return nil }
    let isRest = named.bindings.isEmpty && place.isWhole
    let known = Set(
      handlers.all.filter { $0.address == address && $0.place == handler.place }.compactMap(
        \.pattern))
    guard !known.contains("_"), !known.contains(text) else { return nil }
    var all: [DraftedHandler] = []
    for other in earlier where !known.contains(other) {
      var left = handler
      (left.pattern, left.choosesAction) = (other, true)
      (left.keys, left.comments, left.function) = ([], [], nil)
      left.source.branch = Branch(body: [], interior: handler.source.branch.interior)
      all.append(left)
    }
    var own = handler
    (own.pattern, own.choosesAction) = (isRest ? "_" : text, true)
    all.append(own)
    // Events of a presentation or a stack are not actions of the child.
    for address in place.addresses.dropFirst() {
      guard named.bindings.isEmpty else { return nil }
      let isTaken = scope.earlier.contains { earlier in
        earlier.pattern.path.joined(separator: ".").hasSuffix(address.text)
      }
      if isTaken { continue }
      own.address = address
      (own.pattern, own.choosesAction) = (nil, false)
      all.append(own)
    }
    return all
  }

  /// Returns the patterns of earlier cases that may match the same actions as a pattern; nil when such a pattern is
  /// not known.
  private func overlapping(_ text: String, _ scope: HandlerScope) -> [String]? {
    var all: [String] = []
    for (pattern, isConditional) in scope.earlier {
      guard let other = pattern.keeping([]).swift else { return nil }
      if areDisjoint(other, text) { continue }
      guard !isConditional else { return nil }
      all.append(other)
    }
    return all
  }
}

extension Pattern {
  /// Returns the pattern with only the given names; the other names match any value.
  fileprivate func keeping(_ names: Set<String>) -> Pattern {
    switch self {
    case .binding(let name): names.contains(name) ? self : .anything
    case .enumCase(let name, let inner): .enumCase(name, inner?.map { $0.keeping(names) })
    case .anything, .other: self
    }
  }
}
