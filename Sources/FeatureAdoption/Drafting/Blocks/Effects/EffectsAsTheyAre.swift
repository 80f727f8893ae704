import SpecSource
import SpecSwift

/// The names that only older versions of the library have.
let olderWords: Set = [
  "EffectPublisher", "EffectTask", "catchToEffect", "eraseToEffect", "fireAndForget",
]

extension BlockDrafter {
  /// Returns an effect that no key expresses, as it is. An effect of an older version of the library is converted to
  /// the current version. An effect that is made while the state changes is made first, by a statement.
  func asItIs(
    _ value: Expression
  ) throws(NotDrafted) -> (statement: DraftText?, effect: EffectForm) {
    let refused = notDrafted("an effect of an older version of the library", value.source)
    var edits: [DraftEdit] = []
    if let task = OlderTask(value, in: file) {
      guard let changes = task.edits else { throw refused }
      edits = changes
    }
    var text = text(value.source.range, edits)
    let reason = reason(forSwift: value)
    text.reason = reason
    // The type has had other names.
    let isOlder = text.text.hasPrefix("EffectTask.")
    if isOlder { text.text = String(text.text.dropFirst("EffectTask".count)) }
    let words = words(text.text)
    guard words.allSatisfy({ !olderWords.contains($0) }), !words.makesEffectOfValue else {
      throw refused
    }
    guard value.changesState || value.callsState else {
      if edits.isEmpty, !isOlder, let effect = cancellable(value, because: reason) {
        return (nil, effect)
      }
      return (nil, EffectForm(.swift, .text(text)))
    }
    let name = words.contains("effect") ? "changingEffect" : "effect"
    let type = text.text.hasPrefix(".") ? ": Effect<Action>" : ""
    return (
      DraftText("let \(name)\(type) = \(text.text)", at: text.span),
      EffectForm(.swift, .text(DraftText(name, because: reason)))
    )
  }

  /// Returns an effect in Swift with the id that cancels it; nil if no key can express the id.
  private func cancellable(_ value: Expression, because reason: AdoptionReason) -> EffectForm? {
    var options = TaskOptions()
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, name: "cancellable") = callee.kind, !base.isEffectType,
      options.add("cancellable", arguments, id: cancelledID)
    else { return nil }
    var text = file.draft(base.source.range)
    text.reason = reason
    return EffectForm(.swift, .keys([DraftKey("of", .text(text))] + options.keys))
  }
}

extension [String] {
  /// Whether the words make an effect from a value, as in versions before 1.0: `.init(value: .up)`.
  fileprivate var makesEffectOfValue: Bool {
    indices.dropLast(3).contains { index in
      (self[index] == "init" || effectTypes.contains(self[index]))
        && self[(index + 1)...].starts(with: ["(", "value", ":"])
    }
  }
}

extension Expression {
  /// The action that an effect of a version before 1.0 sends: `.up` in `Effect(value: .up)` and `.init(value: .up)`;
  /// nil for other expressions.
  var actionOfOlderEffect: Expression? {
    guard case .call(let callee, let arguments) = kind, arguments.count == 1,
      arguments[0].label == "value"
    else { return nil }
    switch callee.kind {
    case .name(let name) where effectTypes.contains(name): return arguments[0].value
    case .member(of: nil, name: "init"): return arguments[0].value
    default: return nil
    }
  }

  /// Whether the expression calls a method of the state, which may change the state, or contains such a call.
  var callsState: Bool {
    switch kind {
    case .call(let callee, let arguments):
      if callee.source.text.hasPrefix("state.") { return true }
      guard case .member(of: let base, let name) = callee.kind else { return false }
      let isMade = ["concatenate", "merge"].contains(name)
      return base?.callsState == true || isMade && arguments.contains { $0.value.callsState }
    case .array(let elements): return elements.contains(where: \.callsState)
    default: return false
    }
  }
}
