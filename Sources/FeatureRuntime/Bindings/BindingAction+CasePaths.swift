extension BindingAction: CasePathable {
  /// A path for every property of the state: `store.send(\.binding.height, "170")`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path of the actions that set a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.value(for: keyPath) }
      )
    }
  }

  /// The paths of all properties.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
