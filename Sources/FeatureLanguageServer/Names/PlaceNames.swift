import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The names that can appear at a place of a spec.
struct PlaceNames {
  let place: SpecPlace
  let expectation: PlaceExpectation
  let lookup: NameLookup
  /// The spec around the place, as far as it could be read.
  let spec: Spec?
  /// The end of the text at the place.
  let tail: SwiftTail

  init(_ place: SpecPlace, in kind: SpecKind?, spec: Spec?, project: FeatureProject) {
    self.place = place
    self.spec = spec
    expectation = PlaceExpectation(at: place.path, in: kind)
    lookup = NameLookup(project)
    tail = SwiftTail(place.text)
  }

  /// The feature around the place.
  var feature: Feature? {
    if case .feature(let feature)? = spec { feature } else { nil }
  }

  /// The type around the place.
  var home: DeclaredType? {
    switch spec {
    case .feature(let feature): .feature(feature)
    case .client(let client): .client(client)
    case .model(let model): .model(model)
    case nil: nil
    }
  }

  /// The keys that can appear at the place.
  var keys: [ExpectedKey] {
    place.role == .entry && tail.path.isEmpty && !tail.isImplicit && tail.before.isEmpty
      ? expectation.keys : []
  }

  /// The names that can appear at the place, regardless of the part of the last name that is already typed.
  var candidates: [Meaning] {
    guard place.role != .nothing, !tail.isInText else { return [] }
    guard !isKey else { return unique(expectation.keyUses.flatMap(candidates)) }
    // An entry of a list can be a mapping of names.
    var found =
      (expectation.valueUses + (place.role == .entry ? expectation.keyUses : []))
      .flatMap(candidates)
    if expectation.isSwift { found += swift() }
    if tail.path.isEmpty, tail.before.isEmpty, !tail.isImplicit {
      found += expectation.words.map(Meaning.word)
    }
    return unique(found)
  }

  /// Whether only a key can appear at the place: in a mapping, and not in a list whose entries may be values.
  private var isKey: Bool {
    place.role == .entry && place.path.last != .item
      && !(expectation.keys.isEmpty && expectation.keyUses.isEmpty)
  }

  private func unique(_ names: [Meaning]) -> [Meaning] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.name).inserted }
  }

  func candidates(for use: NameUse) -> [Meaning] {
    switch use {
    case .action where tail.isNested, .presentable where tail.isNested,
      .pushable where tail.isNested, .procedure where tail.isNested, .effect where tail.isNested:
      return swift()
    case .action: return actions(isReaction: false)
    case .ownAction: return ownActions
    case .reaction: return actions(isReaction: true)
    case .override:
      return path(from: (feature.map(lookup.ownDependencies) ?? []) + lookup.dependencies)
    case .stateField, .field: return expectedNames
    case .binding: return assignment
    case .type: return path(from: lookup.types(in: home))
    case .typedValue: return typedValue
    case .feature: return features
    default: return tail.path.isEmpty && tail.before.isEmpty ? plainNames(use) : []
    }
  }

  /// Returns names that no dot follows.
  private func plainNames(_ use: NameUse) -> [Meaning] {
    switch use {
    case .dependency: return lookup.dependencies
    case .style: return lookup.project.settings.styles.map { .word($0.name.value) }
    case .templateSet: return Dialect.allCases.map { .word($0.rawValue) }
    default: return feature.map { plainNames(use, of: $0) } ?? []
    }
  }

  private func plainNames(_ use: NameUse, of feature: Feature) -> [Meaning] {
    switch use {
    case .ownDependency: return lookup.ownDependencies(of: feature)
    case .effect:
      return feature.effectIDs.map { Meaning($0, .effectID) }
    case .presentable: return presentables(of: feature)
    case .alert: return prompts(of: feature, .alert)
    case .dialog: return prompts(of: feature, .dialog)
    case .pushable: return states(of: feature) { $0.presence == .stack }
    case .dismissible: return dismissibles(of: feature)
    case .procedure:
      return feature.procedures.map {
        Meaning($0.name.value, .procedure($0), owner: feature.name.value)
      }
    case .parameter:
      return prompt(of: feature).map { lookup.locals(of: $0.parameters, in: home) } ?? []
    case .argument: return lookup.parameters(of: made(in: feature) ?? feature)
    case .property:
      let children = feature.children.filter { !$0.hasProperty && !$0.isCase }
      return lookup.names(in: .state(feature)).filter {
        feature.promptPlace(named: $0.name) == nil && !$0.isReference && $0.kind != .enumCase
      }
        + children.map { lookup.child($0, scope: nil) }
    default: return []
    }
  }

  /// Finds the feature of the child that the place of the spec belongs to.
  private func made(in feature: Feature) -> Feature? {
    let keys = place.keys
    guard keys.count > 1, keys[0] == "children", let child = feature.child(named: keys[1]) else {
      return nil
    }
    let one =
      child.isOneOf
      ? child.features.first { keys.dropFirst(3).first == $0.name.value } : child.features.first
    return one.flatMap { lookup.project.feature(named: $0.feature.value) }
  }

  private func presentables(of feature: Feature) -> [Meaning] {
    feature.prompts.map { lookup.prompt($0, of: feature) }
      + states(of: feature) { $0.presence == .optional && !$0.isCase }
  }

  private func prompts(of feature: Feature, _ kind: Prompt.Kind) -> [Meaning] {
    feature.prompts.filter { $0.kind == kind }.map { lookup.prompt($0, of: feature) }
  }

  private func dismissibles(of feature: Feature) -> [Meaning] {
    let children = feature.children.filter { $0.presence == .optional && !$0.isCase }
    let prompts = lookup.names(in: .state(feature)).filter {
      feature.promptPlace(named: $0.name) != nil
    }
    return children.map { lookup.child($0, scope: nil) } + prompts + [.word("self")]
  }

  /// Returns the features of children that fulfill a condition, each by the name of the case that presents it.
  private func states(of feature: Feature, where holds: (Child) -> Bool) -> [Meaning] {
    feature.children.filter(holds).flatMap { child in
      lookup.names(in: .caseStates(child)).filter { name in
        // Alerts of the child are shown by their own names.
        child.plainCase(named: name.name)?.type != nil
          || child.plainCase(named: name.name) == nil
      }.map { name in
        Meaning(name.name, name.subject, owner: name.owner)
      }
    }
  }

  /// Finds the alert or dialog around the place.
  private func prompt(of feature: Feature) -> Prompt? {
    let keys = place.keys
    guard keys.count > 1, keys[0] == "alerts" || keys[0] == "dialogs" else { return nil }
    return feature.prompts.first { $0.name.value == keys[1] }
  }
}
