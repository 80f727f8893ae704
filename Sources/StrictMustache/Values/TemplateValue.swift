/// A value that a template is rendered with.
///
/// There are no numbers and no null: only texts are printed, and the caller decides how a number reads. A text
/// that may be missing is given as an empty one, an object that may be missing as `false`.
public enum TemplateValue: Sendable {
  /// A text; empty ones count as false in sections.
  case text(String)

  /// A text that is laid out where it is written; empty ones count as false in sections.
  case layout(any TemplateLayout)

  /// A truth value; sections test it and do not enter it.
  case bool(Bool)

  /// A list; sections repeat over it, empty ones count as false.
  case list([TemplateValue])

  /// Named values; sections enter it.
  case object(any TemplateFields)

  /// Whether a section over it is rendered.
  public var isTrue: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .layout(let text): !text.isEmpty
    case .bool(let isTrue): isTrue
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }

  /// Whether it can be written.
  var isText: Bool {
    switch self {
    case .text, .layout: true
    case .bool, .list, .object: false
    }
  }

  /// What kind of value it is, with its article, as messages name it.
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
