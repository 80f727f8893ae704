extension PresentationAction.AllCasePaths where Action: CasePathable {
  /// The path to the presentation actions of one of several destinations.
  ///
  /// ```swift
  /// $store.scope(state: \.destination?.addReminder, action: \.destination.addReminder)
  /// ```
  ///
  /// A dismissal does not name a case, so the path of every destination matches it.
  @_disfavoredOverload
  public subscript<Member: Sendable>(
    dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
  ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> {
    let path = Action.allCasePaths[keyPath: keyPath]
    return AnyCasePath(
      embed: {
        switch $0 {
        case .presented(let action): return .presented(path.embed(action))
        case .dismiss: return .dismiss
        }
      },
      extract: {
        switch $0 {
        case .presented(let action): return path.extract(from: action).map { .presented($0) }
        case .dismiss: return .dismiss
        }
      }
    )
  }
}
