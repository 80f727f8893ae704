import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Looks up the declarations in the specs of a project.
struct NameLookup: Sendable {
  /// The project, as far as it can be read.
  let project: FeatureProject

  /// The scope that a path leads to from some names; nil where it is unknown.
  func scope(behind path: [SwiftTail.Component], from start: Scope) -> Scope? {
    var scope = start
    for component in path {
      guard let next = names(in: scope).first(where: { $0.name == component.name })?.leadsTo else {
        return nil
      }
      if component.isSubscripted, case .elements(let inner) = next {
        scope = inner
      } else {
        scope = next
      }
    }
    return scope
  }

  /// The names in a scope.
  func names(in scope: Scope) -> [Candidate] {
    switch scope {
    case .actions(let feature, let isReaction): actions(of: feature, isReaction: isReaction)
    case .childActions(let child, let inside):
      actions(of: inside, isReaction: false) + events(of: child, inside)
    case .caseActions(let child): cases(of: child)
    case .answers(let feature, let place): answers(of: feature, in: place)
    case .group(let feature, let path): group(path, of: feature)
    case .bindings(let feature):
      properties(of: feature).filter { feature.boundProperties.map(\.value).contains($0.name) }
    case .changes(let feature): properties(of: feature)
    case .state(let feature): state(of: feature)
    case .caseStates(let child):
      child.features.map { member($0, leadsTo: Scope.state) } + child.plainCases.map(plainState)
    case .elements: []
    case .endpoints(let client): client.endpoints.map { endpoint($0, of: client) }
    case .methods(let builtIn):
      builtIn.methods.keys.sorted().map {
        Candidate(name: $0, kind: .endpoint, signature: "\(builtIn.key).\($0)")
      }
    case .value(let type): properties(of: type)
    case .type(let type): members(of: type)
    case .stateType(let feature):
      (feature.stateForm.cases ?? []).map {
        enumCase($0, of: feature.name.value, in: .feature(feature))
      }
    case .names(let names): names
    }
  }
}

// Actions.

extension NameLookup {
  /// What can be sent to a feature, or reacted to.
  private func actions(of feature: Feature, isReaction: Bool) -> [Candidate] {
    let owner = feature.name.value
    var names = isReaction ? [] : group([], of: feature)
    names += feature.children.map { child($0, leadsTo: actionScope(of: $0)) }
    func add(_ name: String, _ signature: String, _ scope: Scope, at place: SourceSpan? = nil) {
      names.append(
        Candidate(name: name, kind: .child, signature: signature, named: place, leadsTo: scope))
    }
    for place in feature.promptPlaces {
      let isNamed = place.prompts.contains { $0.place != nil }
      add(
        place.name.value, "the buttons of the \(place.words) of \(owner)",
        .answers(feature, place), at: isNamed ? place.name.span : nil)
    }
    if feature.hasBindings {
      add("binding", "the fields of \(owner) that a view may write", .bindings(feature))
    }
    if isReaction {
      add("onChange", "the properties of \(owner), whatever changes them", .changes(feature))
    }
    return names
  }

  /// The actions in a group and the groups in it; without names, those in none.
  private func group(_ path: [String], of feature: Feature) -> [Candidate] {
    let inside = feature.allActions.filter { $0.groups.starts(with: path) }
    var seen: Set<String> = []
    let groups = inside.compactMap { $0.groups.dropFirst(path.count).first }
      .filter { seen.insert($0).inserted }
    return inside.filter { $0.groups == path }.map { action($0, of: feature) }
      + groups.map { group($0, in: path, of: feature) }
  }

  /// A group of actions.
  private func group(_ name: String, in path: [String], of feature: Feature) -> Candidate {
    let inside = path + [name]
    let declared = feature.groups.first { $0.path == inside }
    return Candidate(
      name: name, kind: .child,
      signature: inside == ["delegate"]
        ? "what the parent of \(feature.name.value) is told"
        : "actions of \(feature.name.value) in the group '\(inside.joined(separator: "."))'",
      documentation: declared?.documentation.lines ?? [], declaration: declared?.name.span,
      leadsTo: .group(feature, inside))
  }

  /// What can be named behind a child in an address.
  private func actionScope(of child: Child) -> Scope? {
    if child.isOneOf { return .caseActions(child) }
    return child.features.first.flatMap { project.feature(named: $0.feature.value) }
      .map { .childActions(child, $0) }
  }

