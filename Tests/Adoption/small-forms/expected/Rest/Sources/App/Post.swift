import ComposableArchitecture

extension Post {
  enum Choice: Equatable {
    case mark(action: Int, isOn: Bool)
    case open
  }

  enum Kind: Equatable {
    case plain
    case marked(Int)
  }
}

extension Post.Action {
  enum Delegate: Equatable {}
}
