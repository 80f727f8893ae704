import ComposableArchitecture

extension Loose {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Editor)

    enum Alert {
      case retry
    }
  }
}