  private func cases(of child: Child) -> [Candidate] {
    child.features.map { one in member(one) { .actions($0, isReaction: false) } }
      + child.promptPlaces.map { place in
        var candidate = plain(place.name, "the buttons of its \(place.kind.rawValue)s")
        candidate.leadsTo = .names(
          place.answers.map { answer in
            Candidate(
              name: answer.caseName.value, kind: .action,
              signature: answer.caseName.value + answer.parameters.signature,
              declaration: answer.name.span, parameters: labels(of: answer.parameters, in: nil))
          })
        return candidate
      }
      + events(of: child, nil)
  }

  /// A case of a place of several that no feature lives in, in the state.
  private func plainState(_ one: PlainCase) -> Candidate {
    var candidate = plain(one.name, "\(one.name.value): \(one.text)")
    if one.type == nil {
      candidate.leadsTo = .names(
        one.prompts.map { prompt in
          Candidate(
            name: prompt.name.value, kind: .enumCase,
            signature: prompt.name.value + prompt.parameters.signature,
            declaration: prompt.name.span, parameters: labels(of: prompt.parameters, in: nil))
        })
    }
    return candidate
  }

  private func plain(_ name: Located<String>, _ signature: String) -> Candidate {
    Candidate(
      name: name.value, kind: .enumCase, signature: signature, declaration: name.span)
  }

  private func answers(of feature: Feature, in place: PromptPlace) -> [Candidate] {
    place.answers.map { action($0, of: feature) } + [event(.dismiss)]
  }

  /// The actions of a place itself, unless its feature has an action of that name.
  private func events(of child: Child, _ inside: Feature?) -> [Candidate] {
    child.events.filter { inside?.action(named: $0.rawValue) == nil }.map(event)
  }

  private func event(_ event: PlaceEvent) -> Candidate {
    Candidate(
      name: event.rawValue, kind: .action, signature: event.rawValue,
      documentation: [event.documentation])
  }

  /// An action with what comes with it.
  func action(_ action: FeatureAction, of feature: Feature) -> Candidate {
    Candidate(
      name: action.caseName.value, kind: .action,
      signature: action.caseName.value + action.parameters.signature,
      documentation: action.documentation.lines, owner: feature.name.value,
      declaration: action.name.span,
      parameters: labels(of: action.parameters, in: .feature(feature)))
  }

  /// A place that other features live in; its declaration is the feature's own spec, where there is one.
  func child(_ child: Child, leadsTo scope: Scope?) -> Candidate {
    let names = child.features.map(\.feature.value)
    let inside = child.isOneOf ? nil : names.first.flatMap { project.feature(named: $0) }
    let presence = child.presence == .always ? "" : " (\(child.presenceText))"
    let lines = child.documentation.lines
    return Candidate(
      name: child.name.value, kind: .child,
      signature: "\(child.name.value): \(names.joined(separator: " | "))\(presence)",
      documentation: lines.isEmpty ? inside?.documentation.lines ?? [] : lines,
      declaration: inside?.name.span ?? child.name.span, named: child.name.span, leadsTo: scope)
  }
}

extension NameLookup {
  /// Parameters as a call names them.
  ///
  /// - Parameter home: The type around the place where their types are written.
  func labels(of parameters: [Parameter], in home: DeclaredType?) -> [Candidate] {
    parameters.map { parameter in
      Candidate(
        name: parameter.label ?? "", kind: .variable, signature: parameter.name.value,
        type: parameter.type.text,
        declaration: parameter.label == parameter.name.value ? parameter.name.span : nil,
        leadsTo: scope(ofType: parameter.type.text, in: home))
    }
  }
}

extension [Parameter] {
  /// The parameters as they are declared: `(_ text: String, limit: Int)`; nothing for none.
  var signature: String {
    guard !isEmpty else { return "" }
    let parts = map { parameter in
      let label =
        switch parameter.label {
        case nil: "_ "
        case parameter.name.value?: ""
        case let label?: "\(label) "
        }
      let value = parameter.defaultValue.map { " = \($0.text)" } ?? ""
      return "\(label)\(parameter.name.value): \(parameter.type.text)\(value)"
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}

extension PromptPlace {
  /// The prompts in a few words: the alerts, or those in a place of their own.
  fileprivate var words: String {
    let kinds = "\(kind.rawValue)s"
    return name.value == kind.rawValue ? kinds : "\(kinds) in '\(name.value)'"
  }
}
