import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject

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
  private var isComposed: Bool {
    !feature.children.isEmpty || !feature.questions.isEmpty || hasBindingReactions
  }

  private var hasBefore: Bool {
    feature.reactions.contains { $0.order?.value == .before }
  }

  private var hasBindingReactions: Bool {
    feature.reactions.contains { $0.names.first == "binding" }
  }

  /// Whether the feature has blocks of its own, around which the others stand.
  private var hasOwn: Bool {
    !isComposed || !feature.actions.isEmpty || feature.reactions.contains { isOwn($0) }
  }

  /// Whether a reaction is part of the feature's own blocks.
  private func isOwn(_ reaction: Reaction) -> Bool {
    !reaction.isOnChange && reaction.order?.value != .before
  }
}

// The switch over the children.

extension CompositionLowering {
  private func composition(_ opening: String) -> TemplateValue {
    var cases = feature.children.flatMap(lowerChild)
    for kind in Question.Kind.allCases where !feature.questions(kind).isEmpty {
      let reacts = reacts(to: kind.rawValue) { _ in true }
      cases.append(composedCase(kind.rawValue, dismissal: dismissal(".\(kind.rawValue)", reacts)))
    }
    if feature.hasBindings {
      cases.append(
        composedCase(
          rest: [
            "label": "case .binding(let binding):",
            "statements": [
              "binding.apply(to: &state)", .text("return \(effect(hasBindingReactions))"),
            ],
          ]))
    }
    if !feature.actions.isEmpty || !feature.delegate.isEmpty {
      let isOwn = !feature.actions.isEmpty
      cases.append(
        composedCase(
          rest: [
            "label": isOwn ? "default:" : "case .delegate:",
            "statements": [.text("return \(effect(isOwn))")],
          ]))
    }
    return ["opening": .text(opening), "cases": .list(cases)]
  }

  /// The effect of a case whose child has none: that of the own blocks, if they react.
  private func effect(_ reacts: Bool) -> String {
    reacts ? "reduceSelf(into: &state, action: action)" : ".none"
  }

  /// A case as templates see it: exactly one of its values is not false.
  private func composedCase(
    _ name: String = "", child: TemplateValue = false, push: TemplateValue = false,
    pop: TemplateValue = false, dismissal: TemplateValue = false, rest: TemplateValue = false
  ) -> TemplateValue {
    [
      "name": .text(name), "child": child, "push": push, "pop": pop, "dismissal": dismissal,
      "rest": rest,
    ]
  }

  /// Whether the own blocks hold a reaction to a child.
  private func reacts(to slot: String, where isMeant: (String) -> Bool) -> Bool {
    feature.reactions.contains {
      isOwn($0) && $0.names.first == slot && isMeant($0.names.dropFirst().first ?? "")
    }
  }

  /// What happens when something that is presented goes.
  private func dismissal(_ pattern: String, _ reacts: Bool) -> TemplateValue {
    ["pattern": .text(pattern), "reacts": .bool(reacts)]
  }

  /// The cases of a child: what happens in it, and to it.
  private func lowerChild(_ child: Child) -> [TemplateValue] {
    let slot = child.name.value
    let name = child.name.member
    let lifecycle = ["dismiss", "popFrom", "push"]
    let reacts = reacts(to: slot) { !lifecycle.contains($0) || child.presence == .always }
    func reactsTo(_ event: String) -> Bool { self.reacts(to: slot) { $0 == event } }
    let inside = composedCase(name, child: lowerInside(of: child, reacts: reacts))
    switch child.presence {
    case .always, .many:
      return [inside]
    case .optional:
      let dismissal = dismissal(".\(name)(.dismiss)", reactsTo("dismiss"))
      return [inside, composedCase(name, dismissal: dismissal)]
    case .stack:
      return [
        inside,
        composedCase(name, push: ["reacts": .bool(reactsTo("push"))]),
        composedCase(name, pop: ["reacts": .bool(reactsTo("popFrom"))]),
      ]
    }
  }

