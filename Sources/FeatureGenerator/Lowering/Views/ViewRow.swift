import SpecSwift
import StrictMustache

/// Something that a form shows in a row: a value, a control or a button.
struct ViewRow {
  /// How the row is written.
  enum Content {
    /// A call.
    case line(String)
    /// A call with a closure behind it.
    case block(String, [String])
    /// A control that Apple TV does not have, and the value that it shows instead.
    case control(String, [String], instead: String)
  }

  var content: Content
  /// The name of the SF Symbol beside it.
  var symbol: String?
  /// The optional whose value it shows, called `value`.
  var optional: String?

  /// The row as a value for templates.
  var value: TemplateValue {
    var line: TemplateValue = false
    var block: TemplateValue = false
    var control: TemplateValue = false
    switch content {
    case .line(let text):
      line = ["text": .text(text)]
    case .block(let opening, let lines):
      block = ["opening": .text(opening), "lines": .list(lines.map { .text($0) })]
    case .control(let opening, let lines, let instead):
      control = [
        "instead": .text(instead), "opening": .text(opening), "isBlock": .bool(!lines.isEmpty),
        "lines": .list(lines.map { .text($0) }),
      ]
    }
    return [
      "line": line, "block": block, "control": control,
      "hasSymbol": .bool(symbol != nil), "symbol": .text(escapedStringLiteral(symbol ?? "")),
      "isOptional": .bool(optional != nil), "optional": .text(optional ?? ""),
    ]
  }
}

/// The columns that stand in front of a row, at most.
private let rowIndentation = 12

/// A call whose arguments stand on lines of their own where they are too long.
func viewCall(_ callee: String, _ arguments: [String], _ closing: String = ")") -> String {
  row("\(callee)(", arguments, closing, indentation: rowIndentation)
}
