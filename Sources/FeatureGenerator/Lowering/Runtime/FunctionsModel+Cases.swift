import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// The reducer's switch over the action: the own actions, the children, and what has no block.

extension FunctionsModel {
  /// The cases of the switch.
  var reducerCases: [ReducerCaseModel] {
    let own = isOwnApart ? [] : cases.ownCases
    return own.map { ReducerCaseModel(own: $0) }
      + feature.children.flatMap(lowerChild)
      + feature.promptPlaces.map { place in
        let name = place.name.value
        return ReducerCaseModel(
          name: place.name.member,
          dismissal: .init(
            pattern: project.wrapped(".\(place.name.member)", around: name, of: feature),
            reacts: reacts(to: name) { _ in true }
          ))
      }
      + (binding + rest).map { ReducerCaseModel(own: $0) }
  }

  /// The case of bindings, where there are some.
  private var binding: [MatchCaseModel] {
    guard feature.hasBindings else { return [] }
    let reacts = reacts(to: "binding") { _ in true }
    // Where reactions compare what was there, it is written behind what keeps that.
    guard !feature.reactions.contains(where: \.comparesBinding) else {
      guard !isOwnApart || rest.isEmpty else { return [] }
      return [
        MatchCaseModel(
          pattern: layout.bindings.wrapping(".binding"),
          items: [.result(.line("reduceSelf(into: &state, action: action)"))])
      ]
    }
    guard feature.composition.bindings.isEmpty else {
      return [
        MatchCaseModel(
          pattern: layout.bindings.wrapping(".binding"), items: composedBinding(reacts: reacts))
      ]
    }
    return [
      MatchCaseModel(
        pattern: layout.bindings.wrapping(".binding(let binding)"),
        items: [
          .text("binding.apply(to: &state)"),
          .result(reacts ? .line("reduceSelf(into: &state, action: action)") : .nothing),
        ])
    ]
  }

  /// What follows where operators of the app are around what views write.
  private func composedBinding(reacts: Bool) -> [BlockItem] {
    let call = "reduceBindings(into: &state, action: action)"
    guard reacts else { return [.result(.line(call))] }
    return [
      .text("let effect = \(call)"),
      .text("let reaction = reduceSelf(into: &state, action: action)"),
      .result(.line(".merge(effect, reaction)")),
    ]
  }

  /// The case of what parents may react to and of what the feature has no use for, where there is one.
  ///
  /// Where something comes before all that the feature does itself or is around it, its own actions are among them.
  private var rest: [MatchCaseModel] {
    guard !isOwnApart else {
      return feature.allActions.isEmpty && layout.unusedPatterns.isEmpty
        ? []
        : [
          MatchCaseModel(
            pattern: nil, items: [.result(.line("reduceSelf(into: &state, action: action)"))])
        ]
    }
    let patterns = (feature.delegate.isEmpty ? [] : [".delegate"]) + layout.unusedPatterns
    return patterns.isEmpty
      ? [] : [cases.rest(alternatives(patterns, columns: dialect.patternColumns(in: feature)))]
  }

  var layout: ActionLayout { project.actionLayout(of: feature) }

  /// Whether a block of the feature reacts to what happens in a place.
  private func reacts(to slot: String, where isMeant: (String) -> Bool) -> Bool {
    isOwnApart
      || feature.reactions(in: slot).contains {
        $0.isPartOfBlock && isMeant($0.names.dropFirst().first ?? "")
      }
  }

