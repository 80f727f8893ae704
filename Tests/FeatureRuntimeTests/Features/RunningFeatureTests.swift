import FeatureRuntime
import TestSupport
import Testing

private typealias Locked<Value: Sendable> = FeatureRuntime.Locked<Value>

/// Effects of features that are removed, among many features that remain.
@MainActor
@Suite("Running features")
struct RunningFeatureTests {
  @Test("the action that removes a feature ends its effects, and no others", arguments: 1...8)
  func randomEdits(seed: UInt64) async {
    for seed in (seed * 100)..<(seed * 100 + UInt64(Proofs.size(20, part: 3))) {
      var random = SeededRandom(seed: seed)
      let run = HouseRun()
      for _ in 0..<60 where run.isRight {
        await run.step(&random)
      }
      #expect(run.isRight, "seed \(seed)")
      #expect(run.cancelled.value.count > 0, "seed \(seed) takes nothing away")
    }
  }

  @Test("an action of a row does not read the other rows")
  func untouchedRows() async {
    let reads = Locked(0)
    let store = Store(initialState: CountedList.State(count: 100, reads: reads)) {
      CountedList()
    }
    for id in 0..<100 { store.send(.work(id)) }
    store.send(.add(1))
    reads.withLock { $0 = 0 }
    store.send(.add(7))
    #expect(reads.value < 10)
    store.send(.remove(8))
    #expect(reads.value < 20)
    #expect(store.state.rows.count == 99)
  }

  @Test("rows are read by the closure that the state declares for them")
  func readRows() {
    let store = Store(initialState: LentList.State()) {
      LentList()
    }
    store.send(.work)
    LentList.reads.withLock { $0 = 0 }
    store.send(.add)
    #expect(LentList.reads.value == 1)
  }
}

/// A store of a house, with the places whose effects should run.
@MainActor
private final class HouseRun {
  let cancelled = Locked<Set<Int>>([])
  private let begun = Locked<Set<Int>>([])
  private let store: Store<House.State, House.Action>
  private var started: [Int: (place: House.Place, identity: [UInt64])] = [:]
  private var gone: Set<Int> = []
  private(set) var isRight = true

  init() {
    store = Store(initialState: House.State()) {
      House()
    }
  }

  func step(_ random: inout SeededRandom) async {
    let places = store.state.places
    if !places.isEmpty, started.count - gone.count < 12, random.once(in: 3) {
      await start(random.pick(places))
    } else {
      let edits = (0...random.below(3)).map { _ in random.next() }
      store.send(
        .change { state in
          for edit in edits {
            var random = SeededRandom(seed: edit)
            HouseEdits.edit(&state, &random)
          }
        })
    }
    let state = store.state
    for (token, effect) in started where state.identity(of: effect.place) != effect.identity {
      gone.insert(token)
    }
    if cancelled.value != gone { isRight = false }
  }

  private func start(_ place: House.Place) async {
    guard let identity = store.state.identity(of: place) else { return }
    let token = started.count
    started[token] = (place, identity)
    store.send(
      .start(place) { [begun, cancelled] in
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        await withTaskCancellationHandler {
          begun.withLock { _ = $0.insert(token) }
          for await _ in stream {}
          withExtendedLifetime(continuation) {}
        } onCancel: {
          cancelled.withLock { _ = $0.insert(token) }
        }
      })
    while !begun.withLock({ $0.contains(token) }) { await Task.yield() }
  }
}

/// A list that counts the reads of its rows.
private struct CountedList: Reducer {
  struct State: Sendable {
    var rows: IdentifiedArrayOf<CountedRow>

    init(count: Int, reads: Locked<Int>) {
      rows = IdentifiedArray(
        uniqueElements: (0..<count).map { CountedRow(number: $0, reads: reads) })
    }
  }

  enum Action: Sendable {
    case work(Int)
    case add(Int)
    case remove(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .work(let id):
      return Effect<Action>.run { _ in try await Task.sleep(for: .seconds(1000)) }
        .scoped(toElement: id, of: \State.rows, in: state) { $0 }
    case .add(let id): state.rows[id: id]?.count += 1
    case .remove(let id): state.rows.remove(id: id)
    }
    return .none
  }
}

private struct CountedRow: Identifiable, Sendable {
  let number: Int
  let reads: Locked<Int>
  var count = 0

  var id: Int {
    reads.withLock { $0 += 1 }
    return number
  }
}

/// A list whose row is read by a closure that counts the reads.
private struct LentList: Reducer {
  static let reads = Locked(0)

  struct State: ObservableState, Sendable {
    var rows: IdentifiedArrayOf<House.Guest> = [House.Guest(id: 1)] { didSet { _changes.mark(0) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([(\.rows, [0])])
      .reading(\.rows) { state, read in
        LentList.reads.withLock { $0 += 1 }
        read(state.rows)
      }
  }

  enum Action: Sendable {
    case work
    case add
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .work:
      return Effect<Action>.run { _ in try await Task.sleep(for: .seconds(1000)) }
        .scoped(toElement: 1, of: \State.rows, in: state) { $0 }
    case .add:
      state.rows.append(House.Guest(id: 2))
      return .none
    }
  }
}
