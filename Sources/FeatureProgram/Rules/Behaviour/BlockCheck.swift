import FeatureSpec
import SpecSource
import SpecSwift

/// A check of a block and its inner blocks.
struct BlockCheck {
  let feature: Feature
  let project: FeatureProject

  /// Checks a block.
  ///
  /// - Parameter payload: The names of the action's payload.
  func check(_ block: Block, payload: [String]) -> [Diagnostic] {
    let scopes = BlockScopes(block, locals: Set(payload))
    return scopes.fragments.flatMap {
      check($0.fragment, locals: $0.locals, at: $0.place) + checkVariables($0)
    } + scopes.blocks.flatMap { check($0) }
  }

  /// The names of the feature's parameters.
  var parameters: [String] { feature.parameters.map(\.name.value) }

  /// Checks a single block without its inner blocks.
  private func check(_ scoped: ScopedBlock) -> [Diagnostic] {
    let block = scoped.block
    let presentations = PresentationCheck(feature: feature, project: project)
    return block.performs.flatMap { checkProcedure($0) }
      + block.presentations.flatMap { presentations.check($0) }
      + presentations.checkSlots(block.presentations)
      + check(block.effects, in: scoped)
      + checkElementIDs(of: block.effects) + checkEnd(of: block)
      + checkCatch(of: block, outerLocals: scoped.outerLocals)
  }

  /// Checks effects that start together.
  func check(_ effects: [Effect], in scope: ScopedBlock) -> [Diagnostic] {
    effects.flatMap { check($0, in: scope) }
  }

  /// Checks that the block that follows when statements throw uses no name that these statements declare.
  private func checkCatch(of block: Block, outerLocals: Set<String>) -> [Diagnostic] {
    guard let caught = block.caught else { return [] }
    guard let statements = block.statements else {
      return .error(
        .idleKey, "'catch' needs statements under 'do'", at: caught.span,
        hint: "write the statements that can throw above it: 'do: try …'")
    }
    let declared = Set(statements.analysis.declaredNames.map(\.name))
      .subtracting(outerLocals).subtracting(feature.parameters.map(\.name.value))
      // Here, 'error' is the thrown error, even if the statements declare the same name.
      .subtracting(["error"])
    return BlockScopes(caught.block, locals: []).fragments.flatMap { scoped in
      scoped.fragment.analysis.references.filter {
        declared.contains($0.base.name) && !scoped.locals.contains($0.base.name)
          && feature.field(named: $0.base.name) == nil
      }.map {
        .error(
          .unavailableName,
          "'\($0.base.name)' is declared in 'do', so it does not exist in 'catch'",
          at: scoped.fragment.span(of: $0.base.range),
          hint: "keep the value in the state, or declare it in 'guard:'")
      }
    }
  }

  /// Checks that nothing follows a part that never returns.
  private func checkEnd(of block: Block) -> [Diagnostic] {
    guard let end = block.deadEnd, let next = block.place(after: end) else { return [] }
    return .error(
      .unreachableBlock, "\(end.rawValue), so this part never runs", at: next,
      hint: "remove it, or end the block under a condition only: 'if …'")
  }

  /// Checks an effect.
  private func check(_ effect: Effect, in scope: ScopedBlock) -> [Diagnostic] {
    switch effect {
    case .cancel(let id): return checkID(id)
    case .send(let action): return action.checkComplete()
    case .run(let run): return check(run, in: scope)
    case .task(let task):
      let locals = scope.locals.union(task.declaredNames)
      return task.sends.flatMap { $0.checkComplete() }
        + TaskCheck(task: task, feature: feature, project: project)
        .check(locals: scope.locals.union(parameters)) { isSound($0, scope, locals: locals) }
    case .timer(let timer): return timer.send.checkComplete()
    case .stream(let stream): return check(stream, in: scope)
    case .each(let each): return check(each, in: scope)
    case .sequence(let sequence):
      return sequence.steps.flatMap { check($0, in: scope) }
        + checkSharing(among: sequence.steps, locals: scope.locals.union(parameters))
    case .swift, .dismiss: return []
    }
  }

  /// Checks an asynchronous call, or a stream in the form of a call.
  func check(_ run: RunEffect, in scope: ScopedBlock) -> [Diagnostic] {
    RunCheck(run: run, feature: feature, project: project, locals: scope.locals)
      .check(isSound: isSound(run, scope, locals: scope.locals))
  }

