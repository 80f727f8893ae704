import SpecSource

/// Named values, in the order they were given.
public struct TemplateObject: TemplateFields {
  /// The names and their values; one array, because entering an object then costs one reference count.
  private var fields: [(name: TemplateName, value: TemplateValue)] = []

  public let origin: Origin?

  /// Makes an object of names and values; of a name given twice the later value counts.
  public init(_ fields: some Sequence<(String, TemplateValue)>, origin: Origin? = nil) {
    self.origin = origin
    self.fields.reserveCapacity(fields.underestimatedCount)
    for (text, value) in fields {
      let name = TemplateName(text)
      if let index = index(of: name) {
        self.fields[index].value = value
      } else {
        self.fields.append((name, value))
      }
    }
  }

  public var fieldNames: [String] {
    fields.map(\.name.text)
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
