import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the effects of blocks into the effects for templates.
struct EffectLowering {
  let scope: EffectScope

  /// Returns the effects of a block in the order in which they start: cancellations, procedures, sent actions, other
  /// effects.
  func effects(of block: Block) -> [LoweredEffect] {
    let performed = block.performs.map { call in
      let arguments = ["into: &state"] + (call.arguments ?? []).map(\.code)
      return LoweredEffect.perform(
        .call(call.functionName, arguments), constant: "\(call.name)Effect")
    }
    let variables = ["state"] + block.declaredNames
    let cancellations = block.effects.compactMap(\.cancelledID).map {
      cancellation(of: $0, readingAnyOf: variables)
    }
    return cancellations + performed + lower(block.effects.filter { $0.cancelledID == nil })
  }

  /// Returns an effect that cancels other effects.
  ///
  /// - Parameter variables: The names whose values may change in the block.
  private func cancellation(of id: EffectID, readingAnyOf variables: [String]) -> LoweredEffect {
    .cancel(
      ".cancel(id: \(scope.ids.code(id)))",
      readsState: variables.contains { id.element?.analysis.mentions($0) == true })
  }

  /// Turns effects that start together into the effects for templates.
  private func lower(_ effects: [Effect]) -> [LoweredEffect] { effects.flatMap(lower) }

  private func lower(_ effect: Effect) -> [LoweredEffect] {
    switch effect {
    case .cancel(let id):
      [cancellation(of: id, readingAnyOf: ["state"])]
    case .send(let action):
      [
        .placed(.line(.call(".send", [action.code])), action.span)
      ]
    case .run(let run):
      [placed(RunLowering(run: run, scope: scope).lower(), run.span)]
    case .task(let task):
      [placed(TaskLowering(task: task, scope: scope).lower(), task.span)]
    case .stream(let stream):
      [placed(StreamLowering(stream: stream, scope: scope).lower(), stream.span)]
    case .timer(let timer): [placed(lower(timer), timer.span)]
    case .swift(let expression): [.placed(lower(expression), expression.effect.span)]
    case .each(let each): [.placed(lower(each), each.span)]
    case .dismiss(let dismissal): [.run(capturingLittle(lower(dismissal), at: dismissal.span))]
    case .sequence(let sequence): lower(sequence.steps)
    }
  }

  /// Returns an effect with a closure, which is made from a place in the spec.
  private func placed(_ run: RunEffectCode, _ span: SourceSpan) -> LoweredEffect {
    .placed(.run(capturingLittle(run, at: span)), span)
  }

  /// Turns a sequence of effects into one effect, after the effects that end immediately.
  private func lower(_ steps: [[Effect]]) -> [LoweredEffect] {
    let (immediate, rest) = scope.dialect == .tca ? steps.splitAtWork : ([], steps)
    let lowered = rest.map { LoweredEffect.merged(lower($0)) }
    let name = scope.dialect == .tca && rest.areEffectSteps ? ".steps" : ".concatenate"
    return lower(immediate) + (lowered.count > 1 ? [.group(name, lowered)] : lowered)
  }

  /// Lowers the effects for the elements of a collection to one effect.
  private func lower(_ each: EachEffect) -> LoweredEffect {
    let name = each.element.value
    let inside = EffectLowering(scope: scope.with(element: name))
    let effects = inside.lower(each.effects)
    var block = Block.empty
    block.effects = each.effects
    let isUsed = block.usedPayload(of: [name]).contains(name)
    let opening: Code =
      "\(each.collection.inFrontOfMember).map { \(isUsed ? escapedIdentifier(name) : "_") in"
    return .group(".merge", [.each(opening, .merged(effects))])
  }

  /// Lowers an effect that is written as Swift. Its closures capture the state that they read. An effect with an ID
  /// can be cancelled by the ID.
  private func lower(_ expression: ExpressionEffect) -> LoweredEffect {
    let effect = expression.effect
    let swift = effect.code(replacing: effect.captures(of: "state"))
    guard let id = expression.id else {
      return effect.analysis.isBranching ? .branching(swift) : .line(swift)
    }
    let code = effect.analysis.takesMember ? swift : "(\(swift))"
    let arguments = scope.ids.arguments(id, cancelsInFlight: expression.cancelsInFlight)
    // A continuation after a single line is indented. A continuation after a closing brace is not indented.
    return .line(.chain(code, [.cancellable(arguments)]))
  }

  /// Lowers the effect with which the feature asks its parent to dismiss it.
  private func lower(_ dismissal: Dismissal) -> RunEffectCode {
    RunEffectCode(
      capturesState: dismissal.animation?.analysis.mentions("state") == true,
      items: [.statements(dismissal.statement)], sends: false)
  }
}

extension Dismissal {
  /// The statement that asks the parent.
  var statement: Code {
    .call("await dismiss", animation.map { ["animation: \($0)"] } ?? [])
  }
}