  /// What happens in a child: its reducer, around which the parent's blocks stand.
  private func lowerInside(of child: Child, reacts: Bool) -> TemplateValue {
    let name = child.name.member
    let element = (".element(id: let id, action: let childAction)", "id: id, action: childAction")
    let (pattern, arguments, place, action) =
      switch child.presence {
      case .always:
        ("let childAction", "action: childAction", "to: \\State.\(name)", "$0")
      case .optional:
        (
          ".presented(let childAction)", "action: childAction",
          "toPresented: \\State.\(name), in: state", "$0"
        )
      case .many:
        (
          element.0, element.1, "toElement: id, of: \\State.\(name), in: state",
          ".element(id: id, action: $0)"
        )
      case .stack:
        (element.0, element.1, "toElement: id, of: \\State.\(name), in: state", "$0")
      }
    let hasBefore = feature.reactions.contains {
      $0.order?.value == .before && $0.names.first == child.name.value
    }
    let merged =
      (hasBefore ? "before.merge(with: effect)" : "effect")
      + (reacts ? ".merge(with: reduceSelf(into: &state, action: action))" : "")
    let isMerged = hasBefore || reacts
    let one = child.features.first
    let reducer =
      child.isOneOf ? child.enumName : one.map { project.typeName(ofFeature: $0.feature.value) }
    return [
      "pattern": .text(pattern),
      "prefix": .text(isMerged ? "let effect: Effect<Action> = " : "return "),
      "type": .text(reducer ?? ""),
      "overrides": .list(child.isOneOf ? [] : one.map { lowerOverrides(of: $0) } ?? []),
      "arguments": .text(arguments),
      "scope": .text(
        closure(".scoped(\(place))", ".\(name)(\(action))", columns: columnLimit - 9)),
      "hasBefore": .bool(hasBefore),
      "result": isMerged ? .text(merged) : false,
    ]
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
          payload: action.parameters.map(\.name.value)))
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

  private func lowerReaction(_ reaction: Reaction) -> BlockCase {
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
      pattern: action.pattern(binding: used),
      items: items(
        of: reaction.block, handler: reaction.handlerName, arguments: arguments, payload: names))
  }

  /// The lines of a block, or the call of the function that stands for it.
  private func items(
    of block: Block, handler name: String, arguments: [String], payload: [String]
  ) -> [BlockItem] {
    guard block.manual != nil else {
      return BlockLowering(feature: feature, project: project, payload: payload).items(of: block)
    }
    let call = row(
      "\(name)(", ["into: &state"] + arguments, ")", indentation: 13)
    return [.result(.line(call))]
  }

  /// The pattern of an own action; only what the block uses is bound.
  private func pattern(of action: FeatureAction) -> String {
    let names = action.parameters.map(\.name.value)
    let used =
      action.block.manual == nil ? action.block.usedPayload(of: names) : Set(names)
    return ActionPath(
      steps: [], name: action.name.value, parameters: action.parameters
    ).pattern(binding: used)
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

// The functions that the others call.

extension CompositionLowering {
  /// A property that is compared before and after.
  private func lowerChange(_ reaction: Reaction) -> TemplateValue {
    let names = Array(reaction.names.dropFirst())
    return [
      "name": .text(names.map { escapedMember($0) }.joined(separator: ".")),
      "old": .text(camelCase(["old"] + names)),
      "function": .text(reaction.changeName),
    ]
  }

  /// The function of what follows the change of a property.
  private func lowerChanged(_ reaction: Reaction) -> TemplateValue {
    let names = Array(reaction.names.dropFirst())
    let opening = row(
      "private func \(reaction.changeName)(",
      ["into state: inout State", "oldValue: \(project.propertyType(names, of: feature))"],
      ") -> Effect<Action> {", indentation: 2)
    let items = items(
      of: reaction.block, handler: reaction.handlerName, arguments: ["oldValue: oldValue"],
      payload: ["oldValue"])
    return [
      "doc": lines(
        of: documentation(
          reaction, or: "What follows a change of '\(names.joined(separator: "."))'.")),
      "opening": .text(opening),
      "block": ["items": .list(items.map(\.value))],
    ]
  }

  private func documentation(_ reaction: Reaction, or text: String) -> Documentation {
    reaction.documentation.lines.isEmpty
      ? Documentation(lines: [text]) : reaction.documentation
  }

  private func lowerProcedure(_ procedure: Procedure) -> TemplateValue {
    let opening = row(
      "private func \(procedure.name.declared)(",
      ["into state: inout State"] + procedure.parameters.map(\.functionDeclaration),
      ") -> Effect<Action> {", indentation: 2)
    return [
      "doc": lines(of: procedure.documentation),
      "opening": .text(opening),
      "block": BlockLowering(
        feature: feature, project: project, payload: procedure.parameters.map(\.name.value)
      ).lower(procedure.block),
    ]
  }
}

extension FeatureProject {
  /// The type of a property of a feature's state, or of that of a child in it.
  func propertyType(_ names: [String], of feature: Feature) -> String {
    guard let name = names.first else { return "" }
    if names.count > 1, let child = feature.child(named: name)?.features.first,
      let inside = self.feature(named: child.feature.value)
    {
      return qualified(propertyType(Array(names.dropFirst()), of: inside), in: inside)
    }
    return feature.computedProperty(named: name)?.type.text
      ?? storedProperties(of: feature).first { $0.name.value == name }?.type ?? ""
  }

  /// A type as it is called outside of the feature that it may be nested in.
  private func qualified(_ type: String, in feature: Feature) -> String {
    feature.types.contains { $0.name.value == type } ? "\(typeName(of: feature)).\(type)" : type
  }
}
