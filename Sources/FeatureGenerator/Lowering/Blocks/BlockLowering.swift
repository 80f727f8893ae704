import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Turns what follows an action into the lines of a function.
///
/// A block stands either at the end of a function, which it leaves with its effect, or among others, which all add their
/// effects to one list.
struct BlockLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of what comes with the action.
  let payload: [String]

  /// The lines of a block at the end of a function, which return its effect.
  func items(of block: Block) -> [BlockItem] {
    let items = block.condition.map { [guarding($0)] } ?? []
    if let caught = block.caught { return items + attempted(block.uncaught, or: caught.block) }
    let effects = own(of: block).map(appended)
    let choices = [block.branches.isEmpty, block.match == nil].count { !$0 }
    // What a procedure reads is still there when it is performed.
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

  /// The lines of a block that has no effects, in front of the rest of a function; its condition keeps the rest out.
  func leading(_ block: Block) -> [BlockItem] {
    (block.condition.map { [guarding($0)] } ?? []) + collected(block, isGuarded: true)
  }

  /// The lines of a block and of the calls behind it, which its condition keeps out.
  func items(of block: Block, before calls: [LoweredEffect]) -> [BlockItem] {
    guard block.returnsEffects else {
      return returning(leading(block) + calls.map(appended), of: block)
    }
    return items(of: block, before: calls.map(appended))
  }

  /// The lines of a block and of what stands behind it in a function that gathers all effects in a list.
  ///
  /// - Parameter gathers: Whether what stands behind it adds effects to the list.
  func items(of block: Block, before rest: [BlockItem], gathers: Bool = true) -> [BlockItem] {
    guard gathers || block.returnsEffects else {
      return leading(block) + rest + [.result(.nothing)]
    }
    let items = collected(block, isGuarded: true) + rest
    return (block.condition.map { [guarding($0)] } ?? [])
      + (block.returnsEffects ? items.gatheringEffects : returning(items, of: block))
  }

  /// The lines of a block at the end of a function, or of another one that follows in its place when its statements throw.
  private func attempted(_ block: Block, or caught: Block) -> [BlockItem] {
    var (items, others) = (self.items(of: block), catching.items(of: caught))
    guard case .result(.nothing)? = items.last, case .result(.nothing)? = others.last else {
      return [.attempt(items, else: others)]
    }
    // What none of the two has to return is said once.
    items.removeLast()
    others.removeLast()
    return [.attempt(items, else: others), .result(.nothing)]
  }

  /// What lowers a block that an error leads to.
  private var catching: BlockLowering {
    BlockLowering(
      feature: feature, project: project, dialect: dialect, payload: payload + ["error"])
  }

  /// The lines of a block at the end of a function that returns the effects which these add.
  private func returning(_ items: [BlockItem], of block: Block) -> [BlockItem] {
    guard !block.neverReturns else { return items }
    return items.returningEffects { name in
      block.usedPayload(of: [name]).isEmpty && !block.declaredNames.contains(name)
    }
  }

  /// The condition of a block at the end of a function.
  func guarding(_ condition: SwiftFragment, exit: LoweredEffect = .nothing) -> BlockItem {
    .guard(condition, exit: "return \(exit.short ?? ".none")")
  }

  /// The lines of a block among others.
  ///
  /// - Parameter isGuarded: Whether its condition was checked already.
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
    // Cancellations come first, so that they do not end effects that a branch begins. Procedures come before dismissals,
    // so that they can read the state that these remove.
    return statements(of: block) + ended.map(appended) + collectedChoices(of: block)
      + performed.map(appended) + changes(of: block) + started.map(appended)
  }

  /// The line that adds an effect to the list; one that is too long for it stands on lines of its own.
  func appended(_ effect: LoweredEffect) -> BlockItem {
    .append(effect, isLong: dialect.breaksAppends)
  }

  /// The statements of a block.
  private func statements(of block: Block) -> [BlockItem] {
    comment(of: block) + (block.statements.map { [.statements($0.code)] } ?? [])
  }

  /// What a block inside of another says about itself.
  private func comment(of block: Block) -> [BlockItem] {
    block.comment.lines.map { .comment($0.isEmpty ? "//" : "// \($0)") }
  }

  /// What a block shows and takes away.
  private func changes(of block: Block) -> [BlockItem] {
    let lowering = PresentationLowering(feature: feature, project: project, dialect: dialect)
    return block.presentations.map { .statements(lowering.statement($0), of: $0.span) }
  }

  /// The block's own effects, in the order they start.
  func own(of block: Block) -> [LoweredEffect] {
    guard !block.effects.isEmpty || !block.performs.isEmpty else { return [] }
    let locals = Set(payload + block.declaredNames)
    let scope = EffectScope(
      feature: feature, project: project, dialect: dialect, locals: locals)
    return EffectLowering(scope: scope).effects(of: block)
  }

  /// The effects at the front that are of a kind, and the others.
  private func split(
    _ effects: [LoweredEffect], where isMeant: (LoweredEffect) -> Bool
  ) -> (front: [LoweredEffect], rest: [LoweredEffect]) {
    let count = effects.prefix(while: isMeant).count
    return (Array(effects.prefix(count)), Array(effects.dropFirst(count)))
  }
}

extension Block {
  /// Whether other lines of a function can stand behind those of the block, which leaves them neither effects nor names; the
  /// names in its branches end with these.
  var canLead: Bool {
    let own = [condition, statements].compactMap(\.self)
    return !returnsEffects && own.allSatisfy(\.analysis.declaredNames.isEmpty) && !neverReturns
      && caught == nil
  }

  /// Whether the block, or one in it, has effects to return, those of procedures included.
  var returnsEffects: Bool {
    !performs.isEmpty || !effects.isEmpty || choiceReturnsEffects
      || caught?.block.returnsEffects == true
  }

  /// What follows the block's condition when its statements throw nothing.
  fileprivate var uncaught: Block {
    var block = self
    block.condition = nil
    block.caught = nil
    return block
  }

  /// Whether one of its branches or cases has effects to return.
  fileprivate var choiceReturnsEffects: Bool {
    branches.contains { $0.block.returnsEffects }
      || match?.cases.contains { $0.block.returnsEffects } == true
  }
}

extension Dialect {
  /// Whether each case of a choice that stands alone returns, even where none asks for effects.
  fileprivate var returnsFromCases: Bool {
    switch self {
    case .runtime, .redux: false
    case .tca: true
    }
  }

  /// Whether an effect that is added to a list always stands on lines of its own.
  fileprivate var breaksAppends: Bool {
    switch self {
    case .runtime, .redux: false
    case .tca: true
    }
  }
}
