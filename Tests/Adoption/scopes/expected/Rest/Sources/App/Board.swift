import ComposableArchitecture

extension Board {
  enum Move: Equatable, Sendable {
    case remove
    case rename(String)
  }

  enum Failure: Error, Equatable {
    case unknown
  }
}
