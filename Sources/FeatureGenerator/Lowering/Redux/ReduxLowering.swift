import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a feature into a pure function, and a middleware for the effects.
struct ReduxLowering {
  let feature: Feature
  let project: FeatureProject

  /// Lowers the dependencies, the cases of both functions, and the children.
  func lower() -> ReduxModel {
    let dependencies = project.reduxDependencies(of: feature)
    let asking = ownBlocks.filter(\.block.asksForEffects)
    let parts = parts
    let (changing, idle) = reducing
    return ReduxModel(
      dependencies: dependencies.map { ($0, project.reduxType(of: $0)) },
      needsInit: project.access(of: feature) == .public,
      children: feature.children.map(lowerChild),
      parts: parts?.code,
      cases: (changing + rest(idle, [])).code,
      middleware: asking.isEmpty ? nil : middleware(asking),
      middlewares: middlewares(hasOwn: !asking.isEmpty),
      isConstant: parts == nil && changing.isEmpty)
  }

  /// A block of a feature with the action that it follows.
  private struct OwnBlock {
    var pattern: (Set<String>) -> Code
    var payload: [String]
    var block: Block
    var span: SourceSpan
    /// The pattern of the action without its payload; nil if other code can follow the action, too.
    var action: Code?
  }

  private var ownBlocks: [OwnBlock] {
    let actions = feature.actions.map { action in
      OwnBlock(
        pattern: { action.path.pattern(binding: $0) },
        payload: action.parameters.map(\.name.value), block: action.block, span: action.name.span,
        action: action.pattern)
    }
    let reactions = feature.reactions.map { reaction in
      let path = reaction.path.linked
      return OwnBlock(
        pattern: { path.pattern(binding: $0, from: reaction.address) },
        payload: path.parameters.map(\.name.value), block: reaction.block,
        span: reaction.address.span)
    }
    return actions + reactions
  }

  // The reducer.

  /// The cases for the changes by children and bindings, which precede the feature's own blocks; nil if no case is
  /// needed.
  private var parts: [SwitchCase]? {
    // Without actions, Swift has nothing to switch over.
    guard !project.isIdle(feature) else { return nil }
    var cases = feature.children.map { child in
      let name = child.name.member
      let type = project.typeName(ofFeature: child.features[0].feature.value)
      return SwitchCase(
        pattern: ".\(child.name.memberCode)(let action)",
        items: [.statements("state.\(name) = \(type).reduce(state.\(name), action)")],
        span: child.name.span)
    }
    if feature.hasBindings {
      cases.append(
        SwitchCase(
          pattern: project.actionLayout(of: feature).bindings.wrapping(".binding(let binding)"),
          items: [.statements("binding.apply(to: &state)")]))
    }
    guard !cases.isEmpty else { return nil }
    if !feature.allActions.isEmpty {
      cases.append(SwitchCase(pattern: nil, items: []))
    }
    return cases
  }

  /// The cases of the feature's own blocks that change the state, and the patterns of the actions that do not change
  /// it.
  private var reducing: (changing: [SwitchCase], idle: [Code]) {
    var idle: [Code] = []
    var cases: [SwitchCase] = []
    for own in ownBlocks {
      let block = own.block.withoutEffects
      guard !block.isEmpty else {
        if let action = own.action { idle.append(action) }
        continue
      }
      cases.append(
        SwitchCase(
          pattern: own.pattern(block.usedPayload(of: own.payload)),
          items: changes(of: block, isOutermost: true), span: own.span))
    }
    return (cases, idle + project.idlePatterns(of: feature))
  }

  /// Returns the lines that change the state.
  private func changes(of block: Block, isOutermost: Bool = false) -> [BlockItem] {
    var items = block.statements.map { [BlockItem.statements($0.code)] } ?? []
    let isLastIdle = block.branches.last.map { $0.condition == nil && $0.block.isEmpty } ?? false
    let branches = block.branches.dropLast(isLastIdle ? 1 : 0).map { branch in
      BlockBranch(
        condition: branch.condition,
        items: unused(branch.condition, in: branch.block)
          + (branch.block.isEmpty ? [.statements("break")] : changes(of: branch.block)))
    }
    if !branches.isEmpty { items.append(.choice(branches)) }
    items += match(block.match) { changes(of: $0) }
    guard let condition = block.condition else { return items }
    let ignored = self.unused(condition, in: block)
    guard isOutermost else {
      return [.choice([BlockBranch(condition: condition, items: ignored + items)])]
    }
    return [guarding(condition, exit: "break")] + ignored + items
  }

