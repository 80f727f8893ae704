import FeatureRuntime
import Foundation

/// A number that the user moves up and down until it equals a hidden number.
public struct CounterFeature: Reducer, Sendable {
  public enum CheckResult: CaseIterable, Sendable {
    case lower
    case equal
    case higher
  }

  public struct State: Equatable, ObservableState, Sendable {
    public var count: Int { didSet { _changes.mark(0) } }
    public var secret: Int { didSet { _changes.mark(1) } }
    /// The fields that an action has changed. The store reads them, and tests ignore them.
    public var _changes = StateChanges()

    public init(count: Int = 0, secret: Int = 0) {
      self.count = count
      self.secret = secret
    }

    public var checkResult: CheckResult {
      if count < secret { return .lower }
      if count > secret { return .higher }
      return .equal
    }

    /// The fields that belong to each property, for observation.
    public static let _fields = StateFields<Self>([
      (\.count, [0]),
      (\.secret, [1]),
      (\.checkResult, [0, 1]),
    ])
  }

  @Dependency(\.random) var random

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none

    case .setCount(let text):
      state.count = Int(text) ?? state.count
      return .none

    case .moved(from: let start, to: let end):
      state.count += end - start
      return .none

    case .playNext:
      state.count = 0
      state.secret = random.int(in: -100...100)
      return .none
    }
  }
}

extension CounterFeature {
  public enum Action: Sendable {
    case increment
    case setCount(_ text: String)
    case moved(from: Int, to: Int)
    case playNext
  }
}

extension CounterFeature.Action: CasePathable {
  public struct AllCasePaths: Sendable {
    public var increment: AnyCasePath<CounterFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .increment },
        extract: {
          guard case .increment = $0 else { return nil }
          return ()
        }
      )
    }

    public var setCount: AnyCasePath<CounterFeature.Action, String> {
      .init(CounterFeature.Action.setCount) {
        if case .setCount(let text) = $0 { text } else { nil }
      }
    }

    public var moved: AnyCasePath<CounterFeature.Action, (from: Int, to: Int)> {
      AnyCasePath(
        embed: { .moved(from: $0.from, to: $0.to) },
        extract: {
          guard case .moved(let from, let to) = $0 else { return nil }
          return (from, to)
        }
      )
    }

    public var playNext: AnyCasePath<CounterFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .playNext },
        extract: {
          guard case .playNext = $0 else { return nil }
          return ()
        }
      )
    }
  }

  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// A client that draws random numbers.
public struct RandomClient: Sendable {
  public var int: @Sendable (_ range: ClosedRange<Int>) -> Int

  public init(int: @escaping @Sendable (_ range: ClosedRange<Int>) -> Int) {
    self.int = int
  }

  public func int(in range: ClosedRange<Int>) -> Int {
    self.int(range)
  }
}

extension RandomClient: DependencyKey {
  public static let liveValue = RandomClient(
    int: { range in
      Int.random(in: range)
    }
  )

  public static let testValue = RandomClient(
    int: unimplemented("RandomClient.int", placeholder: 0)
  )
}

extension DependencyValues {
  /// The client that draws random numbers.
  public var random: RandomClient {
    get { self[RandomClient.self] }
    set { self[RandomClient.self] = newValue }
  }
}
