import ExampleFeatures
import FeatureRuntime
import Foundation
import Terminal

extension Screen {
  /// The stopwatch.
  init(_ store: StoreOf<TimerFeature>) {
    let started = store.started.map { "started at \(timeOfDay($0))" }
    self.init(
      title: "Stopwatch",
      rows: [
        .digits(clockTime(store.duration)),
        .space,
        .text(StyledText(started ?? "not started", Style(isDim: true))),
      ],
      commands: Self.commands(of: store)
    )
  }

  /// What can be done with a stopwatch, alone or as part of something else.
  static func commands(of store: StoreOf<TimerFeature>) -> [Command] {
    [
      Command(.character("s"), "start") { store.send(.start) },
      Command(.character("p"), "pause") { store.send(.stop) },
    ]
  }
}
