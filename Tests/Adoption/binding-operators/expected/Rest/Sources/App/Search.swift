import ComposableArchitecture

extension Search {
  struct Settings: Equatable, Sendable {
    var limit = 10
  }
}
