/// A value that a template is rendered with.
///
/// There are no numbers and no null: only texts are printed, and the caller decides how a number reads. A text
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
