/// Named values, in the order they were given.
public struct TemplateObject: Sendable {
  /// A name and its value.
  private struct Field: Sendable {
    let name: HashedName
    var value: TemplateValue
  }

  /// The fields; one array, because entering an object then costs one reference count.
  private var fields: [Field] = []

  /// Where the object came from; a traced rendering gives it to everything a section over the object writes.
  public var origin: Origin?

  /// Makes an object without names.
  public init(origin: Origin? = nil) {
    self.origin = origin
  }

  /// Makes an object of names and values; of a name given twice the later value counts.
  public init(_ fields: some Sequence<(String, TemplateValue)>, origin: Origin? = nil) {
    self.origin = origin
    self.fields.reserveCapacity(fields.underestimatedCount)
    for (name, value) in fields { self[name] = value }
  }

  /// The names, in the order they were first given.
  public var names: [String] {
    fields.map(\.name.text)
  }

  /// The value of a name; setting nil removes the name.
  public subscript(name: String) -> TemplateValue? {
    get {
      index(of: HashedName(name)).map { fields[$0].value }
    }
    set {
      let hashed = HashedName(name)
      switch (index(of: hashed), newValue) {
      case (let index?, let value?):
        fields[index].value = value
      case (let index?, nil):
        fields.remove(at: index)
      case (nil, let value?):
        fields.append(Field(name: hashed, value: value))
      case (nil, nil):
        break
      }
    }
  }

  /// The value of a name that was hashed before.
  @inline(__always)
  func value(of name: HashedName) -> TemplateValue? {
    index(of: name).map { fields[$0].value }
  }

  /// The place of a name among the fields.
  @inline(__always)
  private func index(of name: HashedName) -> Int? {
    // Objects of a generator have a dozen names: a linear search over their hashes beats a hash table.
    for index in fields.indices where fields[index].name.hash == name.hash {
      if fields[index].name.text == name.text { return index }
    }
    return nil
  }
}

extension TemplateObject: Equatable {
  /// Objects are equal that have the same origin and the same values for the same names, in whatever order.
  public static func == (lhs: TemplateObject, rhs: TemplateObject) -> Bool {
    lhs.origin == rhs.origin && lhs.fields.count == rhs.fields.count
      && lhs.fields.allSatisfy { rhs.value(of: $0.name) == $0.value }
  }
}
