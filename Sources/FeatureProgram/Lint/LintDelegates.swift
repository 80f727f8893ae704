import FeatureSpec
import SpecSource
import SpecSwift

/// Finds delegate actions to which the feature's parents do not react.
func lintDelegate(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard !feature.delegate.isEmpty else { return [] }
  let name = feature.name.value
  var seen: Set<String> = []
  let parents = project.parents(of: feature).map(\.parent)
    .filter { seen.insert($0.name.value).inserted }
  let hearsAll = parents.contains { parent in
    // A reducer in Swift may react to any action.
    !parent.composition.isEmpty
      || parent.reactions.contains { $0.hearsAll(of: name, in: parent) }
  }
  guard !parents.isEmpty, !hearsAll else { return [] }
  let matched = parents.flatMap(\.blockFragments).flatMap(\.delegateNames)
  let followed = Set(
    parents.flatMap(\.reactions).compactMap { $0.path.target?.references.last?.declaration })
  return feature.delegate.filter { action in
    !matched.contains(action.caseName.value)
      && !followed.contains(DeclarationID(.delegate, action.caseName.value, of: name))
  }.map { action in
    .finding(
      .unheardDelegate, "no parent reacts to '\(action.name.value)'",
      at: action.name.span,
      hint:
        "add a reaction in \(parents.map(\.name.value).joined(separator: " or ")), which contains "
        + "\(name)")
  }
}

extension Reaction {
  /// Whether the reaction follows any delegate action of a child.
  fileprivate func hearsAll(of name: String, in parent: Feature) -> Bool {
    guard let child = names.first.flatMap({ parent.child(named: $0) }),
      child.features.contains(where: { $0.feature.value == name }),
      path.target?.isAny == true
    else { return false }
    let inner = names.dropFirst().filter { $0 != "delegate" }
    guard let first = inner.first, first != anyAction else { return true }
    // The first name is another case, or another group.
    return inner.count == 2
      && child.features.contains { $0.name.value == first && $0.feature.value == name }
  }
}

extension SwiftFragment {
  /// The names of the delegate actions in the text: `.element(id: _, action: .row(.delegate(.closed)))`.
  fileprivate var delegateNames: [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { $0.0 == "delegate" }.map { String($0.1) }
  }
}

extension Rule {
  /// A delegate action to which no parent reacts.
  public static let unheardDelegate = Rule(
    "unheard-delegate", .optional(.warning),
    reason: """
      The feature sends a delegate action, and neither the specs of its parents nor the project's own Swift react to it.

      Add 'reactions: {child.delegate.name: …}' to a parent, or remove the action.
      """,
    wrong: """
      feature: Parent
      children: {counter: Counter}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {finish: {send: delegate.finished}}
      delegate: {finished: }
      """,
    right: """
      feature: Parent
      state: {isDone: Bool = false}
      children: {counter: Counter}
      reactions: {counter.delegate.finished: state.isDone = true}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {finish: {send: delegate.finished}}
      delegate: {finished: }
      """)
}
