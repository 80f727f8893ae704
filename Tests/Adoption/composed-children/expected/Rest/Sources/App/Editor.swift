import ComposableArchitecture

extension Editor {
  enum Delegate: Sendable { case left(isSaved: Bool) }
}
