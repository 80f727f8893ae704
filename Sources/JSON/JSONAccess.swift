extension JSONValue {
  /// The first value of an object for a key; nil for a missing key, for `null`, and for a value that is no object.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self,
      let value = members.first(where: { $0.key == key })?.value
    else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The text; nil for another value.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number; nil for another value.
  public var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value; nil for another value.
  public var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The values of a list; nil for another value.
  public var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The members of an object; nil for another value.
  public var members: [(key: String, value: JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
