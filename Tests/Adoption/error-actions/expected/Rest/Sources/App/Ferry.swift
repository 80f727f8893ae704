import ComposableArchitecture

extension Ferry {
  enum Problem: Error, Equatable {
    case fog
    case broken(error: String)
  }
}
