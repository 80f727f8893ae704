import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The reducer's switch over the action: the feature's own actions, the children, and the actions without a block.

extension FunctionsLowering {
  /// The cases of the switch.
  var reducerCases: [SwitchCase] {
    (isOwnApart ? [] : cases.ownCases)
      + feature.children.flatMap(lowerChild)
      + feature.promptPlaces.map { place in
        dismissal(
          of: place.name.member,
          pattern: project.wrapped(
            ".\(place.name.memberCode)", around: place.name.value, of: feature),
          reacts: reacts(to: place.name.value) { _ in true })
      } + binding + rest
  }

  /// The case of bindings, if the feature has bindings.
  private var binding: [SwitchCase] {
    guard feature.hasBindings else { return [] }
    let reacts = reacts(to: "binding") { _ in true }
    // If reactions compare old values, the write comes after the statements that keep these values.
    guard !feature.reactions.contains(where: \.comparesBinding) else {
      guard !isOwnApart || rest.isEmpty else { return [] }
      return [
        SwitchCase(
          pattern: layout.bindings.wrapping(".binding"),
          items: [.result(.line("reduceSelf(into: &state, action: action)"))])
      ]
    }
    guard feature.composition.bindings.isEmpty else {
      return [
        SwitchCase(
          pattern: layout.bindings.wrapping(".binding"), items: composedBinding(reacts: reacts))
      ]
    }
    return [
      SwitchCase(
        pattern: layout.bindings.wrapping(".binding(let binding)"),
        items: [
          .statements("binding.apply(to: &state)"),
          .result(reacts ? .line("reduceSelf(into: &state, action: action)") : .nothing),
        ])
    ]
  }

  /// Returns the consequences of a binding with operators of the app around its write.
  private func composedBinding(reacts: Bool) -> [BlockItem] {
    let call: Code = "reduceBindings(into: &state, action: action)"
    guard reacts else { return [.result(.line(call))] }
    return [
      .statements("let effect = \(call)"),
      .statements("let reaction = reduceSelf(into: &state, action: action)"),
      .result(.line(".merge(effect, reaction)")),
    ]
  }

  /// The case of actions for parents and of unused cases, if the feature has such actions.
  ///
  /// If the feature's own behavior is in a function of its own, this case also covers the feature's own actions.
  private var rest: [SwitchCase] {
    guard !isOwnApart else {
      return feature.allActions.isEmpty && layout.unusedPatterns.isEmpty
        ? []
        : [
          SwitchCase(
            pattern: nil, items: [.result(.line("reduceSelf(into: &state, action: action)"))])
        ]
    }
    let patterns = (feature.delegate.isEmpty ? [] : [".delegate"]) + layout.unusedPatterns
    return patterns.isEmpty
      ? [] : [cases.rest(.alternatives(patterns))]
  }

  var layout: ActionLayout { project.actionLayout(of: feature) }

  /// Returns whether a block of the feature reacts to the actions of a place.
  private func reacts(to slot: String, where isMeant: (String) -> Bool) -> Bool {
    isOwnApart
      || feature.reactions(in: slot).contains {
        $0.isPartOfBlock && isMeant($0.names.dropFirst().first ?? "")
      }
  }

  /// Returns the cases of a child: the child's actions, and the events of its place.
  private func lowerChild(_ child: Child) -> [SwitchCase] {
    let slot = child.name.value
    let reacts = reacts(to: slot) {
      !child.events.map(\.rawValue).contains($0) && child.plainCase(named: $0) == nil
    }
    func reactsTo(_ event: PlaceEvent) -> Bool {
      self.reacts(to: slot) { $0 == event.rawValue }
    }
    let groups = layout.groups(around: slot)
    let inside =
      project.isIdle(inside: child)
      ? cases.rest(idlePattern(of: child, in: groups))
      : lowerInside(of: child, in: groups, reacts: reacts)
    if !groups.isEmpty, let (first, pattern) = emptyGroup {
      return first == slot ? [cases.rest(pattern)] : []
    }
    switch child.presence {
    case .optional where child.isPresented:
      return answers(of: child, in: groups)
        // The compiler considers actions of a value possible.
        + (child.features.isEmpty && child.plainCases.allSatisfy { $0.type == nil } ? [] : [inside])
        + [
          dismissal(
            of: child.statePlace, pattern: groups.wrapping(".\(child.name.memberCode)(.dismiss)"),
            reacts: reactsTo(.dismiss))
        ]
    case .always, .optional, .many:
      return [inside]
    case .stack:
      return [
        inside, push(on: child, in: groups, reacts: reactsTo(.push)),
        pop(from: child, in: groups, reacts: reactsTo(.popFrom)),
      ]
    }
  }

