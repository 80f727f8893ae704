import SpecSource

/// Named values, in their original order.
public struct TemplateObject: TemplateFields {
  /// The names and their values. They are in a single array, so that entering an object costs a single reference
  /// count.
  private var fields: [(name: TemplateName, value: TemplateValue)] = []

  public let origin: Origin?

  /// Makes an object from names and values. For a duplicate name, the later value counts.
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

  /// Returns the index of a name among the fields.
  private func index(of name: TemplateName) -> Int? {
    // Objects of a generator have about a dozen names, for which a linear search over the hashes is faster than a
    // hash table.
    fields.firstIndex { $0.name == name }
  }
}
