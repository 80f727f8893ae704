import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

// The switch over the children.

extension CompositionLowering {
  func composition(_ opening: String) -> TemplateValue {
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
      $0.isPartOfBlock && $0.names.first == slot && isMeant($0.names.dropFirst().first ?? "")
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
      $0.isBefore && $0.names.first == child.name.value
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
