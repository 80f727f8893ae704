import ComposableArchitecture

extension NotesFeature.Action {
  @CasePathable
  enum Alert: Equatable, Sendable {
    case share
  }
}
