import FeatureRuntime

/// A lamp with a planted bug and with an effect of each kind. The bug: two dims in a row make its brightness
/// negative.
struct LampFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var isOn = false { didSet { _changes.mark(0) } }
    var brightness = 0 { didSet { _changes.mark(1) } }
    var ticks = 0 { didSet { _changes.mark(2) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([(\.isOn, [0]), (\.brightness, [1]), (\.ticks, [2])])
  }

  enum Action: Sendable {
    case on, off, dim
    case setBrightness(to: Int)
    case watch, unwatch, blink, fade, spin, doze
    case ticked, faded
    case listen
    case heard(Int)
    case hush
  }

  private enum ID {
    case watching, listening
  }

  @Dependency(\.continuousClock) var continuousClock
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .on:
      state.isOn = true
      state.brightness = 1
    case .off:
      state.isOn = false
    case .dim:
      if state.isOn { state.brightness -= 1 }
    case .setBrightness(let brightness):
      state.brightness = brightness
    case .watch:
      return .run { send in
        for await _ in continuousClock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: ID.watching, cancelInFlight: true)
    case .unwatch:
      return .cancel(id: ID.watching)
    case .ticked:
      state.ticks += 1
    case .blink:
      state.isOn = true
      return .send(.off)
    case .fade:
      state.brightness = 9
      return .run { send in
        try await continuousClock.sleep(for: .seconds(1))
        try await continuousClock.sleep(for: .seconds(2))
        await send(.faded)
      }
    case .faded:
      state.brightness = 0
    case .spin:
      return .send(.spin)
    case .doze:
      _ = uuid()
    case .listen:
      return .run { send in
        for await element in numbers() { await send(.heard(element)) }
      }
      .cancellable(id: ID.listening)
    case .heard(let number):
      state.brightness = number
    case .hush:
      return .cancel(id: ID.listening)
    }
    return .none
  }

  private func numbers() -> AsyncStream<Int> {
    AsyncStream { stream in
      for number in 1...3 { stream.yield(number) }
      stream.finish()
    }
  }
}

/// The values that an invariant has received.
@MainActor
final class Visited {
  var states: [LampFeature.State] = []

  func note(_ state: LampFeature.State) -> Bool {
    states.append(state)
    return true
  }
}
