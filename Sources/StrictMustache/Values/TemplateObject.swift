/// Named values, in the order they were given.
public struct TemplateObject: TemplateFields {
  /// The names and their values; one array, because entering an object then costs one reference count.
  private var fields: [(name: TemplateName, value: TemplateValue)] = []

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

  public var fieldNames: [String] {
    fields.map(\.name.text)
  }

  /// The value of a name; setting nil removes the name.
  public subscript(name: String) -> TemplateValue? {
    get {
      field(TemplateName(name))
    }
    set {
      let hashed = TemplateName(name)
      switch (index(of: hashed), newValue) {
      case (let index?, let value?):
        fields[index].value = value
      case (let index?, nil):
        fields.remove(at: index)
      case (nil, let value?):
        fields.append((hashed, value))
      case (nil, nil):
        break
      }
    }
  }

  public func field(_ name: TemplateName) -> TemplateValue? {
    index(of: name).map { fields[$0].value }
  }

  /// The place of a name among the fields.
  private func index(of name: TemplateName) -> Int? {
    // Objects of a generator have a dozen names: a linear search over their hashes beats a hash table.
    fields.firstIndex { $0.name == name }
  }
}

extension TemplateObject: Equatable {
  /// Objects are equal that have the same origin and the same values for the same names, in whatever order.
  public static func == (lhs: TemplateObject, rhs: TemplateObject) -> Bool {
    lhs.hasSameFields(as: rhs)
  }
}
