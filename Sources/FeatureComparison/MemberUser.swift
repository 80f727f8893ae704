/// A spec that uses something of another one.
public struct MemberUser: Sendable, Equatable {
  /// The name of the spec.
  public var name: String
  /// Where it does so, in words, sorted.
  public var places: [String]
}

/// What of a spec is used, as its users name it.
struct UsedMember: Hashable {
  /// How a member is named.
  enum Category: Hashable {
    case action, delegate, button, property, initializer, endpoint, whole
  }

  /// The name of the spec that it belongs to.
  var owner: String
  var category: Category
  var name: String
}
