import FeatureRuntime
import Observation
import Testing

/// A property wrapper that keeps a number within bounds.
@propertyWrapper
struct Clamped: Equatable, Sendable {
  private var value: Int
  private let bounds: ClosedRange<Int>

  init(wrappedValue: Int, _ bounds: ClosedRange<Int>) {
    self.bounds = bounds
    value = min(max(wrappedValue, bounds.lowerBound), bounds.upperBound)
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, bounds.lowerBound), bounds.upperBound) }
  }
}

/// A feature in the form that is generated from fields with `didSet` and `wrapper`.
struct PagesFeature: Reducer {
  struct State: Equatable, ObservableState, Sendable {
    var query: String = "" {
      didSet {
        _changes.mark(0)
        page = 1
      }
    }
    var page = 1 { didSet { _changes.mark(1) } }
    @Clamped(0...9) var volume: Int = 3 { didSet { _changes.mark(2) } }
    var _changes = StateChanges()
  }

  enum Action: Sendable {
    case next
    case search(String)
    case louder
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .next: state.page += 1
    case .search(let query): state.query = query
    case .louder: state.volume += 1
    }
    return .none
  }
}

extension PagesFeature.State {
  static let _fields = StateFields<Self>([(\.query, [0]), (\.page, [1]), (\.volume, [2])])
}

@MainActor
@Suite("Fields that depend on other fields")
struct FollowingFieldsTests {
  private let store = Store(initialState: PagesFeature.State()) {
    PagesFeature()
  }

  /// The names of the notified observers.
  @MainActor
  private final class Log {
    var names: Set<String> = []
  }

  @Test("are observed like other fields, also with a property wrapper")
  func observers() {
    #expect(notified(by: .next) == ["page"])
    #expect(notified(by: .search("a")) == ["query", "page"])
    #expect(notified(by: .louder) == ["volume"])
    #expect(store.page == 1 && store.volume == 4)
  }

  /// Sends an action, and returns the fields whose observers were notified.
  private func notified(by action: PagesFeature.Action) -> Set<String> {
    let log = Log()
    watch("query", log) { _ = store.query }
    watch("page", log) { _ = store.page }
    watch("volume", log) { _ = store.volume }
    store.send(action)
    return log.names
  }

  private func watch(_ name: String, _ log: Log, _ read: () -> Void) {
    withObservationTracking(read) {
      // The store notifies on the main actor, where it sends.
      MainActor.assumeIsolated { _ = log.names.insert(name) }
    }
  }
}