  // The middleware.

  /// Returns the middleware for the effects of actions.
  private func middleware(
    _ asking: [OwnBlock]
  ) -> (dependencies: [String], opening: Code, cases: Code) {
    let cases = asking.map { own in
      let block = own.block.withoutChanges
      return SwitchCase(
        pattern: own.pattern(block.usedPayload(of: own.payload)),
        items: effects(of: block, locals: Set(own.payload), isOutermost: true), span: own.span)
    }
    let idle =
      feature.actions.filter { !$0.block.asksForEffects }.map(\.pattern)
      + project.idlePatterns(of: feature)
    let used = feature.usedDependencies.filter { key in
      asking.contains { !$0.block.withoutChanges.usedPayload(of: [key]).isEmpty }
    }
    return (
      dependencies: used,
      opening: opening(
        usesState: asking.contains { $0.block.withoutChanges.mentionsState },
        usesDependencies: !used.isEmpty),
      cases: (cases + rest(idle, [.statements("return nil")])).code
    )
  }

  /// Returns the lines that perform effects and return the next action.
  private func effects(
    of block: Block, locals: Set<String>, isOutermost: Bool = false
  ) -> [BlockItem] {
    var items: [BlockItem] = []
    let scope = EffectScope(
      feature: feature, project: project, dialect: .redux, locals: locals)
    if !block.branches.isEmpty {
      items.append(
        .choice(
          block.branches.map { branch in
            BlockBranch(
              condition: branch.condition,
              items: unused(branch.condition, in: branch.block)
                + effects(of: branch.block, locals: locals))
          }))
    }
    items += match(block.match) { effects(of: $0, locals: locals) }
    items += block.effects.compactMap { item(for: $0, in: scope) }
    if !block.alwaysReturns { items.append(.statements("return nil")) }
    guard let condition = block.condition else { return items }
    let ignored = self.unused(condition, in: block)
    guard isOutermost else {
      return [
        .choice([BlockBranch(condition: condition, items: ignored + items)]),
        .statements("return nil"),
      ]
    }
    return [guarding(condition, exit: "return nil")] + ignored + items
  }

  /// Returns the line that performs an effect; nil for effects that a middleware does not support.
  private func item(for effect: Effect, in scope: EffectScope) -> BlockItem? {
    switch effect {
    case .send(let send):
      .statements(scope.dialect.sending(send), of: send.span)
    case .run(let run):
      .statements(ReduxRunLowering(run: run, scope: scope).code, of: run.span)
    default: nil
    }
  }

  // Shared by both functions.

  private func guarding(_ condition: SwiftFragment, exit: Code) -> BlockItem {
    .guard(condition, exit: exit)
  }

  private func match(_ match: Match?, _ items: (Block) -> [BlockItem]) -> [BlockItem] {
    guard let match else { return [] }
    let cases = match.cases.map { matchCase in
      SwitchCase(
        pattern: matchCase.label,
        items: unused(matchCase.pattern, in: matchCase.block) + items(matchCase.block),
        span: matchCase.pattern.span)
    }
    return [.match(match.value.inFrontOfBlock, cases)]
  }

  /// Returns assignments to `_` of the names that a condition binds and this half of the block does not use. They
  /// keep the compiler from warning about unused names.
  private func unused(_ condition: SwiftFragment?, in block: Block) -> [BlockItem] {
    guard let condition else { return [] }
    var inner = block
    inner.condition = nil
    let names = condition.analysis.declaredNames.map(\.name)
    let used = inner.usedPayload(of: names)
    return names.filter { !used.contains($0) }.map { .statements("_ = \(escapedIdentifier($0))") }
  }

  private func rest(_ patterns: [Code], _ items: [BlockItem]) -> [SwitchCase] {
    guard !patterns.isEmpty else { return [] }
    return [SwitchCase(pattern: .alternatives(patterns), items: items)]
  }
}

extension FeatureAction {
  /// The pattern of the action, with any payload.
  fileprivate var pattern: Code { groups.wrapping(".\(caseName.member)") }
}

extension Block {
  /// Whether every path through the block returns.
  fileprivate var alwaysReturns: Bool {
    if !effects.isEmpty { return true }
    let hasElse = branches.last.map { $0.condition == nil } ?? false
    // Code after complete branches is never reached, since each branch returns an action or nil.
    return hasElse || match != nil
  }

  /// Whether the Swift of the block's effects reads the state.
  fileprivate var mentionsState: Bool {
    usedPayload(of: ["state"]).contains("state")
  }
}
