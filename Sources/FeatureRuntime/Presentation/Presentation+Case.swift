extension Presentation {
  /// Removes one of several children, unless the parent has replaced it.
  ///
  /// ```swift
  /// let alert = Presentation(of: state.destination?.alert)
  /// // … the parent reduces `.destination(.presented(.alert(.delete)))` …
  /// alert.dismiss(&state.destination, case: \.alert)
  /// ```
  public func dismiss<Choice: CasePathable>(
    _ choice: inout Choice?, case keyPath: CaseKeyPath<Choice, Child>
  ) {
    let path = AnyCasePath(keyPath)
    var child = choice.flatMap { path.extract(from: $0) }
    guard child != nil else { return }
    dismiss(&child)
    if child == nil { choice = nil }
  }
}
