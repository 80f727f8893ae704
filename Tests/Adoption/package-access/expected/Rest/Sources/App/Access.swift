import ComposableArchitecture

/// The modules of the package see it.
@Reducer
package struct Drawer {
  @ObservableState
  package struct State: Equatable {
    package var isOpen = false

    package init(isOpen: Bool = false) { self.isOpen = isOpen }
  }

  package enum Action {
    case toggled
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isOpen.toggle()
        return .none
      }
    }
  }
}

/// Everybody sees it, and the package sees one field more.
@Reducer
public struct Shelf {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    package var width = 1.0

    public init() {}
  }

  public enum Action {
    case filled
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .filled:
        state.count += 1
        state.width *= 2
        return .none
      }
    }
  }
}

/// Everybody reads the field, and the package sets it.
@Reducer
public struct Hook {
  @ObservableState
  public struct State: Equatable {
    public package(set) var count = 0

    public init() {}
  }

  public enum Action {
    case hung
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hung:
        state.count += 1
        return .none
      }
    }
  }
}

extension Lamp {
  package static func limited(_ brightness: Int) -> Int { min(brightness, 10) }
}
