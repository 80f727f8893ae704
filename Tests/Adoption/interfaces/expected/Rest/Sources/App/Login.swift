import ComposableArchitecture

extension Login.Action {
  public enum Alert: Equatable {
    case confirmed
  }
}

extension Login {
  @Reducer
  public enum Path {
    case terms(Terms)
  }
}

extension Login.Path.State: Equatable {}
