import StrictMustache

extension TemplateValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}

extension TemplateValue: Equatable {
  /// Values are equal of which templates make the same, in traced renderings too.
  public static func == (lhs: TemplateValue, rhs: TemplateValue) -> Bool {
    switch (lhs, rhs) {
    case (.text(let left, let leftOrigin), .text(let right, let rightOrigin)):
      left == right && leftOrigin == rightOrigin
    case (.bool(let left), .bool(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.object(let left), .object(let right)):
      left.origin == right.origin && Set(left.fieldNames) == Set(right.fieldNames)
        && left.fieldNames.map(TemplateName.init).allSatisfy { left.field($0) == right.field($0) }
    default: false
    }
  }
}
