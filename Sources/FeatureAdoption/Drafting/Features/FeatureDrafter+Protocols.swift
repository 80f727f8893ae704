import SpecSwift

extension FeatureDrafter {
  /// What the generated reducer conforms to, or need not say that it does.
  var generatedProtocols: Set<String> {
    var names: Set = ["Reducer", "ReducerProtocol", "Sendable", "ComposableArchitecture.Reducer"]
    if let style { names.insert(style.name) }
    if let handlersProtocol { names.insert(handlersProtocol.name) }
    return names
  }

  /// What only extensions say that the feature conforms to. They stay Swift, as what the protocols ask for does: nothing of that
  /// is cut out but what is generated again.
  var laterProtocols: Set<String> {
    let known = generatedProtocols
    let later = Set(feature.inherited).subtracting(feature.type.inherited).subtracting(known)
    return later.filter { name in
      requirements(of: name, besides: known).isDisjoint(with: functionsOfState)
    }
  }

  /// What the feature's declaration says that it conforms to, and an extension may say as well: protocols of the app that ask
  /// for nothing that is generated in another form, and those of Swift for which the feature declares all that they ask for.
  var movedProtocols: Set<String> {
    let known = generatedProtocols
    let unused = unusedProtocols
    return Set(feature.type.conformances).subtracting(known).subtracting(unused).filter { name in
      isMet(name)
        || isOfApp(name)
          && requirements(of: name, besides: known).isDisjoint(with: functionsOfState)
    }
  }

  /// Whether the feature declares all that a protocol of Swift asks for. The compiler makes what is missing in the file of the
  /// type alone.
  private func isMet(_ name: String) -> Bool {
    let asked = [
      "CustomDebugStringConvertible": ["debugDescription"],
      "CustomStringConvertible": ["description"], "Equatable": ["=="], "Hashable": ["==", "hash"],
    ]
    guard let names = asked[name] else { return false }
    return Set(names).isSubset(of: feature.members.compactMap(\.declaration.name))
  }

  /// Whether a protocol and all that it refines are the app's own, and no reducers.
  private func isOfApp(_ name: String) -> Bool {
    guard let found = types[name, from: feature.origin.file], found.type.keyword == .protocol,
      !types.reducerProtocols.contains(name)
    else { return false }
    return found.baseNames.allSatisfy { isOfApp($0) }
  }

  /// The names of what a protocol of the app asks for, and of what those ask for that it refines.
  private func requirements(of name: String, besides known: Set<String>) -> Set<String> {
    var names: Set<String> = []
    var seen = known
    var open = [name]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let found = types[next, from: feature.origin.file],
        found.type.keyword == .protocol
      else { continue }
      names.formUnion(found.type.members.compactMap(\.name))
      open += found.baseNames
    }
    return names
  }

  /// The functions that change the state: what they do may be in the spec.
  private var functionsOfState: Set<String> {
    Set(
      feature.members.compactMap(\.declaration.function)
        .filter { function in function.parameters.contains { $0.type.hasPrefix("inout") } }
        .map(\.name)
    ).subtracting(["reduce"])
  }
}
