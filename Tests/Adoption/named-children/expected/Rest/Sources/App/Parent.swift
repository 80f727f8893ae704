import ComposableArchitecture

extension Parent {
  @Reducer
  enum Destination {
    case row(Row)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert {
      case confirmed
    }
  }
}
