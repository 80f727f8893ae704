import SpecSource
import SpecSwift

// The effects of generated code, in each form that a template writes.

extension BlockDrafter {
  /// Returns the keys of an effect, or of several concurrent effects; nil if the effect has no form of generated
  /// code.
  func generated(_ value: Expression) -> [DraftKey]? {
    guard readsLists, let effects = readEffects(value), let keys = effects.inOrder else {
      return nil
    }
    claims.claim(value.source, in: file)
    return keys
  }

  /// Returns the effects that an expression combines; nil for an expression that is no effect.
  func readEffects(_ value: Expression) -> [ReadEffect]? {
    if value.isNoEffect { return [] }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: nil, name: "merge") = callee.kind, each(arguments) == nil
    else { return readEffect(value).map { [$0] } }
    let effects = arguments.compactMap { $0.label == nil ? readEffect($0.value) : nil }
    return effects.count == arguments.count ? effects : nil
  }

  /// Reads an effect. An effect without a key becomes an unchanged `effect`.
  private func readEffect(_ value: Expression) -> ReadEffect? {
    if let key = performed(value) { return ReadEffect(key) }
    var whole = value
    var options = TaskOptions()
    if case .call(let callee, let arguments) = whole.kind,
      case .member(of: let base?, name: "cancellable") = callee.kind,
      let id = cancellation(arguments)
    {
      (whole, options) = (base, id)
    }
    let isNamed = options.id != nil
    let text = DraftKey(
      "effect",
      isNamed
        ? .keys([DraftKey("of", .text(file.draft(whole.source.range)))] + options.keys)
        : .text(file.draft(whole.source.range)))
    guard case .call(let callee, let arguments) = whole.kind,
      case .member(of: nil, let name) = callee.kind
    else { return feature.mayBeEffect(whole) ? ReadEffect(text) : nil }
    let own: [DraftKey]
    switch name {
    case "cancel" where !isNamed:
      own =
        arguments.first.flatMap { cancelledID($0.value) }.map { [DraftKey("cancel", .text($0))] }
        ?? []
    case "send" where !isNamed && arguments.count == 1:
      own =
        arguments.first.flatMap { names.address(of: $0.value) }
        .map { [DraftKey("send", "\($0.onOneLineIfPlain)")] } ?? []
    case "merge" where !isNamed:
      own = (each(arguments) ?? together(whole)).map { [$0] } ?? []
    case "steps" where !isNamed, "concatenate" where !isNamed:
      own = steps(of: arguments, areAnyEffects: name == "concatenate").map { [$0] } ?? []
    // The values of the state that closures capture are written out.
    case "run" where arguments.contains { $0.closure?.capturesValues == true }:
      own = [run(arguments, options, .sending)].compactMap(\.self)
    case "run": own = GeneratedTask(self, arguments, options)?.forms ?? []
    default: own = []
    }
    return ReadEffect(forms: own + [text])
  }

  /// Returns consecutive effects.
  ///
  /// - Parameter areAnyEffects: Whether one of them is Swift, in which case the library has to run them in order.
  private func steps(of arguments: [LabeledValue], areAnyEffects: Bool) -> DraftKey? {
    var all: [[ReadEffect]] = []
    for argument in arguments {
      guard let effects = readEffects(argument.value) else { return nil }
      all.append(effects)
    }
    guard all.count > 1, var steps = drafts(of: all) else { return nil }
    if areAnyEffects, !steps.contains(where: { $0["effect"] != nil }) {
      guard let others = all.withSwift.lazy.compactMap({ self.drafts(of: $0) }).first else {
        return nil
      }
      steps = others
    }
    return DraftKey("steps", .list(steps))
  }

  private func drafts(of steps: [[ReadEffect]]) -> [SpecDraft]? {
    let drafts = steps.compactMap { step in
      step.inOrder.flatMap { $0.isEmpty ? nil : SpecDraft.keys($0) }
    }
    return drafts.count == steps.count ? drafts : nil
  }

  /// Returns effects that begin at the same time, as a step after others.
  private func together(_ value: Expression) -> DraftKey? {
    guard let keys = readEffects(value)?.inOrder, !keys.isEmpty else { return nil }
    return DraftKey("steps", .list([.keys(keys)]))
  }

  /// Returns the effects for each element of a collection.
  private func each(_ arguments: [LabeledValue]) -> DraftKey? {
    guard arguments.count == 1, case .call(let callee, let inner) = arguments[0].value.kind,
      case .member(of: let collection?, name: "map") = callee.kind, inner.count == 1,
      let closure = inner[0].closure, closure.captures.isEmpty, closure.parameters.count == 1,
      closure.body.count == 1, let value = closure.body[0].value,
      let keys = readEffects(value)?.inOrder
    else { return nil }
    let name = closure.parameters[0] == "_" ? nameOfElement : closure.parameters[0]
    return DraftKey(
      "each",
      .keys(
        [
          DraftKey("of", .text(file.draft(collection.source.range))), DraftKey("as", "\(name)"),
        ] + keys))
  }

  /// The name of an element that no code uses.
  private var nameOfElement: String {
    let taken = Set(names.payloads.values.joined().compactMap(\.name))
    return ["item", "entry", "member"].first { !taken.contains($0) } ?? "anyItem"
  }

  /// Returns the options for the cancellation of an effect.
  private func cancellation(_ arguments: [LabeledValue]) -> TaskOptions? {
    guard let first = arguments.first, first.label == "id", let id = cancelledID(first.value),
      arguments.count == 1
        || arguments.count == 2 && arguments[1].label == "cancelInFlight"
          && arguments[1].value.source.text == "true"
    else { return nil }
    var options = TaskOptions()
    (options.id, options.cancelsInFlight) = (id, arguments.count == 2)
    return options
  }

  /// Returns the id, with the element that it is for: `saving(item.id)`.
  private func cancelledID(_ value: Expression) -> DraftText? {
    guard case .call(let callee, let arguments) = value.kind, callee.source.text == "ElementID",
      arguments.map(\.label) == ["effect", "element"], let id = cancelID(arguments[0].value)
    else { return cancelID(value) }
    let element = file.draft(arguments[1].value.source.range).text
    return DraftText("\(id.text)(\(element))", at: id.span)
  }
}

extension String {
  /// A call with several lines in generated code, on a single line, unless a text or a closure in it has several
  /// lines.
  var onOneLineIfPlain: String {
    let text = dedented
    guard text.contains("\n"), !text.contains("\"\"\""), !text.contains("//"), !text.contains("{")
    else { return text }
    var result = ""
    for line in text.split(separator: "\n") {
      let line = String(line).trimmingBlanks
      let joins = result.isEmpty || result.hasSuffix("(") || result.hasSuffix("[")
      let closes = line.hasPrefix(")") || line.hasPrefix("]") || line.hasPrefix(".")
      if closes, result.hasSuffix(",") { result.removeLast() }
      result += joins || closes ? line : " \(line)"
    }
    return result
  }
}
