extension PresentationAction.AllCasePaths where Action: CasePathable {
  /// The path to one of several destinations: what happens to the destination of that case.
  ///
  /// ```swift
  /// $store.scope(state: \.destination?.addReminder, action: \.destination.addReminder)
  /// ```
  ///
  /// A dismissal says nothing of the case that it takes away, so every destination finds it.
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
