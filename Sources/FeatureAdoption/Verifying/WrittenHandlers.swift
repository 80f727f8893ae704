import SpecSource

extension FeatureDrafter {
  /// The handlers of the spec, one for each action and each procedure, with the reasons for the Swift in them.
  var writtenHandlers: [AdoptedHandler] {
    var written: [AdoptedHandler] = []
    var places: [HandlerAddress: Int] = [:]
    for handler in handlers.withProcedures {
      var own = AdoptedHandler(
        action: handler.address.text, span: handler.source.span, keys: handler.keys.names,
        effects: reasons(forEffectsOf: handler))
      if own.keys.contains("manual") {
        own.manual = [
          AdoptionReason(
            text: "'\(handler.address.text)' is a function in Swift", span: handler.source.span)
        ]
      }
      guard let place = places[handler.address] else {
        places[handler.address] = written.count
        written.append(own)
        continue
      }
      written[place].keys.formUnion(own.keys)
      written[place].effects += own.effects
      written[place].manual += own.manual
    }
    return written
  }

  /// Returns the reasons for the effects of a handler that are Swift.
  private func reasons(forEffectsOf handler: DraftedHandler) -> [AdoptionReason] {
    handler.keys.effects.map { effect in
      effect.reason
        ?? AdoptionReason(
          text: "an effect that no key can express", span: effect.span ?? handler.source.span)
    }
  }
}

extension [DraftKey] {
  /// The keys of a block, including those of nested blocks and effects.
  fileprivate var names: Set<String> {
    reduce(into: []) { names, key in
      names.insert(key.name)
      names.formUnion(key.name == "match" ? key.value.branches.names : key.value.names)
    }
  }

  /// The effects in Swift of a block and of its nested blocks.
  fileprivate var effects: [DraftText] {
    flatMap { $0.name == "effect" ? $0.value.effectTexts : $0.value.effects }
  }
}

extension SpecDraft {
  fileprivate var names: Set<String> {
    switch self {
    case .text: []
    case .list(let items): items.reduce(into: []) { $0.formUnion($1.names) }
    case .keys(let keys): keys.names
    }
  }

  fileprivate var effects: [DraftText] {
    switch self {
    case .text: []
    case .list(let items): items.flatMap(\.effects)
    case .keys(let keys): keys.effects
    }
  }

  /// The keys of the blocks of a choice by patterns.
  fileprivate var branches: [DraftKey] {
    guard case .keys(let cases)? = self["cases"] else { return [] }
    return cases.flatMap { key -> [DraftKey] in
      if case .keys(let inner) = key.value { inner } else { [] }
    }
  }

  /// The Swift of effects: of a single effect, of an effect with an id, or of each effect in a list.
  fileprivate var effectTexts: [DraftText] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.effectTexts)
    case .keys(let keys): keys.filter { $0.name == "of" }.flatMap(\.value.effectTexts)
    }
  }
}
