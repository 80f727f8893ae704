import FeatureSpec
import SpecSource
import SpecSwift

/// The meanings of names in the Swift of a spec, according to the declarations of all specs.
struct SwiftScope: SwiftMeanings {
  let lookup: NameLookup
  /// The type that the spec describes.
  let home: DeclaredType
  /// The names that a place adds to the names of the spec.
  var names: [Meaning] = []
  /// The scope whose names are used without a dot.
  var members: Scope?
  /// The value in which an implicit member is looked up when no type is expected.
  var fallback: Meaning?
  /// The feature around which the app's reducers and operators are placed, while these are read.
  var composed: Feature?
  /// The parameters and dependencies of the feature, by name.
  private let inputs: [String: Meaning]
  /// The types that are declared in the spec's own type, by name.
  private let types: [String: Meaning]
  /// The names found since the last reading.
  private(set) var found: [(use: SwiftNameUse, meaning: Meaning?)] = []

  init(_ lookup: NameLookup, home: DeclaredType) {
    self.lookup = lookup
    self.home = home
    inputs = home.feature.map(lookup.inputs) ?? [:]
    types = Dictionary(lookup.ownTypes(in: home).map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func note(_ use: SwiftNameUse, _ meaning: Meaning?) { found.append((use, meaning)) }

  /// Returns the names that were found so far, and clears the list.
  mutating func takeFound() -> [(use: SwiftNameUse, meaning: Meaning?)] {
    defer { found = [] }
    return found
  }

  func meaning(of name: String) -> Meaning? {
    if let known = names.first(where: { $0.name == name }) { return known }
    if let member = members.flatMap({ lookup.name(name, in: $0) }) { return member }
    if name == "self", members == nil { return .value(.names(Array(inputs.values))) }
    if let input = inputs[name.first == "$" ? String(name.dropFirst()) : name] { return input }
    return types[name] ?? lookup.placeType(named: name, in: home) ?? lookup.type(named: name)
  }

  func member(_ name: String, of base: Meaning) -> Meaning? {
    guard let scope = lookup.scope(after: base) else { return nil }
    if let found = lookup.name(name, in: scope) { return found }
    guard case .type(let type) = scope else { return nil }
    return lookup.placeType(named: name, in: type)
  }

  func implicitMember(_ name: String, wanted: Meaning?) -> Meaning? {
    guard let scope = (wanted ?? fallback).flatMap({ lookup.scope(after: $0) }) else { return nil }
    return switch scope {
    case .value(let type): lookup.name(name, in: .type(type))
    case .state(let feature): lookup.name(name, in: .stateType(feature))
    default: lookup.name(name, in: scope)
    }
  }

  func parameter(named name: String) -> Meaning? {
    guard let composed else { return nil }
    return switch name {
    case "state": .value(.state(composed))
    case "action": .value(.actions(composed, isReaction: false))
    default: nil
    }
  }

  var keyPathRoot: Meaning? { composed.map { .value(.state($0)) } }

  func label(_ name: String, of callee: Meaning) -> Meaning? {
    switch lookup.scope(after: callee) {
    case .type(.feature(let feature)):
      lookup.parameters(of: feature).first { $0.name == name }
    case .type(let type): lookup.name(name, in: .value(type))
    case .stateType(let feature): lookup.name(name, in: .state(feature))
    default: lookup.parameters(of: callee).first { $0.name == name }
    }
  }

  func argument(_ index: Int, label: String?, of callee: Meaning) -> Meaning? {
    if let label, let named = self.label(label, of: callee) { return named }
    let parameters = parameters(of: callee)
    if parameters.isEmpty, callee.isPlace {
      return lookup.scope(after: callee).map { Meaning.value($0) }
    }
    return parameters.indices.contains(index) ? parameters[index] : nil
  }

  /// Finds the parameters of a call; for a type, the parameters of its initializer.
  private func parameters(of callee: Meaning) -> [Meaning] {
    switch lookup.scope(after: callee) {
    case .type(.feature(let feature)): lookup.parameters(of: feature)
    case .type(let type): lookup.properties(of: type)
    case .stateType(let feature): lookup.state(of: feature)
    default: lookup.parameters(of: callee)
    }
  }

  func result(of callee: Meaning) -> Meaning? {
    switch lookup.scope(after: callee) {
    case .type(.feature): nil
    case .type(let type): .value(.value(type))
    case .stateType(let feature): .value(.state(feature))
    case let scope?: callee.isPlace ? nil : .value(scope)
    case nil: nil
    }
  }

  func element(of collection: Meaning) -> Meaning? {
    let scope = lookup.scope(after: collection)
    if case .elements(let inner)? = scope { return .value(inner) }
    return scope.map { Meaning.value($0) }
  }

  func collection(of element: Meaning) -> Meaning? {
    lookup.scope(after: element).map { .value(.elements($0)) }
  }

  func value(ofType text: String) -> Meaning? {
    lookup.scope(ofType: text, in: home).map { Meaning.value($0) }
  }
}

extension Meaning {
  /// Whether a call of the name makes a case that holds the value of a place.
  fileprivate var isPlace: Bool {
    switch subject {
    case .enumCase, .member, .plainCase, .prompt, .resultCase, .child, .answers, .group, .bindings:
      true
    default: false
    }
  }
}

extension NameLookup {
  /// Finds the parameters and dependencies of a feature, by name, and the ids of its effects.
  fileprivate func inputs(of feature: Feature) -> [String: Meaning] {
    let ids = feature.effectIDs.map { Meaning($0, .effectID, owner: feature.name.value) }
    let all =
      parameters(of: feature) + ownDependencies(of: feature)
      + feature.usedDependencies.compactMap(dependency)
      + [Meaning.value(.names(ids), named: "CancelID")]
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}
