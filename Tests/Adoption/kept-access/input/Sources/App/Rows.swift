import ComposableArchitecture

/// The first value of a field is a member of its type that other modules do not see.
@Reducer
public struct Rows: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var rows: [Row] = .samples
    public var isLoading: Bool
    public var size = Size()

    public init(isLoading: Bool = true) {
      self.isLoading = isLoading
    }
  }

  public enum Action {
    case loaded([Row])
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let rows):
        state.rows = rows
        state.isLoading = false
        return .none
      }
    }
  }
}

/// Other modules do not make sizes.
public struct Size: Equatable, Sendable {
  var width = 1
}

public struct Row: Equatable, Identifiable, Sendable {
  public var id: Int
}

extension Rows {
  /// The rows that are shown before others are loaded.
  static var samples: [Row] { [Row(id: 1)] }
}

extension [Row] {
  static var samples: [Row] { Rows.samples }
}

/// A child with first rows stays Swift.
@Reducer
public struct Stacked: Sendable {
  @ObservableState
  public struct State: Equatable {
    var stacks: IdentifiedArrayOf<Stack.State> = .samples
    var isOpen: Bool

    public init(isOpen: Bool = false) {
      self.isOpen = isOpen
    }
  }

  public enum Action {
    case opened
    case stacks(IdentifiedActionOf<Stack>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isOpen = true
        return .none

      case .stacks:
        return .none
      }
    }
    .forEach(\.stacks, action: \.stacks) {
      Stack()
    }
  }
}

extension IdentifiedArrayOf where Element == Stack.State {
  static var samples: IdentifiedArrayOf<Stack.State> { [] }
}

@Reducer
public struct Stack: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var height = 0

    public init(id: Int, height: Int = 0) {
      self.id = id
      self.height = height
    }
  }

  public enum Action {
    case grown
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .grown:
        state.height += 1
        return .none
      }
    }
  }
}
