import ComposableArchitecture

typealias Entries = [Int]

/// Its state is given values that it does not keep as they are.
@Reducer
struct Ledger {
  @ObservableState
  struct State: Equatable {
    // What is booked.
    var entries: Entries
    var limit: Int
    var isOpen: Bool

    init(entries: Entries, limit: Int, isOpen: Bool = false) {
      self.entries = entries.filter { $0 <= limit }
      self.limit = limit
      self.isOpen = isOpen
    }
  }

  enum Action {
    case booked(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .booked(let entry):
        state.entries.append(entry)
        return .none
      }
    }
  }
}

/// It takes values of another type than it keeps.
@Reducer
struct Marks {
  @ObservableState
  struct State: Equatable {
    var marks: Set<Int>

    init(marks: Entries = []) {
      self.marks = Set(marks)
    }
  }

  enum Action {
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.marks = []
        return .none
      }
    }
  }
}

extension Ledger.State {
  static let first = Self(entries: [1, 2], limit: 1)
}

extension Marks.State {
  static let none = Self()
  static let some = Self(marks: [1, 2])
}
