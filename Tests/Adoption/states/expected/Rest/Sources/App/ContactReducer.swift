import ComposableArchitecture

struct Contact: Equatable, Sendable {
  var name = ""
}