  /// Returns the cases of the answers to the alerts and dialogs of a place. Each answer dismisses its prompt.
  private func answers(of child: Child, in groups: [String]) -> [SwitchCase] {
    let (slot, place) = (child.name.value, child.statePlace)
    return child.promptPlaces.map { one in
      func isMeant(_ name: String) -> Bool { name == one.name.value || name == "any" }
      let answer: Code = ".presented(.\(one.name.memberCode))"
      return dismissal(
        of: "\(place)?.\(one.name.member)", target: "&state.\(place), case: \\.\(one.name.member)",
        pattern: groups.wrapping(".\(child.name.memberCode)(\(answer))"),
        hasBefore: feature.reactions(in: slot).contains {
          $0.isBefore && isMeant($0.names.dropFirst().first ?? "")
        }, reacts: reacts(to: slot, where: isMeant))
    }
  }

  /// Returns the case that dismisses a presentation.
  ///
  /// - Parameters:
  ///   - place: The path to the state of the presentation.
  ///   - target: The dismissed state, if it is not the whole place.
  private func dismissal(
    of place: String, target: String? = nil, pattern: Code, hasBefore: Bool = false, reacts: Bool
  ) -> SwitchCase {
    let target = target ?? "&state.\(place)"
    var items: [Code] = hasBefore ? [before] : []
    if reacts {
      items += [
        "let presentation = Presentation(of: state.\(place))",
        "let effect = reduceSelf(into: &state, action: action)",
        "presentation.dismiss(\(target))",
      ]
    } else {
      items.append("Presentation(of: state.\(place)).dismiss(\(target))")
    }
    let effect: LoweredEffect =
      switch (hasBefore, reacts) {
      case (true, true): .line("before.merge(with: effect)")
      case (true, false): .line("before")
      case (false, true): .line("effect")
      case (false, false): .nothing
      }
    return SwitchCase(pattern: pattern, items: items.map { .statements($0) } + [.result(effect)])
  }

  private var before: Code { "let before = reduceBefore(into: &state, action: action)" }

  /// Returns the case that pushes an element onto a stack.
  private func push(on child: Child, in groups: [String], reacts: Bool) -> SwitchCase {
    let name = child.name.memberCode
    return SwitchCase(
      pattern: groups.wrapping(".\(name)(.push(id: let id, state: let element))"),
      items: [
        .statements("state.\(name).push(element, id: id)"),
        .result(reacts ? .line("reduceSelf(into: &state, action: action)") : .nothing),
      ])
  }

  /// Returns the case that pops elements from a stack.
  private func pop(from child: Child, in groups: [String], reacts: Bool) -> SwitchCase {
    let name = child.name.memberCode
    let reaction: [BlockItem] =
      reacts ? [.statements("let effect = reduceSelf(into: &state, action: action)")] : []
    return SwitchCase(
      pattern: groups.wrapping(".\(name)(.popFrom(id: let id))"),
      items: [.statements("state.\(name).requireElement(id)")] + reaction + [
        .statements("state.\(name).pop(from: id)"), .result(reacts ? .line("effect") : .nothing),
      ])
  }

