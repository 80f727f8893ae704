import ComposableArchitecture

extension Root.State {
  init() {
    self = .welcome(Welcome.State())
  }
}
