import FeatureSpec
import SpecSource
import SpecSwift

/// Finds streams over the feature's clock that a `timer` can replace.
func lintTimers(of feature: Feature) -> [Diagnostic] {
  feature.allEffects.streams.compactMap { stream in
    guard let send = stream.send, let interval = stream.interval(of: feature.clockName) else {
      return nil
    }
    let id = stream.id.map { ", id: \($0.text)" } ?? ""
    return .finding(
      .streamedTimer, "this stream is a timer", at: stream.span,
      hint: "write 'timer: {every: \(interval), send: \(send.span.text)\(id)}'")
  }
}

extension StreamEffect {
  /// Finds the interval of the stream's elements, if the stream only sends an action without a value each time that
  /// the clock ticks; nil for other streams.
  fileprivate func interval(of clock: String) -> String? {
    guard condition == nil, steps.isEmpty, finished == nil, failureKey == nil,
      id == nil || cancelsInFlight,
      let send, !send.mentions(elementName), let reference = sequence.analysis.references.first,
      reference.base.name == clock, reference.members.count == 1,
      reference.members[0].name == "timer", let arguments = reference.members[0].call,
      arguments.count == 1, arguments[0].label?.name == "interval"
    else { return nil }
    return String(sequence.span(of: arguments[0].range).text)
  }
}

extension Rule {
  /// A stream over a clock that `timer` can replace.
  public static let streamedTimer = Rule(
    "streamed-timer", .optional(.warning),
    reason: """
      The stream reads the ticks of the clock, and sends an action for each. A 'timer' does the same in fewer words.

      Write 'timer' with the interval under 'every'.
      """,
    wrong: """
      feature: Stopwatch
      state: {seconds: Int = 0}
      dependencies: [continuousClock]
      actions:
        start:
          stream:
            of: 'continuousClock.timer(interval: .seconds(1))'
            send: ticked
            id: ticking
            cancelInFlight: true
        stop: {cancel: ticking}
        ticked: state.seconds += 1
      """,
    right: """
      feature: Stopwatch
      state: {seconds: Int = 0}
      actions:
        start: {timer: {every: 1s, send: ticked, id: ticking}}
        stop: {cancel: ticking}
        ticked: state.seconds += 1
      """)
}
