import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of effects.
  public static let effects: [Rule] = [
    unknownEffectID, mismatchedEffectID, wrongCall, unhandledFailure, impossibleFailure,
    mismatchedPayload,
  ]

  /// An effect whose Swift is not the call that it needs.
  public static let wrongCall = Rule(
    "wrong-call",
    reason: """
      The effect 'run' waits for the value of a call, and 'stream' reads the elements of a sequence. The Swift here names a \
      function without a call, or calls a function of the other kind.

      Add parentheses with the arguments, or use the other effect.
      """,
    wrong: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh}}}
      """,
    right: """
      client: FeedClient
      key: feed
      endpoints: {refresh: {async: true, live: ()}}
      ---
      feature: News
      dependencies: [feed]
      actions: {pulled: {run: {call: feed.refresh()}}}
      """)
}
