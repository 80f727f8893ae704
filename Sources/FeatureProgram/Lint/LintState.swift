import FeatureSpec
import SpecSource
import SpecSwift

/// Finds fields that no code reads or changes.
func lintState(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  // Code that is written by hand may read and change the whole state.
  guard !feature.hasHandlers, feature.composition.isEmpty else { return [] }
  // A feature without behaviour of its own shows the values that its parent sets.
  guard !feature.blocks.isEmpty || feature.hasBindings else { return [] }
  let fragments = feature.blockFragments + feature.state.compactMap(\.didSet)
  let references = fragments.flatMap(\.analysis.references)
    .filter { $0.base.name == "state" }
  // A function that receives the whole state, or a method of the state, may change any field.
  guard references.allSatisfy({ $0.members.first?.call == nil && !$0.members.isEmpty }) else {
    return []
  }
  let touched = Dictionary(grouping: references) { $0.members[0].name }
  let computed = Set(
    feature.computed.flatMap { [$0.getter] + [$0.setter].compactMap(\.self) }
      .flatMap(\.analysis.references).map(\.base.name))
  let usesSelf = feature.computed.contains { $0.getter.analysis.usesSelf }
  let tested = Set(feature.tests.flatMap(\.steps).flatMap(\.namedFields))
  let ofChildren = Set(feature.children.compactMap { $0.statePath == nil ? nil : $0.stateNames[0] })
  return feature.state.flatMap { field -> [Diagnostic] in
    let name = field.name.value
    guard !ofChildren.contains(name) else { return [] }
    let uses = touched[name] ?? []
    if let shared = field.shared {
      let isUsed = touched["$\(name)"] != nil
      return [
        isUsed || !uses.isEmpty || computed.contains(name) || usesSelf || !shared.isReader
          || tested.contains(name) ? nil : unread(field),
        isUsed || shared.isReader || field.isBinding ? nil : unwrittenShared(field),
      ].compactMap(\.self)
    }
    let isRead = !uses.allSatisfy { $0.writes && $0.access == .write } || computed.contains(name)
    let isWritten =
      uses.contains { $0.writes || $0.isCallTarget || $0.members.count > 1 }
      || feature.setters.contains(name)
    return [
      isRead || usesSelf || tested.contains(name) ? nil : unread(field),
      isWritten || field.isBinding || field.isConstant || field.wrapper != nil || name == "id"
        || project.isChangedByParents(field, of: feature) ? nil : unwritten(field),
    ].compactMap(\.self)
  }
}

private func unread(_ field: Field) -> Diagnostic {
  .finding(
    .unreadState, "nothing in the spec reads '\(field.name.value)'", at: field.name.span,
    hint: "remove it if no view shows it either")
}

private func unwritten(_ field: Field) -> Diagnostic {
  .finding(
    .unwrittenState, "nothing changes '\(field.name.value)'", at: field.name.span,
    hint: "give it 'let: true', or 'binding: true' if a view writes it")
}

private func unwrittenShared(_ field: Field) -> Diagnostic {
  .finding(
    .unwrittenState, "nothing here changes '\(field.name.value)'", at: field.name.span,
    hint: "write 'shared: {reader: …}' if this feature only reads it, "
      + "or 'binding: true' if its view writes it")
}

extension Feature {
  /// The fields that setters of computed properties change.
  fileprivate var setters: Set<String> {
    Set(
      computed.compactMap(\.setter).flatMap(\.analysis.references).filter(\.writes).map(\.base.name)
    )
  }
}

extension TestStep {
  /// The names of the fields whose values the step specifies.
  fileprivate var namedFields: [String] {
    let references = changes?.analysis.references.filter { $0.base.name == "state" } ?? []
    let written = references.compactMap {
      $0.members.first.map { String($0.name.drop { $0 == "$" }) }
    }
    return expectations.compactMap { $0.address.components.first?.name.name } + written
  }
}

extension Rule {
  /// A field that no part of the spec reads.
  public static let unreadState = Rule(
    "unread-state", .optional(nil),
    reason: """
      No block, computed property or test of the spec reads the field. Views may read it, so the rule is off unless the \
      settings turn it on.

      Remove the field if no view shows it either.
      """,
    wrong: """
      version: 1
      lint: {unread-state: warning}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {reset: state.count = 0}
      """,
    right: """
      version: 1
      lint: {unread-state: warning}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1, reset: 'if state.count > 0 { state.count = 0 }'}
      """)

  /// A field that never changes.
  public static let unwrittenState = Rule(
    "unwritten-state", .optional(.warning),
    reason: """
      No block of the feature or of a feature around it changes the field, and no view can, because the field has no binding. \
      It always keeps its first value.

      Add 'let: true' or 'binding: true' to the field, or remove it. The rule ignores features with handlers in Swift, fields with \
      a wrapper, and fields that the project's own Swift changes.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0, step: Int = 1}
      actions: {increment: state.count += state.step}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0, step: {type: Int, default: 1, let: true}}
      actions: {increment: state.count += state.step}
      """)
}
