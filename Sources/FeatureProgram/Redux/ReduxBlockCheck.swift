import FeatureSpec
import SpecSource
import SpecSwift

/// A check of the block of an action. The block changes the state as a pure function, followed by at most one effect,
/// which sees the new state.
struct ReduxBlockCheck {
  let feature: Feature
  let project: FeatureProject
  var diagnostics: [Diagnostic] = []

  /// Checks a block.
  ///
  /// - Parameters:
  ///   - locals: The names of the payload and the names that conditions around the block bind.
  ///   - declared: The names that statements around the block declare.
  ///   - isTaken: Whether an outer block already has an effect.
  mutating func check(
    _ block: Block, locals: Set<String>, declared: Set<String> = [], hasEffect isTaken: Bool = false
  ) {
    var (locals, declared) = (locals, declared)
    checkKeys(of: block)
    if let condition = block.condition {
      checkPure(condition, locals: locals)
      if block.asksForEffects { checkDecision(condition, before: block.written) }
      locals.formUnion(condition.boundNames)
    }
    if let statements = block.statements {
      checkPure(statements, locals: locals)
      declared.formUnion(statements.boundNames)
    }
    checkCount(of: block, isTaken)
    let isTaken = isTaken || block.effects.contains(where: \.isStarted)
    let isDecision = block.branches.contains { $0.block.asksForEffects }
    let written = block.branches.reduce(into: Set()) { $0.formUnion($1.block.written) }
    for branch in block.branches {
      var inner = locals
      if let condition = branch.condition {
        checkPure(condition, locals: locals)
        if isDecision {
          checkDecision(condition, before: written)
          checkUse(of: declared, in: [condition])
        }
        inner.formUnion(condition.boundNames)
      }
      check(branch.block, locals: inner, declared: declared, hasEffect: isTaken)
    }
    if let match = block.match {
      checkPure(match.value, locals: locals)
      if match.cases.contains(where: { $0.block.asksForEffects }) {
        let written = match.cases.reduce(into: Set()) { $0.formUnion($1.block.written) }
        checkDecision(match.value, before: written)
        checkUse(of: declared, in: [match.value])
      }
      for matchCase in match.cases {
        let inner = locals.union(matchCase.pattern.boundNames)
        check(matchCase.block, locals: inner, declared: declared, hasEffect: isTaken)
      }
    }
    checkUse(of: declared, in: block.effects.flatMap(\.fragments))
  }

  /// Checks that each path through a block has at most one effect.
  private mutating func checkCount(of block: Block, _ isTaken: Bool) {
    let spans = block.effects.filter(\.isStarted).map(\.span)
    guard let second = isTaken ? spans.first : spans.dropFirst().first else { return }
    diagnostics.append(
      .error(
        .unsupportedByRedux, "the redux set allows one effect for each action", at: second,
        hint: "send one action, and start the next effect in the block of that action"))
  }

  /// Checks that a block has no keys that a middleware does not support.
  private mutating func checkKeys(of block: Block) {
    var found: [(String, SourceSpan)] = []
    found += block.caught.map { [("'catch'", $0.span)] } ?? []
    found += block.performs.map { ("'perform'", $0.span) }
    found += block.presentations.map { ("presentation", $0.span) }
    found += block.effects.flatMap(\.unknownToRedux)
    diagnostics += found.map { what, span in
      .error(.unsupportedByRedux, "the redux set has no \(what)", at: span, hint: wayOut)
    }
  }

  /// Checks that a fragment of the pure function uses no dependency.
  private mutating func checkPure(_ fragment: SwiftFragment, locals: Set<String>) {
    let keys = Set(feature.dependencies.map(\.value)).subtracting(locals)
    for reference in fragment.analysis.references where keys.contains(reference.base.name) {
      diagnostics.append(
        .error(
          .impureBlock, "the redux set has no dependencies in code that changes the state",
          at: fragment.span(of: reference.range),
          hint: """
            call '\(reference.base.name)' in a 'run', and receive its value in an action, because the reducer is pure, \
            or use the runtime set: 'templates: runtime'
            """))
    }
  }

  /// Checks that a condition of effects reads no field that its block changes. The middleware sees only the new
  /// state.
  private mutating func checkDecision(_ condition: SwiftFragment, before written: Set<String>) {
    let written = feature.fieldsChanged(with: written)
    for reference in condition.analysis.references where reference.base.name == "state" {
      guard let member = reference.members.first else { continue }
      let read = feature.fieldsRead(by: member.name)
      guard let field = read.sorted().first(where: written.contains) else { continue }
      diagnostics.append(
        .error(
          .impureBlock,
          "the redux set reads conditions of effects after the state has changed, and '\(field)' "
            + "changes here",
          at: condition.span(of: reference.range),
          hint: """
            test a field that does not change here, because the middleware sees the new state only, \
            or use the runtime set: 'templates: runtime'
            """))
      return
    }
  }

  /// Checks that effects use no name that statements declare.
  private mutating func checkUse(of declared: Set<String>, in fragments: [SwiftFragment]) {
    for fragment in fragments {
      for reference in fragment.analysis.references where declared.contains(reference.base.name) {
        diagnostics.append(
          .error(
            .impureBlock, "the redux set cannot use a 'let' of 'do' in effects",
            at: fragment.span(of: reference.range),
            hint:
              "compute it in the effect, or keep it in the state: the middleware runs separately"))
      }
    }
  }
}

extension Effect {
  /// The keys of the effect that a middleware does not support, with their places.
  fileprivate var unknownToRedux: [(String, SourceSpan)] {
    switch self {
    case .send: []
    case .run(let run): run.unknownToRedux
    case .task(let task) where task.isSend:
      [
        (
          task.sends.contains { $0.animation != nil }
            ? "'animation'" : "actions that are sent later",
          task.span
        )
      ]
    default: [("'\(content.key)'", span)]
    }
  }
}

extension RunEffect {
  /// The keys of the call that a middleware does not support, with their places.
  fileprivate var unknownToRedux: [(String, SourceSpan)] {
    var found = answers.compactMap(\.animation).prefix(1).map { ("'animation'", $0.span) }
    if case .unhandled = failure, let failureKey {
      found.append(("'failure: unhandled': its middleware does not throw", failureKey))
    }
    if let id { found.append(("'id': its effects cannot be canceled", id.span)) }
    if pause != nil { found.append(("'debounce' and 'after'", span)) }
    if let range = call.analysis.returns.first {
      let place = call.span(of: range)
      found.append(("'return' in a call: its middleware returns the next action", place))
    }
    if let priority { found.append(("'priority'", priority.span)) }
    return found
  }
}

extension Rule {
  /// A block that mixes the change of the state with effects, in the template set 'redux'.
  public static let impureBlock = Rule(
    "impure-block",
    reason: """
      The template set 'redux' generates a pure function that changes the state, and a middleware that runs afterwards and \
      sees the new state only. The function has no dependencies, and the middleware has no local values of the function.

      Let an effect ask the dependency, and let an action receive the value. Decide over effects by fields that the block \
      does not change.
      """,
    wrong: """
      version: 1
      templates: redux
      ---
      feature: Item
      dependencies: [uuid]
      state: {id: UUID?}
      actions:
        create: state.id = uuid()
      """,
    right: """
      version: 1
      templates: redux
      ---
      feature: Item
      dependencies: [uuid]
      state: {id: UUID?}
      actions:
        create: {run: {call: uuid(), success: created}}
        created: {with: {id: UUID}, do: state.id = id}
      """)
}
