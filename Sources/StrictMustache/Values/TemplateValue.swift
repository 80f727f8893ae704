/// A value that a template is rendered with.
///
/// Numbers and null do not exist: only texts are written, and the caller decides how a number is formatted. A missing
/// text is passed as an empty text, and a missing object as `false`.
public enum TemplateValue: Sendable {
  /// A text. An empty text counts as false in sections.
  case text(String)

  /// A text that is laid out at its position. An empty text counts as false in sections.
  case layout(any TemplateLayout)

  /// A truth value. Sections test it and do not enter it.
  case bool(Bool)

  /// A list. Sections repeat for each item, and an empty list counts as false.
  case list([TemplateValue])

  /// Named values. Sections enter them.
  case object(any TemplateFields)

  /// Whether a section over the value is rendered.
  public var isTrue: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .layout(let text): !text.isEmpty
    case .bool(let isTrue): isTrue
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }

  /// Whether the value can be written.
  var isText: Bool {
    switch self {
    case .text, .layout: true
    case .bool, .list, .object: false
    }
  }

  /// The kind of the value in messages, with its article.
  var kindName: String {
    switch self {
    case .text, .layout: "a text"
    case .bool: "a bool"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}
