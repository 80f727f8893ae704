extension JSONValue {
  /// The value of an object's key, the first of that name; nil for anything else, and for `null`.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.first(where: { $0.key == key })?.value
    else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The text, if it is one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number, if it is one.
  public var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether it is `true`; nil if it is no truth value.
  public var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The values of a list, if it is one.
  public var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The members of an object, if it is one.
  public var members: [(key: String, value: JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
