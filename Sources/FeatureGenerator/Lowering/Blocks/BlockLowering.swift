import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Turns the consequences of an action into the lines of a function.
///
/// A block is either at the end of a function, which then returns the effects of the block, or among other blocks,
/// which all add their effects to one list.
struct BlockLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names in the payload of the action.
  let payload: [String]

  /// Returns the lines of a block at the end of a function. The lines return the effect of the block.
  func items(of block: Block) -> [BlockItem] {
    let items = block.condition.map { [guarding($0)] } ?? []
    if let caught = block.caught { return items + attempted(block.uncaught, or: caught.block) }
    let effects = own(of: block).map(appended)
    let choices = [block.branches.isEmpty, block.match == nil].count { !$0 }
    // A procedure must run before dismissals, because it may read the state that they remove.
    if !block.performs.isEmpty, !block.presentations.isEmpty {
      return items + returning(collected(block, isGuarded: true), of: block)
    }
    if choices == 0 {
      return items + returning(statements(of: block) + changes(of: block) + effects, of: block)
    }
    let isAlone = choices == 1 && effects.isEmpty && block.presentations.isEmpty
    if isAlone, let guarded = guarded(block) { return items + statements(of: block) + guarded }
    if isAlone, block.match != nil, dialect.returnsFromCases {
      return items + statements(of: block) + returnedChoice(of: block)
    }
    if !block.choiceReturnsEffects {
      return items
        + returning(
          statements(of: block) + collectedChoices(of: block) + changes(of: block) + effects,
          of: block)
    }
    if isAlone { return items + statements(of: block) + returnedChoice(of: block) }
    return items + returning(collected(block, isGuarded: true), of: block)
  }

  /// Returns the lines of a block without effects, before the rest of a function. The condition of the block also
  /// guards the rest.
  func leading(_ block: Block) -> [BlockItem] {
    (block.condition.map { [guarding($0)] } ?? []) + collected(block, isGuarded: true)
  }

  /// Returns the lines of a block and of the calls after it. The condition of the block also guards the calls.
  func items(of block: Block, before calls: [LoweredEffect]) -> [BlockItem] {
    guard block.returnsEffects else {
      return returning(leading(block) + calls.map(appended), of: block)
    }
    return items(of: block, before: calls.map(appended))
  }

  /// Returns the lines of a block and of the items after it, in a function that gathers all effects in a list.
  ///
  /// - Parameter gathers: Whether the items after the block add effects to the list.
  func items(of block: Block, before rest: [BlockItem], gathers: Bool = true) -> [BlockItem] {
    guard gathers || block.returnsEffects else {
      return leading(block) + rest + [.result(.nothing)]
    }
    let items = collected(block, isGuarded: true) + rest
    return (block.condition.map { [guarding($0)] } ?? [])
      + (block.returnsEffects ? items.gatheringEffects : returning(items, of: block))
  }

  /// Returns the lines of a block at the end of a function, with another block that replaces it if its statements
  /// throw.
  private func attempted(_ block: Block, or caught: Block) -> [BlockItem] {
    var (items, others) = (self.items(of: block), catching.items(of: caught))
    guard case .result(.nothing)? = items.last, case .result(.nothing)? = others.last else {
      return [.attempt(items, else: others)]
    }
    // If neither block returns an effect, a single statement after both returns.
    items.removeLast()
    others.removeLast()
    return [.attempt(items, else: others), .result(.nothing)]
  }

  /// The lowering of a block that handles an error.
  private var catching: BlockLowering {
    BlockLowering(
      feature: feature, project: project, dialect: dialect, payload: payload + ["error"])
  }

  /// Returns the lines of a block at the end of a function that returns the effects which the items add.
  private func returning(_ items: [BlockItem], of block: Block) -> [BlockItem] {
    guard !block.neverReturns else { return items }
    return items.returningEffects { name in
      block.usedPayload(of: [name]).isEmpty && !block.declaredNames.contains(name)
    }
  }

  /// Returns the condition of a block at the end of a function, as a `guard`.
  func guarding(_ condition: SwiftFragment, exit: LoweredEffect = .nothing) -> BlockItem {
    .guard(condition, exit: "return \(exit.short ?? ".none")")
  }

  /// Returns the lines of a block among other blocks.
  ///
  /// - Parameter isGuarded: Whether the condition has been checked already.
  func collected(_ block: Block, isGuarded: Bool = false) -> [BlockItem] {
    if let condition = block.condition, !isGuarded {
      let items = collected(block, isGuarded: true)
      return [.choice([BlockBranch(condition: condition, items: items)])]
    }
    if let caught = block.caught {
      return [
        .attempt(
          collected(block.uncaught, isGuarded: true), else: catching.collected(caught.block))
      ]
    }
    let effects = own(of: block)
    let (ended, begun) = split(effects) { if case .cancel = $0 { true } else { false } }
    let (performed, started) = split(begun) { if case .perform = $0 { true } else { false } }
    // Cancellations come first, so that they do not end effects that a branch starts. Procedures come before
    // dismissals, so that they can read the state that the dismissals remove.
    return statements(of: block) + ended.map(appended) + collectedChoices(of: block)
      + performed.map(appended) + changes(of: block) + started.map(appended)
  }

  /// Returns the line that adds an effect to the list. An effect that is too long for the line has lines of its own.
  func appended(_ effect: LoweredEffect) -> BlockItem {
    .append(effect, isLong: dialect.breaksAppends)
  }

  /// Returns the statements of a block.
  private func statements(of block: Block) -> [BlockItem] {
    comment(of: block) + (block.statements.map { [.statements($0.code)] } ?? [])
  }

  /// Returns the comment of a block that is inside of another block.
  private func comment(of block: Block) -> [BlockItem] {
    block.comment.lines.map { .comment($0.isEmpty ? "//" : "// \($0)") }
  }

  /// Returns the statements that present and dismiss children and prompts.
  private func changes(of block: Block) -> [BlockItem] {
    let lowering = PresentationLowering(feature: feature, project: project, dialect: dialect)
    return block.presentations.map { .statements(lowering.statement($0), of: $0.span) }
  }

  /// Returns the block's own effects, in the order in which they start.
  func own(of block: Block) -> [LoweredEffect] {
    guard !block.effects.isEmpty || !block.performs.isEmpty else { return [] }
    let locals = Set(payload + block.declaredNames)
    let scope = EffectScope(
      feature: feature, project: project, dialect: dialect, locals: locals)
    return EffectLowering(scope: scope).effects(of: block)
  }

  /// Splits the effects into the first ones that fulfill a condition, and the rest.
  private func split(
    _ effects: [LoweredEffect], where isMeant: (LoweredEffect) -> Bool
  ) -> (front: [LoweredEffect], rest: [LoweredEffect]) {
    let count = effects.prefix(while: isMeant).count
    return (Array(effects.prefix(count)), Array(effects.dropFirst(count)))
  }
}

