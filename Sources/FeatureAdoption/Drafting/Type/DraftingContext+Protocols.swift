import SpecSwift

extension DraftingContext {
  /// The protocols that the generated reducer conforms to, or whose conformance need not be declared.
  var generatedProtocols: Set<String> {
    var names: Set = ["Reducer", "ReducerProtocol", "Sendable", "ComposableArchitecture.Reducer"]
    if let style { names.insert(style.name) }
    if let handlersProtocol = handlersProtocolOfApp { names.insert(handlersProtocol.name) }
    return names
  }

  /// The protocols that only extensions declare for the feature. The extensions stay Swift, as do the members that
  /// the protocols require. Only members that are generated again are cut out of them.
  var laterProtocols: Set<String> {
    let known = generatedProtocols
    let later = Set(feature.inherited).subtracting(feature.type.inherited).subtracting(known)
    return later.filter { name in
      requirements(of: name, besides: known).isDisjoint(with: functionsOfState)
    }
  }

  /// The protocols in the feature's declaration that an extension may declare instead: protocols of the app that
  /// require nothing that is generated in another form, and protocols of Swift for which the feature declares all
  /// requirements.
  var movedProtocols: Set<String> {
    let known = generatedProtocols
    let unused = unusedProtocols
    return Set(feature.type.conformances).subtracting(known).subtracting(unused).filter { name in
      isMet(name)
        || isOfApp(name)
          && requirements(of: name, besides: known).isDisjoint(with: functionsOfState)
    }
  }

  /// The protocols of the app that generated code need not conform to, because nothing requires them.
  var unusedProtocols: Set<String> {
    let known = generatedProtocols
    return Set(feature.inherited).subtracting(known).subtracting(laterProtocols)
      .filter { types.unusedProtocols.contains($0, in: types) }
  }

  /// The protocol of functions that handle actions, like in generated code; nil when the feature conforms to no such
  /// protocol.
  var handlersProtocolOfApp: LinkedType? {
    feature.inherited.lazy.compactMap { name -> LinkedType? in
      guard name.hasSuffix("Handlers"), let type = types[name, from: feature.origin.file],
        type.type.keyword == .protocol, !type.members.isEmpty, type.inherited.isEmpty
      else { return nil }
      let areHandlers = type.members.allSatisfy { member in
        guard let function = member.declaration.function else { return false }
        return function.name.hasPrefix("handle") && function.parameters.first?.label == "into"
      }
      return areHandlers ? type : nil
    }.first
  }

  /// Whether the feature declares all requirements of a protocol of Swift. The compiler only makes missing ones in
  /// the file of the type.
  private func isMet(_ name: String) -> Bool {
    let asked = [
      "CustomDebugStringConvertible": ["debugDescription"],
      "CustomStringConvertible": ["description"], "Equatable": ["=="], "Hashable": ["==", "hash"],
    ]
    guard let names = asked[name] else { return false }
    return Set(names).isSubset(of: feature.members.compactMap(\.declaration.name))
  }

  /// Whether a protocol and all protocols that it refines are the app's own, and none is for reducers.
  private func isOfApp(_ name: String) -> Bool {
    guard let found = types[name, from: feature.origin.file], found.type.keyword == .protocol,
      !types.reducerProtocols.contains(name)
    else { return false }
    return found.baseNames.allSatisfy { isOfApp($0) }
  }

  /// Returns the names of the requirements of a protocol of the app, including those of the protocols that it
  /// refines.
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

  /// The functions that change the state. The spec may contain their statements.
  private var functionsOfState: Set<String> {
    Set(
      feature.members.compactMap(\.declaration.function)
        .filter { function in function.parameters.contains { $0.type.hasPrefix("inout") } }
        .map(\.name)
    ).subtracting(["reduce"])
  }
}