  /// Checks that no step of a list uses a name that the call of another step declares. Only the steps of one task
  /// share names.
  private func checkSharing(among steps: [[Effect]], locals: Set<String>) -> [Diagnostic] {
    var declared: Set<String> = []
    return steps.flatMap { step -> [Diagnostic] in
      let own = Set(step.runs.flatMap(\.call.analysis.declaredNames).map(\.name))
      defer { declared.formUnion(own) }
      let others = declared.subtracting(own).subtracting(locals)
      return step.flatMap(\.fragments).flatMap { fragment in
        fragment.analysis.references.filter { others.contains($0.base.name) }.map {
          .error(
            .unavailableName, "'\($0.base.name)' is declared in another step",
            at: fragment.span(of: $0.base.range),
            hint: "make both of them steps of one task: 'task: {steps: […], failure: …}'")
        }
      }
    }
  }

  /// Whether a call itself has no errors.
  func isSound(_ run: RunEffect, _ scope: ScopedBlock, locals: Set<String>) -> Bool {
    !scope.isBroken && !run.call.isBroken && check(run.call, locals: locals, at: .call).isEmpty
  }

  /// Checks that a procedure exists and receives its values.
  private func checkProcedure(_ call: ActionCall) -> [Diagnostic] {
    guard let first = call.components.first else { return [] }
    let name = first.name.name
    guard call.components.count == 1, first.subscriptValue == nil,
      let procedure = feature.procedure(named: name)
    else {
      guard !feature.mayLackProcedure(name) else { return [] }
      return .error(
        .unknownProcedure, "\(feature.name.value) has no procedure '\(call.address.text)'",
        at: call.address.span,
        hint: feature.action(named: name).map { "send the action: 'send: \($0.name.value)'" }
          ?? .oneOf(
            feature.procedures.map(\.name.value), for: name, "its procedures are",
            or: "add it under 'procedures'"))
    }
    return checkArguments(
      call.labelledArguments, of: name, procedure.parameters,
      at: call.span, isAction: true)
  }

  /// Checks that an effect uses no `var` of the block, which it cannot capture.
  private func checkVariables(_ scoped: ScopedFragment) -> [Diagnostic] {
    scoped.fragment.analysis.references.filter { scoped.variables.contains($0.base.name) }.map {
      .error(
        .unavailableName, "'\($0.base.name)' is a 'var', which an effect cannot use",
        at: scoped.fragment.span(of: $0.base.range),
        hint: "declare it with 'let', or copy its value: 'let kept = \($0.base.name)'")
    }
  }

  /// Checks the reads, writes and calls of a single fragment.
  private func check(
    _ fragment: SwiftFragment, locals: Set<String>, at place: ScopedFragment.Place
  ) -> [Diagnostic] {
    let dependencies = DependencyUse(feature: feature, project: project, place: place)
    let state = StateUse(feature: feature, project: project)
    return fragment.analysis.references.flatMap { reference -> [Diagnostic] in
      if locals.contains(reference.base.name) { return checkHiding(reference, in: fragment) }
      if reference.base.name == "state" {
        return (place.isEffect ? state.checkSnapshot(reference, in: fragment) : [])
          + state.check(reference, in: fragment)
      }
      let isParameter = feature.parameter(named: reference.base.name) != nil
      let errors = isParameter ? nil : state.checkBare(reference, in: fragment)
      return errors ?? dependencies.check(reference, in: fragment)
    }
  }

  /// Checks that a called name is not one function for the spec and another function for Swift.
  private func checkHiding(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    let name = reference.base
    guard reference.baseCall != nil, let function = feature.function(named: name.name) else {
      return []
    }
    return .error(
      .duplicateName, "'\(name.name)' is also a parameter of the feature",
      at: fragment.span(of: name.range),
      hint: "rename one of them", related: [.init("the parameter is here", at: function.name.span)])
  }

  /// Checks that an id belongs to an effect.
  private func checkID(_ id: EffectID) -> [Diagnostic] {
    let ids = feature.effectIDs
    guard feature.isWhole else { return [] }
    if feature.partsByName.effectIDs.part(named: id.value) != nil { return checkElement(of: id) }
    if feature.mayLackEffects, closestName(to: id.value, among: ids) == nil { return [] }
    return .error(
      .unknownEffectID, "no effect has the id '\(id.value)'", at: id.span,
      hint: .didYouMean(
        closestName(to: id.value, among: ids),
        or: "give 'id: \(id.value)' to the effect that it cancels"))
  }
}

extension Rule {
  /// A name after 'perform' that no procedure has.
  public static let unknownProcedure = Rule(
    "unknown-procedure",
    reason: """
      A block performs procedures of its own feature. The feature declares none of this name.

      Correct the name, or declare the procedure under 'procedures'. To run what follows an action, send the action.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      procedures: {raise: state.count += 1}
      actions: {increment: {perform: rise}}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      procedures: {raise: state.count += 1}
      actions: {increment: {perform: raise}}
      """)
}
