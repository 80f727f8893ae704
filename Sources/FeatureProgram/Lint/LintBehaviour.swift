import FeatureSpec
import SpecSource
import SpecSwift

/// Finds dependencies that are listed but not used.
func lintDependencies(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard !feature.hasHandlers, !feature.dependencies.isEmpty else { return [] }
  let listed = Set(feature.dependencies.map(\.span))
  let references = project.references(of: feature)
  let own = Dictionary(
    references.filter { listed.contains($0.written.span) }.map { ($0.written.span, $0.declaration) }
  ) { first, _ in first }
  let used = Set(
    references.filter { $0.isOfBehaviour && !listed.contains($0.written.span) }.map(\.declaration))
  let implied = Set(feature.impliedDependencies)
  return feature.dependencies.filter { name in
    let declaration =
      own[name.span] ?? DeclarationID(.dependency, name.value, of: feature.name.value)
    return !implied.contains(name.value) && !used.contains(declaration)
  }.map { name in
    .finding(
      .unusedDependency, "'\(name.value)' is not used", at: name.span,
      hint: "remove it from 'dependencies'")
  }
}

/// Finds blocks for errors of statements that do not throw.
func lintCatches(of feature: Feature) -> [Diagnostic] {
  feature.blocks.flatMap(\.allBlocks).compactMap { block in
    guard let caught = block.caught, let statements = block.statements, !statements.isBroken,
      !statements.analysis.throwsErrors
    else { return nil }
    return .finding(
      .idleCatch, "nothing in 'do' throws", at: caught.span,
      hint: "remove 'catch', or write 'try' in 'do' where something can fail")
  }
}

/// Finds reactions with a condition and no block.
func lintReactions(of feature: Feature) -> [Diagnostic] {
  feature.reactions.compactMap { reaction in
    let block = reaction.block
    let condition = reaction.order?.span ?? block.condition?.span
    guard let condition, !block.isManual, block.statements == nil, block.branches.isEmpty,
      block.match == nil, block.performs.isEmpty, block.presentations.isEmpty, block.effects.isEmpty
    else { return nil }
    return .finding(
      .idleReaction, "the reaction to '\(reaction.names.joined(separator: "."))' does nothing",
      at: condition,
      hint: "add a block, as in 'do: …', or remove the reaction")
  }
}

extension Rule {
  /// A dependency that is listed but not used.
  public static let unusedDependency = Rule(
    "unused-dependency", .optional(.warning),
    reason: """
      The feature lists a dependency that its Swift does not use.

      Remove it from 'dependencies'. The rule ignores features with handlers in Swift, and dependencies that an extension of the \
      feature uses.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      dependencies: [uuid]
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A block for errors of statements that do not throw.
  public static let idleCatch = Rule(
    "idle-catch", .optional(.warning),
    reason: """
      'catch' handles the errors of 'do'. Nothing in 'do' throws: it has no 'try' and no 'throw' that leaves it, and Swift warns \
      of a 'catch' that is never reached.

      Remove 'catch', or write 'try' instead of 'try?' in 'do'.
      """,
    wrong: """
      feature: Reader
      state: {count: Int = 0}
      actions:
        read: {do: state.count += 1, catch: state.count = 0}
      """,
    right: """
      feature: Reader
      state: {count: Int = 0}
      actions:
        read: {do: 'state.count = try Int("1", format: .number)', catch: state.count = 0}
      """)

  /// A reaction with a condition and no block.
  public static let idleReaction = Rule(
    "idle-reaction", .optional(.warning),
    reason: """
      A reaction with an 'order' or a 'guard' and nothing else has no effect.

      Add a block to the reaction, or remove the reaction.
      """,
    wrong: """
      feature: Parent
      children: {counter: Counter}
      reactions:
        counter.increment: {guard: state.counter.count > 0}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Parent
      state: {isUsed: Bool = false}
      children: {counter: Counter}
      reactions:
        counter.increment: {guard: state.counter.count > 0, do: state.isUsed = true}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)
}