extension Block {
  /// Whether other lines of a function can follow the lines of the block, because the block leaves them neither
  /// effects nor names. The names in its branches end with the branches.
  var canLead: Bool {
    let own = [condition, statements].compactMap(\.self)
    return !returnsEffects && own.allSatisfy(\.analysis.declaredNames.isEmpty) && !neverReturns
      && caught == nil
  }

  /// Whether the block, or a block in it, has effects to return, including the effects of procedures.
  var returnsEffects: Bool {
    !performs.isEmpty || !effects.isEmpty || choiceReturnsEffects
      || caught?.block.returnsEffects == true
  }

  /// The block without its condition and without the block that handles its errors.
  fileprivate var uncaught: Block {
    var block = self
    block.condition = nil
    block.caught = nil
    return block
  }

  /// Whether a branch or a case of the block has effects to return.
  fileprivate var choiceReturnsEffects: Bool {
    branches.contains { $0.block.returnsEffects }
      || match?.cases.contains { $0.block.returnsEffects } == true
  }
}

extension Dialect {
  /// Whether each case of a single choice returns, even if no case has effects.
  fileprivate var returnsFromCases: Bool {
    switch self {
    case .runtime, .redux: false
    case .tca: true
    }
  }

  /// Whether an effect that is added to a list always has lines of its own.
  fileprivate var breaksAppends: Bool {
    switch self {
    case .runtime, .redux: false
    case .tca: true
    }
  }
}