  /// The cases of a child: what happens in it, and to it.
  private func lowerChild(_ child: Child) -> [ReducerCaseModel] {
    let slot = child.name.value
    let name = child.name.member
    let reacts = reacts(to: slot) {
      !child.events.map(\.rawValue).contains($0) && child.plainCase(named: $0) == nil
    }
    func reactsTo(_ event: PlaceEvent) -> Bool {
      self.reacts(to: slot) { $0 == event.rawValue }
    }
    let groups = layout.groups(around: slot)
    let place = child.statePlace
    func model(
      child: ReducerCaseModel.Child? = nil, push: Bool? = nil, pop: Bool? = nil
    ) -> ReducerCaseModel {
      ReducerCaseModel(
        name: name, place: place, groups: groups.map { escapedMember($0) }, child: child,
        push: push, pop: pop)
    }
    let inside =
      project.isIdle(inside: child)
      ? ReducerCaseModel(own: cases.rest(idlePattern(of: child, in: groups)))
      : model(child: lowerInside(of: child, reacts: reacts))
    if !groups.isEmpty, let (first, pattern) = emptyGroup {
      return first == slot ? [ReducerCaseModel(own: cases.rest(pattern))] : []
    }
    switch child.presence {
    case .optional where child.isPresented:
      let dismissal = ReducerCaseModel.Dismissal(
        pattern: groups.wrapping(".\(name)(.dismiss)"), reacts: reactsTo(.dismiss))
      // The compiler takes what happens to a value for something that may.
      let isAllAnswers = child.features.isEmpty && child.plainCases.allSatisfy { $0.type == nil }
      let answers = child.promptPlaces.map { one in
        func isMeant(_ name: String) -> Bool { name == one.name.value || name == "any" }
        return ReducerCaseModel(
          name: name, place: "\(place)?.\(one.name.member)",
          target: "&state.\(place), case: \\.\(one.name.member)",
          dismissal: .init(
            pattern: groups.wrapping(".\(name)(.presented(.\(one.name.member)))"),
            hasBefore: feature.reactions(in: slot).contains {
              $0.isBefore && isMeant($0.names.dropFirst().first ?? "")
            }, reacts: self.reacts(to: slot, where: isMeant)))
      }
      return answers + (isAllAnswers ? [] : [inside])
        + [ReducerCaseModel(name: name, place: place, dismissal: dismissal)]
    case .always, .optional, .many:
      return [inside]
    case .stack:
      return [inside, model(push: reactsTo(.push)), model(pop: reactsTo(.popFrom))]
    }
  }

  /// The pattern of the group around the children if nothing can happen in all of it, and the first child in it. To the
  /// compiler, a pattern of a case in such a group is none of the group.
  static func emptyGroup(
    of feature: Feature, in project: FeatureProject
  ) -> (first: String, pattern: String)? {
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

  /// The pattern of what happens in a child in which nothing can happen.
  private func idlePattern(of child: Child, in groups: [String]) -> String {
    let name = child.name.member
    return switch child.presence {
    case .optional where child.isPresented: groups.wrapping(".\(name)(.presented)")
    case .stack: groups.wrapping(".\(name)(.element)")
    case .always, .optional, .many: groups.wrapping(".\(name)")
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
    let one = child.features.first
    let prefix = isMerged ? "let effect: Effect<Action> = " : "return "
    let overrides = child.isOneOf ? [] : one.map { lowerOverrides(of: $0) } ?? []
    let columns = columnLimit - dialect.statementIndentation(in: feature) - prefix.count
    let opening = prefix + project.reducer(of: child).text(columns: columns)
    let isBroken = opening.isMultiline
    let target = child.isCase ? "state, case: State.allCasePaths.\(name)" : "state.\(state)"
    let line = "\(opening).reduce(into: &\(target), \(arguments))"
    return .init(
      pattern: pattern,
      target: target,
      opening: opening,
      overrides: overrides,
      isLong: !isBroken
        && (!overrides.isEmpty
          || !fitsOnLine(line, indentation: dialect.statementIndentation(in: feature))),
      isBroken: isBroken,
      arguments: arguments,
      scope: closure(
        ".scoped(\(place))",
        project.wrapped(".\(name)(\(action))", around: child.name.value, of: feature),
        columns: columnLimit - 9 - feature.margin),
      hasBefore: hasBefore,
      reacts: reacts,
      result: isMerged ? ".merge(\(merged.joined(separator: ", ")))" : nil)
  }
}
