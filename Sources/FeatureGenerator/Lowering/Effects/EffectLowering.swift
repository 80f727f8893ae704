import FeatureSpec
import SpecSource
import SpecSwift

/// Turns what a block asks for into effects.
struct EffectLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of what comes with the action and of what the block declares.
  let locals: Set<String>
  /// The columns of an effect, and of a statement of its closure.
  let columns: Int

  /// The effects of a block in the order they start: cancellations, procedures, sent actions, the rest.
  func effects(of block: Block) -> [LoweredEffect] {
    let performed = block.performs.map { call in
      let arguments = [CallTree.text("into: &state")] + (call.arguments ?? []).map(\.tree)
      return LoweredEffect.perform(
        CallTree.call(escapedIdentifier(call.name), arguments).text(columns: columns),
        constant: "\(call.name)Effect")
    }
    return cancellations(block.effects, after: block.declaredNames) + performed
      + started(block.effects) + steps(block.effects)
  }

  /// The ids by which effects are cancelled.
  var ids: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// The effects that end others.
  ///
  /// - Parameter variables: The names whose values may change in the block.
  private func cancellations(
    _ effects: Effects, after variables: [String] = []
  ) -> [LoweredEffect] {
    effects.cancellations.map { id in
      let readsState =
        id.element.map { element in
          (["state"] + variables).contains { element.analysis.mentions($0) }
        } ?? false
      return .cancel(".cancel(id: \(ids.text(id)))", readsState: readsState)
    }
  }

  /// The effects that begin.
  private func started(_ effects: Effects) -> [LoweredEffect] {
    let sent = effects.sends.map { action in
      LoweredEffect.placed(
        .line(
          CallTree.call(".send", [project.tree(action, of: feature)]).text(columns: columns)),
        action.span)
    }
    let runs = effects.runs.map { run in
      let lowering = RunLowering(
        run: run, feature: feature, project: project, dialect: dialect, locals: locals,
        columns: columns)
      return placed(lowering.lower(), run.span)
    }
    let tasks = effects.tasks.map { task in
      let lowering = TaskLowering(
        task: task, feature: feature, project: project, dialect: dialect, locals: locals,
        columns: columns)
      return placed(lowering.lower(), task.span)
    }
    let streams = effects.streams.map { stream in
      let lowering = StreamLowering(
        stream: stream, feature: feature, project: project, dialect: dialect, locals: locals,
        columns: columns)
      return placed(lowering.lower(), stream.span)
    }
    let each = effects.each.map { LoweredEffect.placed(lower($0), $0.span) }
    return sent + runs + tasks
      + effects.timers.map { placed(lower($0), $0.span) }
      + effects.delays.map { placed(lower($0), $0.span) } + streams
      + effects.expressions.map { .placed(lower($0), $0.effect.span) }
      + each
      + [effects.dismissal.map { .run(capturingLittle(lower($0), at: $0.span)) }].compactMap(\.self)
  }

  /// Makes an effect with a closure, which comes from a place in the spec.
  private func placed(_ run: RunModel, _ span: SourceSpan) -> LoweredEffect {
    .placed(.run(capturingLittle(run, at: span)), span)
  }

  /// Effects one after the other, as one, behind those that begin them at once.
  private func steps(_ effects: Effects) -> [LoweredEffect] {
    let (immediate, rest) = dialect == .tca ? effects.splitSteps : ([], effects.steps)
    let steps = rest.map { LoweredEffect.merged(cancellations($0) + started($0)) }
    let name = dialect == .tca && rest.areEffectSteps ? ".steps" : ".concatenate"
    return immediate.flatMap { cancellations($0) + started($0) }
      + (steps.count > 1 ? [.group(name, steps)] : steps)
  }

  /// The effects for the elements of a collection, as one.
  private func lower(_ each: EachEffect) -> LoweredEffect {
    let name = each.element.value
    let inside = EffectLowering(
      feature: feature, project: project, dialect: dialect, locals: locals.union([name]),
      columns: columns - 4)
    let effects =
      inside.cancellations(each.effects) + inside.started(each.effects)
      + inside.steps(each.effects)
    var block = Block.empty
    block.effects = each.effects
    let isUsed = block.usedPayload(of: [name]).contains(name)
    let (text, takesMember) = (each.collection.text, each.collection.analysis.takesMember)
    let opening =
      "\(takesMember ? text : "(\(text))").map { \(isUsed ? escapedIdentifier(name) : "_") in"
    return .group(".merge", [.each(opening, .merged(effects))])
  }

  /// An effect that is written as Swift, whose closures capture the state that they read, with the name to cancel it by, if it
  /// has one.
  private func lower(_ expression: ExpressionEffect) -> LoweredEffect {
    let effect = expression.effect
    let swift = effect.text(replacing: effect.captures(of: "state"))
    guard let id = expression.id else {
      return effect.analysis.isBranching ? .branching(swift) : .line(swift)
    }
    let text = effect.analysis.takesMember ? swift : "(\(swift))"
    let arguments = ids.arguments(id, cancelsInFlight: expression.cancelsInFlight)
    let call =
      RunModel.areLong(arguments)
      ? "(\n\(commaSeparated(arguments).joined(separator: "\n").indented())\n)"
      : "(\(arguments.joined(separator: ", ")))"
    // A continuation of a single line is indented, one behind a closing brace is not.
    return .line(
      "\(text)\n"
        + (text.isMultiline ? ".cancellable\(call)" : ".cancellable\(call)".indented()))
  }

  /// The effect by which the feature asks its parent to take it away.
  private func lower(_ dismissal: Dismissal) -> RunModel {
    RunModel(
      capturesState: dismissal.animation?.analysis.mentions("state") == true,
      items: [.text(dismissal.statement)], sends: false)
  }
}

extension Dismissal {
  /// The statement that asks the parent.
  var statement: String {
    "await dismiss(\(animation.map { "animation: \($0.text)" } ?? ""))"
  }
}
