import FeatureSpec
import SpecSource
import SpecSwift

/// Finds effects that never end, and errors that no action receives.
func lintEffects(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let effects = feature.allEffects
  let named = feature.blockFragments.flatMap(\.analysis.references)
    .filter { $0.base.name == "CancelID" }.compactMap(\.members.first?.name)
  let cancelled = Set(effects.compactMap(\.cancelledID).map(\.value) + named)
  let endless = effects.map(\.content).filter { effect in
    effect.isEndless && effect.id.map { !cancelled.contains($0.value) } ?? true
  }
  let told = effects.compactMap(\.content.outcomeOfErrors)
  let ignored = told.compactMap { if case .ignore = $0 { $1 } else { nil } }
  let isBrief = !endless.isEmpty && project.isEverTakenAway(feature)
  return (isBrief ? [] : endless).map { effect in
    .finding(
      .endlessEffect, "nothing ends this \(effect.key)", at: effect.id?.span ?? effect.span,
      hint: effect.id.map { "cancel it somewhere: 'cancel: \($0.text)'" }
        ?? "give it an 'id', and 'cancel' the id where the effect is to end")
  }
    + ignored.map { span in
      .finding(.ignoredFailure, "no action receives this error", at: span)
    }
}

extension Rule {
  /// A timer or stream that is never stopped.
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