  /// Returns the pattern of the group around the children if no action in the whole group is possible, with the first
  /// child in the group. For the compiler, a pattern of a case in such a group does not cover the group.
  static func emptyGroup(
    of feature: Feature, in project: FeatureProject
  ) -> (first: String, pattern: Code)? {
    let layout = project.actionLayout(of: feature)
    func path(_ place: String) -> [String] { layout.groups(around: place) }
    let paths = feature.children.lazy.map { path($0.name.value) }
    guard let groups = paths.first(where: { !$0.isEmpty }) else { return nil }
    let empty = feature.children.filter { child in
      let ends = child.presence == .stack || child.presence == .optional && child.isPresented
      return project.isIdle(inside: child) && !ends
    }.map(\.name.value)
    let isEmpty = Set(empty)
    let inhabited =
      feature.allActions.map(\.groups) + feature.promptPlaces.map { path($0.name.value) }
      + feature.children.map(\.name.value).filter { !isEmpty.contains($0) }.map(path)
      + (feature.hasBindings ? [layout.bindings] : [])
    let all = groups.indices.first { index in
      !inhabited.contains { $0.starts(with: groups[...index]) }
    }
    guard let all, let first = empty.first(where: { path($0).starts(with: groups[...all]) }) else {
      return nil
    }
    return (first, groups[..<all].map(\.self).wrapping(".\(escapedMember(groups[all]))"))
  }

  /// Returns the pattern for the actions of a child that has no possible actions.
  private func idlePattern(of child: Child, in groups: [String]) -> Code {
    let name = child.name.memberCode
    return switch child.presence {
    case .optional where child.isPresented: groups.wrapping(".\(name)(.presented)")
    case .stack: groups.wrapping(".\(name)(.element)")
    case .always, .optional, .many: groups.wrapping(".\(name)")
    }
  }

  /// Returns the case of a child's actions: the child's reducer, with the parent's blocks around it.
  private func lowerInside(of child: Child, in groups: [String], reacts: Bool) -> SwitchCase {
    let name = child.name.memberCode
    let state = child.statePlace
    let element = (".element(id: let id, action: let childAction)", "id: id, action: childAction")
    let (pattern, arguments, place, action): (String, String, Code, Code) =
      switch child.presence {
      case .always:
        ("let childAction", "action: childAction", "to: \\State.\(state)", "$0")
      case .optional where child.isCase:
        ("let childAction", "action: childAction", "toCase: \\.\(name), in: state", "$0")
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
    let hasBefore = feature.reactions(in: child.name.value).contains(where: \.isBefore)
    let merged = (hasBefore ? ["before"] : []) + ["effect"] + (reacts ? ["reaction"] : [])
    let isMerged = merged.count > 1
    let prefix = isMerged ? "let effect: Effect<Action> = " : "return "
    let target = child.isCase ? "state, case: State.allCasePaths.\(name)" : "state.\(state)" as Code
    let reduction = self.reduction(
      of: child, "\(prefix)\(project.reducer(of: child))",
      ".reduce(into: &\(target), \(arguments))",
      .braces(
        ".scoped(\(place)) {",
        project.wrapped(".\(name)(\(action))", around: child.name.value, of: feature)))
    var items = (hasBefore ? [before] : []) + [reduction]
    if reacts { items.append("let reaction = reduceSelf(into: &state, action: action)") }
    if isMerged { items.append("return .merge(\(merged.joined(separator: ", ")))") }
    return SwitchCase(
      pattern: groups.wrapping(".\(name)(\(pattern))"), items: items.map { .statements($0) })
  }

  /// Returns the statement that runs the reducer of a child, on a single line if it fits.
  private func reduction(
    of child: Child, _ reducer: Code, _ reduce: Code, _ scope: Code
  ) -> Code {
    let overrides = child.isOneOf ? [] : child.features.first.map { lowerOverrides(of: $0) } ?? []
    let calls = overrides + [reduce, scope]
    guard overrides.isEmpty else { return .chain(reducer, calls) }
    return .choice(
      ifFits: reducer + reduce, then: .chain(reducer + reduce, [scope]),
      else: .chain(reducer, calls))
  }
}
