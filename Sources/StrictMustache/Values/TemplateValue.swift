/// A value that a template is rendered with.
///
/// There are no numbers and no null: what is printed is a text, and whoever makes the values decides how it reads. A text
/// that may be missing is given as an empty one, an object that may be missing as `false`.
public enum TemplateValue: Sendable {
  /// A text, and where it came from; empty ones count as false in sections.
  case text(String, origin: Origin?)

  /// A truth value; sections test it and do not enter it.
  case bool(Bool)

  /// A list; sections repeat over it, empty ones count as false.
  case list([TemplateValue])

  /// Named values; sections enter it.
  case object(any TemplateFields)

  /// Makes a text without origin.
  public static func text(_ text: String) -> TemplateValue {
    .text(text, origin: nil)
  }

  /// What kind of value it is, with its article, as messages name it.
  var kindName: String {
    switch self {
    case .text: "a text"
    case .bool: "a bool"
    case .list: "a list"
    case .object: "an object"
    }
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
    case (.object(let left), .object(let right)): left.hasSameFields(as: right)
    default: false
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  /// Makes a text without origin.
  public init(stringLiteral value: String) {
    self = .text(value, origin: nil)
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  /// Makes a list.
  public init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Makes an object; of a name given twice the later value counts.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}
