import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The functions: what follows changes, the children, the blocks before theirs, the own blocks, then what they call.
  func lower() -> TemplateValue {
    let changes = feature.reactions.filter(\.isOnChange)
    var names = ["reduce", "reduceAll", "reduceSelf"]
    var observed: TemplateValue = false
    if !changes.isEmpty {
      observed = [
        "opening": .text(opening(names.removeFirst())),
        "inner": .text(isComposed ? "reduceAll" : "reduceSelf"),
        "properties": .list(changes.map(lowerChange)),
      ]
    }
    var composed: TemplateValue = false
    if isComposed {
      composed = composition(opening(names.removeFirst()))
    }
    let own = composed == false && observed == false ? "reduce" : "reduceSelf"
    return [
      "observed": observed,
      "composed": composed,
      "before": hasBefore
        ? function(opening("reduceBefore"), beforeCases + [rest(nil)]) : false,
      "own": hasOwn ? function(opening(own), ownCases) : false,
      "changed": .list(changes.map(lowerChanged)),
      "procedures": .list(feature.procedures.map(lowerProcedure)),
    ]
  }

  /// The first line of a function that reduces; the first one is the reducer's requirement.
  private func opening(_ name: String) -> String {
    let access = name == "reduce" ? project.access(of: feature.name).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// Whether something stands around the feature's own blocks.
  var isComposed: Bool {
    !feature.children.isEmpty || !feature.questions.isEmpty || hasBindingReactions
  }

  private var hasBefore: Bool {
    feature.reactions.contains { $0.order?.value == .before }
  }

  var hasBindingReactions: Bool {
    feature.reactions.contains { $0.names.first == "binding" }
  }

  /// Whether the feature has blocks of its own, around which the others stand.
  private var hasOwn: Bool {
    !isComposed || !feature.actions.isEmpty || feature.reactions.contains { isOwn($0) }
  }

  /// Whether a reaction is part of the feature's own blocks.
  func isOwn(_ reaction: Reaction) -> Bool {
    !reaction.isOnChange && reaction.order?.value != .before
  }
}

// The switches over what the feature itself does.

extension CompositionLowering {
  /// A function that is a switch over the action.
  private func function(_ opening: String, _ cases: [BlockCase]) -> TemplateValue {
    [
      "opening": .text(opening), "doc": [],
      "block": ["items": [BlockItem.match("action", cases).value]],
    ]
  }

  /// The case that does nothing.
  private func rest(_ pattern: String?) -> BlockCase {
    BlockCase(pattern: pattern, items: [.result(.line(".none"))])
  }

  /// The cases of the feature's own actions and of its reactions.
  private var ownCases: [BlockCase] {
    let actions = feature.actions.map { action in
      BlockCase(
        pattern: pattern(of: action),
        items: items(
          of: action.block, handler: action.handlerName,
          arguments: action.parameters.map { $0.argument($0.name.declared) },
          payload: action.parameters.map(\.name.value)),
        span: action.name.span)
    }
    return actions + feature.reactions.filter { isOwn($0) }.map(lowerReaction) + ownBinding
      + (ownRest.map { [rest($0)] } ?? [])
  }

  /// The case of bindings, where nothing stands around the own blocks.
  private var ownBinding: [BlockCase] {
    guard feature.hasBindings, !isComposed else { return [] }
    return [
      BlockCase(
        pattern: ".binding(let binding)",
        items: [.text("binding.apply(to: &state)"), .result(.line(".none"))])
    ]
  }

  private var beforeCases: [BlockCase] {
    feature.reactions.filter { $0.order?.value == .before }.map(lowerReaction)
  }

  func lowerReaction(_ reaction: Reaction) -> BlockCase {
    guard let action = project.action(of: reaction, of: feature) else {
      return BlockCase(pattern: "_", items: [])
    }
    var arguments = action.parameters.map { $0.argument($0.name.declared) }
    var names = action.parameters.map(\.name.value)
    if action.hasElement, !names.contains("id") {
      names.append("id")
      arguments.insert("id: id", at: 0)
    }
    let used = reaction.block.manual == nil ? reaction.block.usedPayload(of: names) : Set(names)
    return BlockCase(
      pattern: action.pattern(binding: used, columns: dialect.patternColumns),
      items: items(
        of: reaction.block, handler: reaction.handlerName, arguments: arguments, payload: names),
      span: reaction.address.span)
  }

  /// The lines of a block, or the call of the function that stands for it.
  func items(
    of block: Block, handler name: String, arguments: [String], payload: [String]
  ) -> [BlockItem] {
    guard block.manual != nil else {
      return BlockLowering(
        feature: feature, project: project, dialect: dialect, payload: payload
      ).items(of: block)
    }
    let call = row(
      "\(name)(", ["into: &state"] + arguments, ")", indentation: dialect.resultIndentation)
    return [.result(.line(call))]
  }

  /// The pattern of an own action; only what the block uses is bound.
  private func pattern(of action: FeatureAction) -> String {
    let names = action.parameters.map(\.name.value)
    let used =
      action.block.manual == nil ? action.block.usedPayload(of: names) : Set(names)
    return ActionPath(
      steps: [], name: action.name.value, parameters: action.parameters
    ).pattern(binding: used, columns: dialect.patternColumns)
  }

  /// The cases of the action that the own blocks leave to others; nil when there are none.
  private var ownRest: String? {
    var names = feature.delegate.isEmpty ? [] : ["delegate"]
    if isComposed {
      names += feature.children.map(\.name.member)
      names += Question.Kind.allCases.filter { !feature.questions($0).isEmpty }.map(\.rawValue)
      names += feature.hasBindings ? ["binding"] : []
    }
    return names.isEmpty ? nil : names.map { ".\($0)" }.joined(separator: ", ")
  }
}
