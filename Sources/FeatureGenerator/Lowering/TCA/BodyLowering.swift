import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the behavior of a feature into reducers.
struct BodyLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// Lowers the body's reducers, and the properties from which the body is made.
  func lower() -> BodyModel {
    var parts = BodyParts(of: feature)
    let all = parts.split(
      attachments, prefix: "with", subject: \.subject,
      meaning: { "The feature's own reducer, with the operators for children up to '\($0)'." },
      link: { previous, attachments in
        BodyLinkModel(
          reducers: ReducersModel(
            previous: previous, own: previous == nil ? own : nil,
            operators: previous == nil ? feature.composition.own : [],
            isEmpty: previous == nil && isEmpty, attachments: attachments))
      })
    var reducers = all.reducers ?? ReducersModel()
    reducers.hasBinding = feature.hasBindings && !comparesBindings
    reducers.bindings = bindings
    reducers.bindingOperators = feature.composition.bindings
    reducers.before = before
    reducers.scopes = scopes
    let body = parts.split(
      changes, prefix: "observing", subject: \.path,
      meaning: { "The reducers, with the reactions to changes up to the changes of '\($0)'." },
      link: { previous, changes in
        BodyLinkModel(
          previous: previous, reducers: previous == nil ? reducers : nil, changes: changes)
      })
    return BodyModel(
      link: body, parts: (comparesBindings ? [writing] : []) + parts.parts,
      identities: ReplacedChildren(of: feature, in: project).identities)
  }

  private var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The code that runs before the children receive an action; nil without such code.
  private var before: Code? {
    let items = OwnLowering(cases: cases).beforeChildren.items
    return items.isEmpty ? nil : items.code
  }

  /// Whether the feature has a block of its own.
  private var hasOwn: Bool {
    !feature.actions.isEmpty || feature.always != nil
      || feature.reactions.contains(where: \.isPartOfBlock)
  }

  private var own: Code? {
    hasOwn ? ownBlock.items.code : nil
  }

  private var ownBlock: OwnBlock {
    OwnLowering(cases: cases).own(
      with: cases.ownCases, rest: ownRest.map { [cases.rest($0)] } ?? [],
      writing: "_ = \(writingName).\(reduce)(into: &state, action: action)")
  }

  /// Whether reactions compare the written value with the old value, so that the write comes after the statements
  /// that keep the old value.
  private var comparesBindings: Bool { feature.reactions.contains(where: \.comparesBinding) }

  /// The property of the reducer that performs the writes of views.
  private var writing: BodyPartModel {
    BodyPartModel(
      name: writingName, doc: Documentation(text: "The reducer that performs the writes of views."),
      link: BodyLinkModel(reducers: ReducersModel(hasBinding: true, bindings: bindings)))
  }

  private var writingName: String {
    var names = FreeNames(of: feature)
    return names.free("bindings")
  }

  /// The name of the function that runs a reducer inside of another reducer.
  private var reduce: String {
    project.settings.tca.version.callsReduce ? "reduce" : "_reduce"
  }

  /// The functions that the reducers call if a single switch cannot contain everything.
  var functions: [FunctionModel] {
    OwnLowering(cases: cases).beforeChildren.functions + (hasOwn ? ownBlock.functions : [])
  }

  /// The cases of the action that the feature's own block leaves to other reducers; nil if it covers all cases.
  private var ownRest: Code? {
    let patterns = project.idlePatterns(of: feature)
    return patterns.isEmpty ? nil : .alternatives(patterns)
  }

  /// The key path of the group that contains the bindings; nil for bindings outside of groups.
  private var bindings: String? {
    let path = project.actionLayout(of: feature).bindings.casePath
    return path.isEmpty ? nil : String(path.dropLast())
  }

  private var changes: [ChangeModel] {
    feature.reactions.filter(\.isOnChange).map(lowerChange)
  }

  /// Returns the reaction to the change of a property.
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
      isReducer: project.settings.tca.version.takesReducersOnChange,
      block: items.code)
  }
}

// The children, and the prompts.

extension BodyLowering {
  /// Whether an empty reducer is needed, as the base of the attachments or as the whole body.
  private var isEmpty: Bool {
    guard !hasOwn else { return false }
    return !attachments.isEmpty
      || !feature.hasBindings && children(.always).isEmpty
        && !feature.reactions.contains(where: \.isBefore)
  }

  private func children(_ presences: Child.Presence...) -> [Child] {
    feature.children.filter { presences.contains($0.presence) }
  }

  private var scopes: [ScopeModel] {
    children(.always).compactMap { child in
      reducer(of: child).map {
        ScopeModel(
          state: child.statePlace, action: project.casePath(to: child.name, of: feature),
          isLabelled: project.settings.tca.version.labelsScopes, reducer: $0)
      }
    }
  }

  /// The operators on the feature's own block: for optional children, then for the prompts, then for rows and stacks.
  private var attachments: [AttachmentModel] {
    func attached(
      _ call: String, _ state: String, _ place: Located<String>, _ reducer: ReducerModel?
    ) -> AttachmentModel {
      let action = project.casePath(to: place, of: feature)
      return AttachmentModel(
        subject: place.value, call: ".\(call)(\\.\(state), action: \\.\(action))", reducer: reducer)
    }
    let children = children(.optional).map { child in
      attached(
        child.isCase ? "ifCaseLet" : "ifLet", (child.isPresented ? "$" : "") + child.statePlace,
        child.name,
        reducer(of: child))
    }
    let prompts = feature.promptPlaces.map { place in
      attached("ifLet", "$\(place.name.value)", place.name, nil)
    }
    let collections = self.children(.many, .stack).map {
      attached("forEach", $0.statePlace, $0.name, reducer(of: $0))
    }
    return children + prompts + collections
  }

  /// Returns the reducer of a child; nil if its type determines the reducer, as the type of an enum of reducers does.
  private func reducer(of child: Child) -> ReducerModel? {
    let place = project.leadsToSiblingInstance(child, of: feature) ? child.name.literal : nil
    let isIdentified = project.endsEffects(in: child)
    if child.isOneOf {
      guard child.isReducerEnum else {
        return ReducerModel(
          text: project.reducer(of: child), place: place, isIdentified: isIdentified)
      }
      return (child.isPresented || child.presence == .stack) && !isIdentified && place == nil
        ? nil
        : ReducerModel(text: "\(child.enumName).body", place: place, isIdentified: isIdentified)
    }
    guard let one = child.features.first else { return nil }
    return ReducerModel(
      text: project.reducer(of: child), overrides: lowerOverrides(of: one), place: place,
      isIdentified: isIdentified)
  }
}
