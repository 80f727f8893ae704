import ComposableArchitecture

extension Vault {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(Editor)

    @CasePathable
    enum Alert: Equatable, Sendable { case erase }
  }
}
