import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns the keys of an effect. An effect that no key expresses becomes an unchanged `effect`.
  func effects(_ value: Expression) throws(NotDrafted) -> [DraftKey] {
    if value.isNoEffect {
      record.claims.claim(value.source, in: file)
      return []
    }
    if case .branching(let branching) = value.kind {
      return try choice(branching, value.source, [])
    }
    if case .choice(let condition, let first, let second) = value.kind {
      record.claims.claim(value.source, in: file)
      let branch = [DraftKey("if", .text(text(condition.source.range)))] + (try effects(first))
      return [whenKey([branch], otherwise: try effects(second))]
    }
    guard let effects = try readEffects(value)?.inOrder else {
      let (statement, effect) = try asItIs(value)
      return (statement.map { [DraftKey("do", .text($0))] } ?? []) + [effect].keys
    }
    record.claims.claim(value.source, in: file)
    return effects.keys
  }

  /// Returns the effects that an expression starts at the same time; nil if no key expresses any of them.
  func readEffects(_ value: Expression) throws(NotDrafted) -> [ReadEffect]? {
    if value.isNoEffect { return [] }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind, base?.isEffectType ?? true
    else { return forms(of: value).map { [effect($0, value)] } }
    switch name {
    case "merge":
      if let each = try each(arguments) { return [effect([each], value)] }
      return try parts(arguments).map(merged)
    case "concatenate": return try concatenated(arguments)
    // An app may have its own effect of this name.
    case "steps" where hasSteps:
      return try parts(arguments).flatMap(steps).map {
        [effect([EffectForm(steps: $0.map(\.asStep))], value)]
      }
    default: return forms(of: value).map { [effect($0, value)] }
    }
  }

  /// Returns effects that start at the same time. Effects that the last of them merges are one step.
  private func merged(_ parts: [[ReadEffect]]) -> [ReadEffect] {
    let front = parts.dropLast()
    guard let last = parts.last, last.count > 1, !front.isEmpty,
      front.allSatisfy({ $0.count == 1 }),
      let effects = last.inStep
    else { return Array(parts.joined()) }
    return front.joined() + [ReadEffect(EffectForm(steps: [effects.asStep]))]
  }

  /// Returns an effect that keys or Swift express.
  private func effect(_ forms: [EffectForm], _ value: Expression) -> ReadEffect {
    ReadEffect(forms: forms + [swift(value)].compactMap(\.self))
  }

  /// Returns an effect among others as it is written; nil if only statements can make it.
  private func swift(_ value: Expression) -> EffectForm? {
    value.changesState || value.callsState ? nil : try? asItIs(value).effect
  }

  /// Returns the keys of a single effect, each of which expresses it alone; nil when no key does.
  private func forms(of value: Expression) -> [EffectForm]? {
    if let performed = performed(value) { return [performed] }
    if let action = value.actionOfOlderEffect {
      return sent([LabeledValue(value: action)]).map { [$0] }
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind
    else { return nil }
    guard base?.isEffectType ?? true else { return task(value) }
    switch name {
    case "send": return sent(arguments).map { [$0] }
    case "cancel":
      guard arguments.count == 1, let id = cancelledID(arguments[0].value) else { return nil }
      return [EffectForm(.cancel, .text(id))]
    default: return task(value)
    }
  }

  /// Returns the keys of a task with the options after it: an id.
  private func task(_ whole: Expression) -> [EffectForm]? {
    var value = whole
    var options = TaskOptions()
    while case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, let name) = callee.kind, !base.isEffectType
    {
      guard options.add(name, arguments, id: cancelledID) else { return nil }
      value = base
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(_, let name) = callee.kind, let form = TaskForm(rawValue: name)
    else { return nil }
    let forms = TaskReader(self, arguments, options, form)?.forms ?? []
    return forms.isEmpty ? nil : forms
  }

  /// Returns the id, with the element that it is for: `saving(item.id)`.
  func cancelledID(_ value: Expression) -> DraftText? {
    guard case .call(let callee, let arguments) = value.kind, callee.source.text == "ElementID",
      arguments.map(\.label) == ["effect", "element"], let id = cancelID(arguments[0].value)
    else { return cancelID(value) }
    let element = file.draft(arguments[1].value.source.range).text
    return DraftText("\(id.text)(\(element))", at: id.span)
  }

  /// Returns the id of an effect to cancel, if it is a case of a type that only declares such ids.
  private func cancelID(_ value: Expression) -> DraftText? {
    // Generated code names effects with this type if a feature is several children of one parent.
    if case .call(let callee, let arguments) = value.kind, cancelTypes.contains(callee.source.text),
      arguments.map(\.label) == ["path", "name"], arguments[0].value.source.text == "featurePath",
      case .member(of: nil, let name) = arguments[1].value.kind
    {
      return DraftText(name, at: file.span(value.source.range))
    }
    guard case .member(of: let base?, let name) = value.kind,
      cancelTypes.contains(base.source.text)
        || base.source.text.hasPrefix("Self.")
          && cancelTypes.contains(String(base.source.text.dropFirst(5)))
    else { return nil }
    return DraftText(name, at: file.span(value.source.range))
  }

  /// Returns the key of an action that is sent.
  private func sent(_ arguments: [LabeledValue]) -> EffectForm? {
    // With an animation, a key sends the action later, in a separate task.
    guard let first = arguments.first, first.label == nil, arguments.count == 1,
      let address = names.address(of: first.value)
    else { return nil }
    return EffectForm(
      .send, .text(address.onOneLineIfPlain, at: file.span(first.value.source.range)))
  }

  /// Returns consecutive effects. The first ones cancel and send immediately.
  private func concatenated(_ arguments: [LabeledValue]) throws(NotDrafted) -> [ReadEffect]? {
    guard let parts = try parts(arguments), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    // Steps of a single task end when they are cancelled, but the library would begin the next effect.
    if let steps = steps(parts), steps.joined().contains(where: { $0.kind == .swift }) {
      return [ReadEffect(EffectForm(steps: steps.map(\.asStep)))]
    }
    var first: [ReadEffect] = []
    var rest = parts
    while let part = rest.first {
      let immediate = part.prefix(while: \.isImmediate)
      first += immediate
      rest[0].removeFirst(immediate.count)
      guard rest[0].isEmpty else { break }
      rest.removeFirst()
    }
    if rest.count < 2 { return first + rest.joined() }
    return parts.withSwift.lazy.compactMap { self.steps($0) }.first
      .map { [ReadEffect(EffectForm(steps: $0.map(\.asStep)))] }
  }

  /// Returns the steps of consecutive effects; nil if a step cannot have one of the effects.
  private func steps(_ parts: [[ReadEffect]]) -> [[EffectForm]]? {
    let steps = parts.compactMap(\.inStep)
    return steps.count == parts.count && steps.count > 1 ? steps : nil
  }

  /// Returns the effects in a list, each with the effects that it starts at the same time; nil when one of them is
  /// no effect, or changes the state.
  private func parts(_ arguments: [LabeledValue]) throws(NotDrafted) -> [[ReadEffect]]? {
    var values = arguments.map(\.value)
    // A single value may contain all effects.
    var areEffects = values.count > 1
    if values.count == 1, case .array(let elements) = values[0].kind {
      (values, areEffects) = (elements, true)
    }
    var parts: [[ReadEffect]] = []
    for value in values where !value.isNoEffect {
      if let effects = try readEffects(value) {
        parts.append(effects)
      } else {
        guard areEffects || feature.mayBeEffect(value), !value.changesState, !value.callsState
        else { return nil }
        parts.append([ReadEffect(try asItIs(value).effect)])
      }
    }
    return parts
  }

  /// Returns the effects for each element of a collection; nil for other arguments.
  private func each(_ arguments: [LabeledValue]) throws(NotDrafted) -> EffectForm? {
    guard arguments.count == 1, case .call(let callee, let inner) = arguments[0].value.kind,
      case .member(of: let collection?, name: "map") = callee.kind, inner.count == 1,
      let closure = inner[0].closure, closure.captures.isEmpty, closure.parameters.count == 1,
      closure.body.count == 1, let value = closure.body[0].value,
      let effects = try readEffects(value)?.inOrder
    else { return nil }
    let name = closure.parameters[0] == "_" ? nameOfElement : closure.parameters[0]
    guard !reservedNames.contains(name), effects.allSatisfy(\.kind.isOfElement) else { return nil }
    return EffectForm(
      .each,
      .keys(
        [
          DraftKey("of", .text(file.draft(collection.source.range))), DraftKey("as", "\(name)"),
        ] + effects.keys))
  }

  /// The name of an element that no code uses.
  private var nameOfElement: String {
    let taken = Set(names.payloads.values.joined().compactMap(\.name))
    return ["item", "entry", "member"].first { !taken.contains($0) } ?? "anyItem"
  }
}

/// The names that Swift in a spec has for other values.
private let reservedNames: Set = ["element", "error", "send", "state", "value"]

extension Expression {
  /// Whether the expression is the effect that does nothing.
  var isNoEffect: Bool {
    guard case .member(of: let base, name: "none") = kind else { return false }
    return base.map { ["Effect", "Effect<Action>", "EffectTask"].contains($0.source.text) } ?? true
  }
}
