import FeatureSpec
import SpecSource
import SpecSwift

/// Turns a feature's reducer into the reducers that its body is made of.
struct BodyLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The body: bindings, what comes before the children, the children, the feature's own block and what is attached to it.
  func lower() -> BodyModel {
    let changes = feature.reactions.filter(\.isOnChange)
    return BodyModel(
      isCombined: !changes.isEmpty,
      reducers: .init(
        hasBinding: feature.hasBindings,
        before: before,
        scopes: children(.always).compactMap(scope),
        own: hasOwn ? block(ownCases) : nil,
        isEmpty: isEmpty,
        attachments: attachments),
      changes: changes.map(lowerChange))
  }

  private var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }

  /// A switch over the action.
  private func block(_ cases: [MatchCaseModel]) -> BlockModel {
    BlockModel(items: cases.switched)
  }

  /// What comes before the children see an action; nil when there is nothing.
  private var before: BlockModel? {
    let before = cases.completeCases(of: feature.reactions.filter(\.isBefore))
    return before.isEmpty ? nil : block(before)
  }

  /// Whether the feature has a block of its own.
  private var hasOwn: Bool {
    !feature.actions.isEmpty || feature.reactions.contains(where: \.isPartOfBlock)
  }

  private var ownCases: [MatchCaseModel] {
    cases.ownCases + cases.cases(of: feature.reactions.filter(\.isPartOfBlock))
      + (ownRest.map { [cases.rest($0)] } ?? [])
  }

  /// The cases of the action that the own block leaves to others; nil when there are none.
  private var ownRest: String? {
    let names =
      (feature.hasBindings ? ["binding"] : []) + feature.children.map(\.name.member)
      + (feature.delegate.isEmpty ? [] : ["delegate"]) + prompts.map(\.rawValue)
    return names.isEmpty
      ? nil : alternatives(names.map { ".\($0)" }, columns: dialect.patternColumns)
  }

  /// The kinds of prompts that the feature has.
  private var prompts: [Prompt.Kind] {
    Prompt.Kind.allCases.filter { !feature.prompts($0).isEmpty }
  }

  /// What follows the change of a property.
  private func lowerChange(_ reaction: Reaction) -> ChangeModel {
    let names = Array(reaction.names.dropFirst())
    let isUsed =
      reaction.block.manual != nil || reaction.block.usedPayload(of: ["oldValue"]) == ["oldValue"]
    let items = cases.items(
      of: reaction.block, handler: reaction.handlerName, arguments: ["oldValue: oldValue"],
      payload: ["oldValue"])
    return ChangeModel(
      path: names.map { escapedMember($0) }.joined(separator: "."),
      oldValue: isUsed ? "oldValue" : "_",
      block: BlockModel(items: items))
  }
}

// The children, and the prompts.

extension BodyLowering {
  /// Whether nothing is there that the others could be attached to, or that could stand for the body.
  private var isEmpty: Bool {
    guard !hasOwn else { return false }
    return !attachments.isEmpty
      || !feature.hasBindings && children(.always).isEmpty
        && !feature.reactions.contains(where: \.isBefore)
  }

  private func children(_ presences: Child.Presence...) -> [Child] {
    feature.children.filter { presences.contains($0.presence) }
  }

  /// A child that is always there.
  private func scope(_ child: Child) -> ScopeModel? {
    reducer(of: child).map { ScopeModel(name: child.name.member, reducer: $0) }
  }

  /// What is attached to the own block: what is presented, then the prompts, then rows and stacks.
  private var attachments: [AttachmentModel] {
    func presented(_ place: String, _ reducer: ReducerModel?) -> AttachmentModel {
      AttachmentModel(call: ".ifLet(\\.$\(place), action: \\.\(place))", reducer: reducer)
    }
    let children = children(.optional).map { presented($0.name.member, reducer(of: $0)) }
    let prompts = prompts.map { presented($0.rawValue, nil) }
    let collections = self.children(.many, .stack).map { child in
      let place = child.name.member
      return AttachmentModel(
        call: ".forEach(\\.\(place), action: \\.\(place))", reducer: reducer(of: child))
    }
    return children + prompts + collections
  }

  /// The reducer of a child; nil where its type says it, as that of an enum of reducers does.
  private func reducer(of child: Child) -> ReducerModel? {
    let place = project.leadsToSiblingInstance(child, of: feature) ? child.name.literal : nil
    if child.isOneOf {
      guard child.isReducerEnum else {
        return ReducerModel(text: "\(child.enumName)()", place: place)
      }
      return child.presence == .always
        ? ReducerModel(text: "\(child.enumName).body", place: place) : nil
    }
    guard let one = child.features.first else { return nil }
    return ReducerModel(
      text: "\(project.typeName(ofFeature: one.feature.value))()",
      overrides: lowerOverrides(of: one), place: place)
  }
}
