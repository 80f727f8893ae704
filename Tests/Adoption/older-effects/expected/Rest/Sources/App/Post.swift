import ComposableArchitecture

extension Post {
  enum CancelID { case counting }
}
