import ComposableArchitecture

extension Board {
  struct Settings: Equatable {
    var name = ""
    var size = 0
  }
}

extension Row {
  enum Weight: Equatable {
    case light
    case heavy(Int)
  }
}
