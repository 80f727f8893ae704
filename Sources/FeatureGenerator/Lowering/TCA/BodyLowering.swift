import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns what a feature does into reducers.
struct BodyLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The reducers of the body, and the properties that it is made of.
  func lower() -> BodyModel {
    var parts = BodyParts(of: feature)
    let all = parts.split(
      attachments, prefix: "with", subject: \.subject,
      meaning: { "What the feature does itself, and what comes and goes up to '\($0)'." },
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
      meaning: { "The reducers, and what follows changes up to those of '\($0)'." },
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

  /// What comes before the children see an action; nil when there is nothing.
  private var before: Code? {
    let items = OwnLowering(cases: cases).beforeChildren.items
    return items.isEmpty ? nil : items.code
  }

  /// Whether the feature has a block of its own.
  private var hasOwn: Bool {
    !feature.actions.isEmpty || feature.before != nil
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

  /// Whether reactions compare what views write with what was there, so that it is written behind what keeps that.
  private var comparesBindings: Bool { feature.reactions.contains(where: \.comparesBinding) }

  /// The property of the reducer that does what views write.
  private var writing: BodyPartModel {
    BodyPartModel(
      name: writingName, doc: Documentation(text: "What views write."),
      link: BodyLinkModel(reducers: ReducersModel(hasBinding: true, bindings: bindings)))
  }

  private var writingName: String {
    var names = FreeNames(of: feature)
    return names.free("bindings")
  }

  /// The name of the function that runs a reducer inside of another one.
  private var reduce: String {
    project.settings.tca.version.callsReduce ? "reduce" : "_reduce"
  }

  /// The functions that the reducers are made of, where one switch cannot hold all.
  var functions: [FunctionModel] {
    OwnLowering(cases: cases).beforeChildren.functions + (hasOwn ? ownBlock.functions : [])
  }

  /// The cases of the action that the own block leaves to others; nil when there are none.
  private var ownRest: Code? {
    let patterns = project.idlePatterns(of: feature)
    return patterns.isEmpty ? nil : .alternatives(patterns)
  }

  /// The key path of the group that the bindings are in; nil where they are in none.
  private var bindings: String? {
    let path = project.actionLayout(of: feature).bindings.casePath
    return path.isEmpty ? nil : String(path.dropLast())
  }

  private var changes: [ChangeModel] {
    feature.reactions.filter(\.isOnChange).map(lowerChange)
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
      isReducer: project.settings.tca.version.takesReducersOnChange,
      block: items.code)
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

  private var scopes: [ScopeModel] {
    children(.always).compactMap { child in
      reducer(of: child).map {
        ScopeModel(
          state: child.statePlace, action: project.casePath(to: child.name, of: feature),
          isLabelled: project.settings.tca.version.labelsScopes, reducer: $0)
      }
    }
  }

  /// What is attached to the own block: what comes and goes, then the prompts, then rows and stacks.
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

  /// The reducer of a child; nil where its type says it, as that of an enum of reducers does.
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
