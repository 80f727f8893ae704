import SpecSource
import SpecSwift

/// The SF Symbol beside a label.
struct ViewSymbolModel: TemplateModel {
  var hasSymbol: Bool
  var symbol: String

  static let members = Members<Self> {
    Member("hasSymbol", \.hasSymbol, "whether it has an SF Symbol")
    Member("symbol", \.symbol, "the symbol's name, as a literal")
  }

  /// The symbol of a name; nil for none.
  init(_ name: String?) {
    hasSymbol = name != nil
    symbol = escapedStringLiteral(name ?? "")
  }
}

/// A row that shows or changes a value.
struct ViewRowModel: TemplateModel {
  var line: String?
  var block: Block?
  var control: Control?
  var symbol = ViewSymbolModel(nil)
  var isOptional = false
  var optional = ""

  static let members = Members<Self>(
    "row of a view",
    "A row that shows or changes a value; of `line`, `block` and `control` exactly one is not false."
  ) {
    Member("line", \.line, "a call", holding: "text", "the call")
    Member("block", \.block, "a call with a closure")
    Member("control", \.control, "a control that tvOS does not have")
    Part(\.symbol)
    Member(
      "isOptional", \.isOptional,
      "whether it is there only if a value is, which it calls `value`")
    Member("optional", \.optional, "the expression of the value, or nothing")
  }

  struct Block: TemplateModel {
    var opening: String
    var lines: [String]

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line")
      Member("lines", \.lines, "the lines of the closure")
    }
  }

  struct Control: TemplateModel {
    var instead: String
    var opening: String
    var isBlock: Bool
    var lines: [String]

    static let members = Members<Self> {
      Member("instead", \.instead, "the call that shows the value there")
      Member("opening", \.opening, "its first line, or all of it")
      Member("isBlock", \.isBlock, "whether a closure follows")
      Member("lines", \.lines, "the lines of the closure")
    }
  }
}

/// A row of the first section.
struct ViewRowOrButton: TemplateModel {
  var row: ViewRowModel?
  var button: ViewButtonModel?

  static let members = Members<Self> {
    Member("row", \.row, "a value or a control")
    Member("button", \.button, "a button")
  }
}

/// A button that sends an action.
struct ViewButtonModel: TemplateModel {
  var opening: String
  var action: String
  var isConditional: Bool
  var condition: String
  var span: SourceSpan?

  static let members = Members<Self> {
    Member("opening", \.opening, "its first line: `Button(\"Add\") {`")
    Member("action", \.action, "the action that it sends")
    Member("isConditional", \.isConditional, "whether it can be disabled")
    Member(
      "condition", \.condition, "the condition under which it is disabled, or nothing")
  }
}

/// A modifier of a view.
struct ViewModifierModel: TemplateModel {
  var isLine: Bool
  var line: String
  var isAppearance: Bool
  var action: String
  var presented: Presented?

  static let members = Members<Self>(
    "modifier of a view",
    "A modifier; of `isLine`, `isAppearance` and `presented` exactly one is not false."
  ) {
    Member("isLine", \.isLine, "whether it is a call")
    Member("line", \.line, "the call, or nothing")
    Member(
      "isAppearance", \.isAppearance, "whether it sends an action when the view appears")
    Member("action", \.action, "the action, or nothing")
    Member("presented", \.presented, "a view that is presented or pushed")
  }

  struct Presented: TemplateModel {
    var opening: String
    var view: String
    var isStacked: Bool
    var dismissal: String

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line: `.sheet(…) { child in`")
      Member("view", \.view, "the type of the view that is shown")
      Member(
        "isStacked", \.isStacked, "whether a `NavigationStack` stands around that view")
      Member("dismissal", \.dismissal, "the action that takes it away")
    }
  }
}
