import ComposableArchitecture

extension Places {
  struct Navigation: Equatable {
    var path = StackState<Page.State>()
  }
}

extension Page {
  static func live(limit: Int) -> Page { Page() }
}
