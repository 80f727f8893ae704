import ExampleFeatures
import FeatureRuntime
import Foundation
import Terminal

extension Screen {
  /// Makes the screen of the stopwatch.
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

  /// Makes the commands for a stopwatch, alone or as part of another feature.
  static func commands(of store: StoreOf<TimerFeature>) -> [Command] {
    [
      Command(.character("s"), "start") { store.send(.start) },
      Command(.character("p"), "pause") { store.send(.stop) },
    ]
  }
}
