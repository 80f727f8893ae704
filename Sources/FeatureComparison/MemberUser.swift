/// A spec that uses something of another one.
public struct MemberUser: Sendable, Equatable {
  /// The name of the spec.
  public var name: String
  /// The places of the uses, in words, sorted.
  public var places: [String]
}

/// A part of a spec, as its users name it.
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
