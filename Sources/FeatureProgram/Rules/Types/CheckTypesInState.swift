import FeatureSpec
import SpecSource
import SpecSwift

extension Feature {
  /// The nested types that the state declares.
  public var typesInState: [NestedType] { types.filter { $0.inState != nil } }

  /// The nested types that are declared outside of the state.
  public var typesOutsideState: [NestedType] { types.filter { $0.inState == nil } }
}

extension NestedType {
  /// The name of the type in the feature: `Mode`, `State.Mode`.
  public var place: String { (inState == nil ? "" : "State.") + name.member }
}

/// Checks that Swift outside of the state refers to the types in the state by their full names.
func checkTypesInState(of feature: Feature) -> [Diagnostic] {
  let names = Set(feature.typesInState.map(\.name.value))
  guard !names.isEmpty else { return [] }
  return feature.fragmentsBesideState.flatMap { fragment in
    let analysis = fragment.analysis
    let mentioned = Set(analysis.typeNames.map(\.base) + analysis.references.map(\.base))
    return mentioned.filter { names.contains($0.name) }.map { name -> Diagnostic in
      let whole = "State.\(name.name)"
      return .error(
        .shortenedName, "'\(name.name)' is declared in the state",
        at: fragment.span(of: name.range),
        hint: Hint("write '\(whole)'", replacement: whole))
    }
  }
}

extension Rule {
  /// A name of a nested type without the enclosing type.
  public static let shortenedName = Rule(
    "shortened-name",
    reason: """
      Types are generated inside of a state or of another feature. Code outside that type finds them only by their full \
      names.

      Write the full name: 'State.Mode'.
      """,
    wrong: """
      feature: Search
      types: {Mode: {enum: [plain, exact], in: state}}
      state: {mode: Mode = .plain}
      actions: {choose: {with: {_ mode: Mode}, do: state.mode = mode}}
      """,
    right: """
      feature: Search
      types: {Mode: {enum: [plain, exact], in: state}}
      state: {mode: Mode = .plain}
      actions: {choose: {with: {_ mode: State.Mode}, do: state.mode = mode}}
      """)
}
