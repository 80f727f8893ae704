import FeatureSpec
import SpecSource
import SpecSwift

// The switch over the children.

extension CompositionLowering {
  func composition(_ opening: String) -> FunctionsModel.Composed {
    var cases = feature.children.flatMap(lowerChild)
    for kind in Question.Kind.allCases where !feature.questions(kind).isEmpty {
      let reacts = reacts(to: kind.rawValue) { _ in true }
      cases.append(
        ComposedCaseModel(
          name: kind.rawValue, dismissal: .init(pattern: ".\(kind.rawValue)", reacts: reacts)))
    }
    if feature.hasBindings {
      cases.append(
        ComposedCaseModel(
          rest: .init(
            label: "case .binding(let binding):",
            statements: [
              "binding.apply(to: &state)", "return \(effect(hasBindingReactions))",
            ])))
    }
    if !feature.actions.isEmpty || !feature.delegate.isEmpty {
      let isOwn = !feature.actions.isEmpty
      cases.append(
        ComposedCaseModel(
          rest: .init(
            label: isOwn ? "default:" : "case .delegate:",
            statements: ["return \(effect(isOwn))"])))
    }
    return .init(opening: opening, cases: cases)
  }

  /// The effect of a case whose child has none: that of the own blocks, if they react.
  private func effect(_ reacts: Bool) -> String {
    reacts ? "reduceSelf(into: &state, action: action)" : ".none"
  }

  /// Whether the own blocks hold a reaction to a child.
  private func reacts(to slot: String, where isMeant: (String) -> Bool) -> Bool {
    feature.reactions.contains {
      $0.isPartOfBlock && $0.names.first == slot && isMeant($0.names.dropFirst().first ?? "")
    }
  }

  /// The cases of a child: what happens in it, and to it.
  private func lowerChild(_ child: Child) -> [ComposedCaseModel] {
    let slot = child.name.value
    let name = child.name.member
    let lifecycle = ["dismiss", "popFrom", "push"]
    let reacts = reacts(to: slot) { !lifecycle.contains($0) || child.presence == .always }
    func reactsTo(_ event: String) -> Bool { self.reacts(to: slot) { $0 == event } }
    let inside = ComposedCaseModel(name: name, child: lowerInside(of: child, reacts: reacts))
    switch child.presence {
    case .always, .many:
      return [inside]
    case .optional:
      let dismissal = ComposedCaseModel.Dismissal(
        pattern: ".\(name)(.dismiss)", reacts: reactsTo("dismiss"))
      return [inside, ComposedCaseModel(name: name, dismissal: dismissal)]
    case .stack:
      return [
        inside,
        ComposedCaseModel(name: name, push: reactsTo("push")),
        ComposedCaseModel(name: name, pop: reactsTo("popFrom")),
      ]
    }
  }

  /// What happens in a child: its reducer, around which the parent's blocks stand.
  private func lowerInside(of child: Child, reacts: Bool) -> ComposedCaseModel.Child {
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
      $0.isBefore && $0.names.first == child.name.value
    }
    let merged =
      (hasBefore ? "before.merge(with: effect)" : "effect")
      + (reacts ? ".merge(with: reduceSelf(into: &state, action: action))" : "")
    let isMerged = hasBefore || reacts
    let one = child.features.first
    let reducer =
      child.isOneOf ? child.enumName : one.map { project.typeName(ofFeature: $0.feature.value) }
    return .init(
      pattern: pattern,
      prefix: isMerged ? "let effect: Effect<Action> = " : "return ",
      type: reducer ?? "",
      overrides: child.isOneOf ? [] : one.map { lowerOverrides(of: $0) } ?? [],
      arguments: arguments,
      scope: closure(".scoped(\(place))", ".\(name)(\(action))", columns: columnLimit - 9),
      hasBefore: hasBefore,
      result: isMerged ? merged : nil)
  }
}
