import FeatureGenerator
import FeatureHeader
import SpecSource
import SpecSwift

/// The keys of effects, in their order in a block.
private let effectKeys = ["cancel", "perform", "send", "run", "timer", "stream", "effect", "steps"]

extension BlockDrafter {
  /// Returns the keys of an effect. An effect that no key expresses becomes an unchanged `effect`.
  func effects(_ value: Expression) throws(NotDrafted) -> [DraftKey] {
    if value.isNoEffect {
      claims.claim(value.source, in: file)
      return []
    }
    if let keys = generated(value) { return keys }
    if case .branching(let branching) = value.kind {
      return try choice(branching, value.source, [])
    }
    if case .choice(let condition, let first, let second) = value.kind {
      claims.claim(value.source, in: file)
      let branch = [DraftKey("if", .text(text(condition.source.range)))] + (try effects(first))
      return [whenKey([branch], otherwise: try effects(second))]
    }
    if let keys = try known(value) { return keys }
    return try asItIs(value)
  }

  /// Returns the keys of an effect of the library; nil when no keys express it.
  private func known(_ value: Expression) throws(NotDrafted) -> [DraftKey]? {
    if let key = performed(value) { return claimed([key], value) }
    if let action = value.actionOfOlderEffect {
      return sent([LabeledValue(value: action)]).map { claimed([$0], value) }
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind
    else { return nil }
    guard isEffectType(base) else { return base.flatMap { task(value, on: $0) } }
    switch name {
    case "send": return sent(arguments).map { key in claimed([key], value) }
    case "cancel":
      guard arguments.count == 1, let id = cancelID(arguments[0].value) else { return nil }
      return claimed([DraftKey("cancel", .text(id))], value)
    case "run", "fireAndForget", "task": return task(value, on: value)
    case "merge": return try merged(arguments, value)
    case "concatenate": return try steps(arguments, value)
    case "steps" where isGenerated: return try steps(arguments, value)
    default: return nil
    }
  }

  private func claimed(_ keys: [DraftKey], _ value: Expression) -> [DraftKey] {
    claims.claim(value.source, in: file)
    return keys
  }

  /// Returns a task with the options after it: an id, an animation.
  private func task(_ whole: Expression, on base: Expression) -> [DraftKey]? {
    var value = whole
    var options = TaskOptions()
    while case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, let name) = callee.kind, !isEffectType(base)
    {
      guard add(name, arguments, to: &options) else { return nil }
      value = base
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind, isEffectType(base),
      let form = TaskForm(rawValue: name), let key = run(arguments, options, form)
    else { return nil }
    claims.claim(whole.source, in: file)
    return [key]
  }

  func add(_ name: String, _ arguments: [LabeledValue], to options: inout TaskOptions)
    -> Bool
  {
    guard options.isEmpty else { return false }
    switch name {
    case "cancellable":
      guard let id = arguments.first.flatMap({ cancelID($0.value) }) else { return false }
      if arguments.count > 1 {
        guard arguments[1].label == "cancelInFlight",
          ["true", "false"].contains(arguments[1].value.source.text)
        else { return false }
        options.cancelsInFlight = arguments[1].value.source.text == "true"
      }
      options.id = id
      return arguments.count <= 2
    default: return false
    }
  }

  /// Returns the id of an effect to cancel, if it is a case of a type that only declares such ids.
  func cancelID(_ value: Expression) -> DraftText? {
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
  private func sent(_ arguments: [LabeledValue]) -> DraftKey? {
    guard let first = arguments.first, first.label == nil,
      let address = names.address(of: first.value)
    else { return nil }
    // With an animation, a key sends the action later, in a separate task.
    guard arguments.count == 1 else { return nil }
    return DraftKey(
      "send", .text(address.dedented, at: file.span(first.value.source.range)))
  }

  /// Returns concurrent effects, if their order is the one that a block has.
  private func merged(_ arguments: [LabeledValue], _ value: Expression) throws(NotDrafted)
    -> [DraftKey]?
  {
    guard let parts = try parts(arguments) else { return nil }
    return inOrder(Array(parts.joined())).map { claimed($0, value) }
  }

  /// Returns the keys with one key for each kind of effect; nil if a block has them in another order.
  func inOrder(_ parts: [DraftKey]) -> [DraftKey]? {
    var keys: [DraftKey] = []
    for part in parts {
      guard let place = effectKeys.firstIndex(of: part.name), keys.last?.name != "steps" else {
        return nil
      }
      let last = keys.last.flatMap { effectKeys.firstIndex(of: $0.name) } ?? 0
      guard place >= last else { return nil }
      if keys.last?.name == part.name {
        keys[keys.count - 1].value = .list(keys[keys.count - 1].value.items + [part.value])
      } else {
        keys.append(part)
      }
    }
    return keys
  }

  /// Returns consecutive effects. The first ones cancel and send immediately.
  private func steps(_ arguments: [LabeledValue], _ value: Expression) throws(NotDrafted)
    -> [DraftKey]?
  {
    guard var steps = try parts(arguments), steps.allSatisfy({ !$0.isEmpty }) else { return nil }
    var keys: [DraftKey] = []
    while let first = steps.first {
      let immediate = first.prefix { ["cancel", "send"].contains($0.name) }
      keys += immediate
      steps[0].removeFirst(immediate.count)
      guard steps[0].isEmpty else { break }
      steps.removeFirst()
    }
    guard steps.count < 2 || isConcatenated(steps) else { return nil }
    keys +=
      steps.count > 1 ? [DraftKey("steps", .list(steps.map { .keys($0) }))] : steps.first ?? []
    return inOrder(keys).map { claimed($0, value) }
  }

  /// Whether steps are generated as consecutive effects of the library. Steps of a single task end when they are
  /// cancelled, but the library would begin the next effect.
  private func isConcatenated(_ parts: [[DraftKey]]) -> Bool {
    parts.joined().contains { $0.name == "effect" }
  }

  private func parts(_ arguments: [LabeledValue]) throws(NotDrafted) -> [[DraftKey]]? {
    var values = arguments.map(\.value)
    // A single value may contain all effects.
    var areEffects = values.count > 1
    if values.count == 1, case .array(let elements) = values[0].kind {
      (values, areEffects) = (elements, true)
    }
    var parts: [[DraftKey]] = []
    for value in values {
      if value.isNoEffect { continue }
      if let keys = try known(value) {
        parts.append(keys)
      } else {
        guard areEffects || feature.mayBeEffect(value), !value.changesState, !value.callsState
        else {
          return nil
        }
        parts.append(try asItIs(value))
      }
    }
    return parts
  }

  private var isGenerated: Bool { GeneratedHeader.isBorne(by: file.file.bytes) }

  func isEffectType(_ base: Expression?) -> Bool {
    guard let base else { return true }
    return [
      "Effect", "EffectOf<Self>", "Effect<Action>", "Effect<Self.Action>", "EffectTask",
      "EffectTask<Action>",
    ].contains(base.source.text)
  }
}

/// The options of a task.
struct TaskOptions {
  /// The id that cancels the task.
  var id: DraftText?
  /// Whether the task cancels a running task with its id.
  var cancelsInFlight = false

  /// Whether no option is set.
  var isEmpty: Bool { id == nil }

  /// The keys of the options.
  var keys: [DraftKey] {
    guard let id else { return [] }
    return [DraftKey("id", .text(id))]
      + (cancelsInFlight ? [DraftKey("cancelInFlight", "true")] : [])
  }
}

extension Expression {
  /// Whether the expression is the effect that does nothing.
  var isNoEffect: Bool {
    [".none", "Effect.none", "Effect<Action>.none"].contains(source.text)
  }
}

extension SpecDraft {
  /// The values of a list; the draft itself when it is no list.
  fileprivate var items: [SpecDraft] {
    if case .list(let items) = self { items } else { [self] }
  }
}
