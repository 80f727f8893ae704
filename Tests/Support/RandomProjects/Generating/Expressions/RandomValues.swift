extension RandomSource {
  /// Returns a random value of a type.
  func value(of type: ValueType) -> Value {
    switch type {
    case .int: .int(pick([0, 1, 2, 3, 5, 7, 10, -1, -4, 42]))
    case .double: .double(pick([0, 0.25, 0.5, 1, 1.5, 2.75, -0.5, 10]))
    case .string: .string(text())
    case .bool: .bool(once(in: 2))
    case .date: .date(pick([0, 5, 60, 1000]))
    case .uuid: .uuid(number(500...520))
    case .error, .anyError: .error(pick(["offline", "not there", "it's cut", "a \"b\""]))
    case .optional(let type): once(in: 3) ? .absent : value(of: type)
    case .array(let type): .array((0..<below(4)).map { _ in value(of: type) })
    case .dictionary(let type):
      .dictionary(
        Dictionary(
          RandomSource.keys.prefix(below(3)).map { ($0, value(of: type)) }, uniquingKeysWith: { $1 }
        ))
    case .set(let type): .set(Set((0..<below(3)).map { _ in value(of: type) }))
    case .named(let type): value(of: type)
    case .generic: fatalError("a generic parameter has no values")
    case .result(let type, let failure):
      once(in: 2)
        ? .result(success: true, type.map { value(of: $0) } ?? .absent)
        : .result(success: false, value(of: failure))
    }
  }

  private func value(of type: NamedType) -> Value {
    switch type.shape {
    case .choice(let cases):
      let choice = pick(cases)
      return .choice(choice.name, choice.payload.map { value(of: $0.type) })
    case .record(let fields):
      let values = fields.map { field in
        (field.name, field.initial.flatMap { once(in: 2) ? $0 : nil } ?? value(of: field.type))
      }
      return .record(Dictionary(uniqueKeysWithValues: values))
    }
  }

  /// Returns a text, sometimes a text that YAML or Swift might misread.
  func text() -> String {
    pick([
      "", "a", "b", "two words", "it's", "say \"no\"", "back\\slash", "é", "no", "null", "a: b",
      "c # d", "- e", "{f}", "1", " g ",
    ])
  }

  /// The keys of dictionaries.
  static let keys = ["a", "b", "it's"]
}
