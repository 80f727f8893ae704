import FeatureSpec
import SpecSource
import SpecSwift

// The reducer's switch over the action: the own actions, the children, and what has no block.

extension FunctionsModel {
  /// The cases of the switch.
  var reducerCases: [ReducerCaseModel] {
    let prompts = Prompt.Kind.allCases.filter { !feature.prompts($0).isEmpty }
    return cases.ownCases.map { ReducerCaseModel(own: $0) }
      + feature.children.flatMap(lowerChild)
      + prompts.map { kind in
        let reacts = reacts(to: kind.rawValue) { _ in true }
        return ReducerCaseModel(
          name: kind.rawValue, dismissal: (pattern: ".\(kind.rawValue)", reacts: reacts))
      }
      + [binding, delegate].compactMap { $0.map { ReducerCaseModel(own: $0) } }
  }

  /// The case of bindings; nil where there are none.
  private var binding: MatchCaseModel? {
    guard feature.hasBindings else { return nil }
    let reacts = reacts(to: "binding") { _ in true }
    return MatchCaseModel(
      pattern: ".binding(let binding)",
      items: [
        .text("binding.apply(to: &state)"),
        .result(reacts ? .line("reduceSelf(into: &state, action: action)") : .nothing),
      ])
  }

  /// The case of what parents may react to; nil where there is none.
  private var delegate: MatchCaseModel? {
    feature.delegate.isEmpty ? nil : cases.rest(".delegate")
  }

  /// Whether a block of the feature reacts to what happens in a place.
  private func reacts(to slot: String, where isMeant: (String) -> Bool) -> Bool {
    feature.reactions.contains {
      $0.isPartOfBlock && $0.names.first == slot && isMeant($0.names.dropFirst().first ?? "")
    }
  }

  /// The cases of a child: what happens in it, and to it.
  private func lowerChild(_ child: Child) -> [ReducerCaseModel] {
    let slot = child.name.value
    let name = child.name.member
    let reacts = reacts(to: slot) { !child.events.contains($0) }
    func reactsTo(_ event: String) -> Bool { self.reacts(to: slot) { $0 == event } }
    let place = child.statePlace
    let inside = ReducerCaseModel(
      name: name, place: place, child: lowerInside(of: child, reacts: reacts))
    switch child.presence {
    case .optional where child.isPresented:
      let dismissal = (pattern: ".\(name)(.dismiss)", reacts: reactsTo("dismiss"))
      return [inside, ReducerCaseModel(name: name, place: place, dismissal: dismissal)]
    case .always, .optional, .many:
      return [inside]
    case .stack:
      return [
        inside,
        ReducerCaseModel(name: name, push: reactsTo("push")),
        ReducerCaseModel(name: name, pop: reactsTo("popFrom")),
      ]
    }
  }

  /// What happens in a child: its reducer, around which the parent's blocks stand.
  private func lowerInside(of child: Child, reacts: Bool) -> ReducerCaseModel.Child {
    let name = child.name.member
    let state = child.statePlace
    let element = (".element(id: let id, action: let childAction)", "id: id, action: childAction")
    let (pattern, arguments, place, action) =
      switch child.presence {
      case .always:
        ("let childAction", "action: childAction", "to: \\State.\(state)", "$0")
      case .optional where child.isPresented:
        (
          ".presented(let childAction)", "action: childAction",
          "toPresented: \\State.\(state), in: state", "$0"
        )
      case .optional:
        (
          "let childAction", "action: childAction", "toOptional: \\State.\(state), in: state", "$0"
        )
      case .many:
        (
          element.0, element.1, "toElement: id, of: \\State.\(state), in: state",
          ".element(id: id, action: $0)"
        )
      case .stack:
        (element.0, element.1, "toElement: id, of: \\State.\(name), in: state", "$0")
      }
    let hasBefore = feature.reactions.contains {
      $0.isBefore && $0.names.first == child.name.value
    }
    let merged =
      (hasBefore ? "before.merge(with: effect)" : "effect")
      + (reacts ? ".merge(with: reduceSelf(into: &state, action: action))" : "")
    let isMerged = hasBefore || reacts
    let one = child.features.first
    let reducer =
      child.isOneOf ? child.enumName : one.map { project.typeName(ofFeature: $0.feature.value) }
    let prefix = isMerged ? "let effect: Effect<Action> = " : "return "
    let overrides = child.isOneOf ? [] : one.map { lowerOverrides(of: $0) } ?? []
    let line = "\(prefix)\(reducer ?? "")().reduce(into: &state.\(state), \(arguments))"
    return .init(
      pattern: pattern,
      prefix: prefix,
      type: reducer ?? "",
      overrides: overrides,
      isLong: !overrides.isEmpty
        || !fitsOnLine(line, indentation: dialect.statementIndentation),
      arguments: arguments,
      scope: closure(".scoped(\(place))", ".\(name)(\(action))", columns: columnLimit - 9),
      hasBefore: hasBefore,
      result: isMerged ? merged : nil)
  }
}
