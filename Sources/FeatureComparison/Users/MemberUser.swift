/// A spec that uses a declaration of another spec.
public struct MemberUser: Sendable, Equatable {
  /// The name of the spec.
  public var name: String
  /// The places of the uses, in words, sorted.
  public var places: [String]
  /// Whether the spec is adapted in the new project: the uses are removed, or the parts around them have changed.
  public var isChanged = false
}
