/// A spec that uses something of another one.
public struct MemberUser: Sendable, Equatable {
  /// The name of the spec.
  public var name: String
  /// The places of the uses, in words, sorted.
  public var places: [String]
  /// Whether the new project has the spec without the uses, or with other parts around them.
  public var isChanged = false
}
