import FeatureSpec
import SpecSource
import SpecSwift

/// Finds effects that nothing ends, and errors that no action receives.
func lintEffects(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let effects = feature.allEffects
  let named = feature.blockFragments.flatMap(\.analysis.references)
    .filter { $0.base.name == "CancelID" }.compactMap(\.members.first?.name)
  let cancelled = Set(effects.compactMap(\.cancelledID).map(\.value) + named)
  let endless = effects.compactMap(\.endless).filter { _, _, id in
    id.map { !cancelled.contains($0.value) } ?? true
  }
  let told = effects.compactMap(\.failure)
  let ignored = told.compactMap { if case .ignore = $0 { $1 } else { nil } }
  let isBrief = !endless.isEmpty && project.isEverTakenAway(feature)
  return (isBrief ? [] : endless).map { kind, span, id in
    .finding(
      .endlessEffect, "nothing ends this \(kind)", at: id?.span ?? span,
      hint: id.map { "cancel it somewhere: 'cancel: \($0.text)'" }
        ?? "give it an 'id', and cancel that where it is to end")
  }
    + ignored.map { span in
      .finding(.ignoredFailure, "no action receives this error", at: span)
    }
}

extension Effect {
  /// The kind, the place and the id of an effect that does not end by itself.
  fileprivate var endless: (kind: String, span: SourceSpan, id: EffectID?)? {
    switch self {
    case .timer(let timer): ("timer", timer.span, timer.id)
    // What follows the end of a stream says that it ends.
    case .stream(let stream) where stream.finished == nil: ("stream", stream.span, stream.id)
    case .cancel, .send, .run, .task, .delay, .stream, .swift, .each, .dismiss, .sequence: nil
    }
  }

  /// The outcome of an error, and the key that names it.
  fileprivate var failure: (outcome: RunEffect.Outcome, key: SourceSpan?)? {
    switch self {
    case .run(let run): (run.failure, run.failureKey)
    case .task(let task): (task.failure, task.failureKey)
    case .stream(let stream): (stream.failure, stream.failureKey)
    case .cancel, .send, .timer, .delay, .swift, .each, .dismiss, .sequence: nil
    }
  }
}

extension Rule {
  /// A timer or stream that nothing stops.
  public static let endlessEffect = Rule(
    "endless-effect", .optional(.warning),
    reason: """
      A timer or stream runs until its feature is dismissed, unless something ends it. Nothing ends this one, and the feature \
      is never dismissed.

      Add an 'id', and 'cancel' the id where the effect is to end. A stream with 'finished' ends by itself.
      """,
    wrong: """
      feature: Stopwatch
      state: {seconds: Int = 0}
      actions:
        start: {timer: {every: 1s, send: ticked}}
        ticked: state.seconds += 1
      """,
    right: """
      feature: Stopwatch
      state: {seconds: Int = 0}
      actions:
        start: {timer: {every: 1s, send: ticked, id: clock}}
        stop: {cancel: clock}
        ticked: state.seconds += 1
      """)

  /// An error that no action receives.
  public static let ignoredFailure = Rule(
    "ignored-failure", .optional(nil),
    reason: """
      With 'failure: ignore', users and tests never notice an error. The spec says so openly, so the rule is off unless the \
      settings turn it on.

      Name an action that receives the error.
      """,
    wrong: """
      version: 1
      lint: {ignored-failure: warning}
      ---
      client: FactClient
      key: factClient
      endpoints: {fetch: {returns: String, async: true, throws: true, live: '"Zero is even."'}}
      ---
      feature: Fact
      dependencies: [factClient]
      state: {text: 'String = ""'}
      actions:
        load: {run: {call: try await factClient.fetch(), success: loaded, failure: ignore}}
        loaded: {with: {text: String}, do: state.text = text}
      """,
    right: """
      version: 1
      lint: {ignored-failure: warning}
      ---
      client: FactClient
      key: factClient
      endpoints: {fetch: {returns: String, async: true, throws: true, live: '"Zero is even."'}}
      ---
      feature: Fact
      dependencies: [factClient]
      state: {text: 'String = ""', hasFailed: Bool = false}
      actions:
        load: {run: {call: try await factClient.fetch(), success: loaded, failure: failed}}
        loaded: {with: {text: String}, do: state.text = text}
        failed: state.hasFailed = true
      """)
}
