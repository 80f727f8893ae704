import ComposableArchitecture

// '#if' among the actions keeps these features Swift.

@Reducer
public struct Home: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var name: String

    public init(name: String) {
      self.name = name
    }
  }

  public enum Action {
    case opened
    #if DEBUG
      case logged
    #endif
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
public struct Calendar: Sendable {
  @ObservableState
  public struct State: Equatable {
    var day = 1
  }

  public enum Action {
    case opened
    #if DEBUG
      case logged
    #endif
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
public struct Logs: Sendable {
  @ObservableState
  public struct State: Equatable {
    var lines: [String]

    public init(lines: [String] = []) {
      self.lines = lines
    }
  }

  public enum Action {
    case opened
    #if DEBUG
      case logged
    #endif
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
