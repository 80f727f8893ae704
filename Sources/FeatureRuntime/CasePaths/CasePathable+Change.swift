import IssueReporting

// Reads and changes the payload of one case of a value, such as a destination.

extension CasePathable {
  /// The payload of a case, if the value is of the case: `state.destination?.addReminder`.
  ///
  /// For enums that are marked `@dynamicMemberLookup`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Changes the payload of a case in place.
  ///
  /// ```swift
  /// state.destination?.modify(\.addReminder) { $0.title = "Milk" }
  /// ```
  ///
  /// A value of another case is left as it is, and an issue is reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ update: (_ payload: inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if AnyCasePath(keyPath).modify(&self, update) != nil { return }
    reportOtherCase(
      self,
      Value.self,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension Optional where Wrapped: CasePathable {
  /// The payload of a case, if the value is of the case; setting nil removes such a value, setting
  /// a payload replaces any value.
  ///
  /// ```swift
  /// store.scope(state: \.destination[case: \.addReminder], action: \.destination.addReminder)
  /// ```
  public subscript<Value>(case keyPath: CaseKeyPath<Wrapped, Value>) -> Value? {
    get {
      self?[case: keyPath]
    }
    set {
      // A change by `?.` of an absent payload sets nil too; a value of another case stays.
      if newValue == nil, self[case: keyPath] == nil { return }
      self = newValue.map { AnyCasePath(keyPath).embed($0) }
    }
  }

  /// Changes the payload of a case in place: `state.destination.modify(\.addReminder) { … }`.
  ///
  /// A value of another case, or none, is left as it is, and an issue is reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    _ update: (_ payload: inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard self == nil else {
      self!.modify(
        keyPath, update, fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    reportOtherCase(
      self,
      Value.self,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

private func reportOtherCase<Root, Value>(
  _ root: Root, _ value: Value.Type, at place: IssueLocation
) {
  place.report(
    """
    The payload of a case cannot be changed, because the value has another case.

    Payload: \(Value.self)
    Value: \(dump(of: root))
    """
  )
}
