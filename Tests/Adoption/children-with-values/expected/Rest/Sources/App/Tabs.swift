import ComposableArchitecture

extension Tabs.Action {
  @CasePathable
  enum Tab: Equatable {
    case home
    case settings
  }
}
