import FeatureProgram
import FeatureSpec

extension PlaceNames {
  /// The features that children, or features inside other features, can name.
  var features: [Meaning] {
    guard tail.before.isEmpty, !tail.isImplicit else { return [] }
    let features = lookup.features(in: tail.path.map(\.name))
    // The feature directly after a child's name is permanent; no feature is a permanent child of itself.
    guard place.keys.count <= 2 else { return features }
    return features.filter { $0.declaration != feature?.name.span }
  }

  /// Returns the names that an address of an action can contain.
  func actions(isReaction: Bool) -> [Meaning] {
    guard let feature else { return [] }
    let names = lookup.names(in: .actions(feature, isReaction: isReaction))
    let found = path(from: names)
    guard isReaction, !tail.path.isEmpty,
      let scope = lookup.scope(after: tail.path, from: .names(names)), scope.hasAnyAction
    else { return found }
    return found + [Meaning(anyAction, .any)]
  }

  /// The names that an address of the feature's own actions can contain, without its delegate actions.
  var ownActions: [Meaning] {
    let names = feature.map { lookup.names(in: .group($0, [])) } ?? []
    return path(from: names.filter { $0.name != "delegate" })
  }

  /// Returns the names that can follow the path at the place, or begin a path if the place has no path.
  func path(from names: [Meaning]) -> [Meaning] {
    guard !tail.isImplicit else { return [] }
    guard !tail.path.isEmpty else { return names }
    return lookup.scope(after: tail.path, from: .names(names)).map(lookup.names) ?? []
  }

  /// The names in the state.
  var stateNames: [Meaning] {
    let names = feature.map { path(from: lookup.names(in: .state($0))) } ?? []
    return names.filter { !$0.isReference }
  }

  /// The names that a test sets and expects; in a state with cases, which a test sets and expects as a whole, only
  /// the state of children.
  var expectedNames: [Meaning] {
    guard place.keys.first == "tests", tail.path.isEmpty, feature?.stateForm.cases != nil else {
      return stateNames
    }
    return stateNames.filter { $0.kind == .child }
  }

  /// The names of fields before the `=`, and Swift after it.
  var assignment: [Meaning] {
    guard let feature else { return [] }
    guard !place.text.contains("=") else { return swift() }
    return path(from: lookup.names(in: .state(feature))).filter { name in
      name.kind == .child || name.kind == .enumCase || isBound(name)
    }
  }

  private func isBound(_ name: Meaning) -> Bool {
    lookup.project.features.contains { feature in
      feature.boundProperties.contains { $0.span == name.declaration }
    }
  }

  /// The names of types before the `=`, and values of that type after it.
  var typedValue: [Meaning] {
    guard let equals = place.text.firstIndex(of: "=") else {
      return path(from: lookup.types(in: home))
    }
    guard tail.isImplicit else { return swift() }
    let type = place.text[..<equals].trimmed
    return lookup.cases(ofType: type, in: home)
  }
}

extension NameLookup {
  /// Finds the scope after a path that begins in another scope; nil where it is unknown.
  func scope(after path: [SwiftTail.Component], from start: Scope) -> Scope? {
    var scope = start
    for component in path {
      let meaning = names(in: scope).first { $0.name == component.name }
      guard let next = meaning.flatMap({ self.scope(after: $0) }) else { return nil }
      if component.isSubscripted, case .elements(let inner) = next {
        scope = inner
      } else {
        scope = next
      }
    }
    return scope
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
