import ComposableArchitecture

extension Shelf {
  enum SortingAction: Equatable {
    case began
    case ended(Bool)
  }
}

extension Shelf.Action {
  enum Alert: Equatable {
    case emptied
    case left(Int)
  }
}
