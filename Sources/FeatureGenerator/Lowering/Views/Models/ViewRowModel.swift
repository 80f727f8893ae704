import SpecSource
import SpecSwift
import SwiftCode

/// The SF Symbol next to a label; nil for none.
struct ViewSymbolModel: TemplateModel {
  var symbol: String?

  static let members = Members<Self> {
    Member("hasSymbol", { $0.symbol != nil }, "whether it has an SF Symbol")
    Member("symbol", { escapedStringLiteral($0.symbol ?? "") }, "the symbol's name, as a literal")
  }
}

struct ViewRowModel: TemplateModel {
  var controls: [ViewControlModel]
  var optional: String?

  static let members = Members<Self>(
    "row of a view",
    "A row that shows or changes a value, or several rows for the parts of a value."
  ) {
    Member("controls", \.controls, "the views in it")
    Member(
      "isOptional", { $0.optional != nil },
      "whether it appears only if a value exists; the value is called `value`")
    Member("optional", { $0.optional ?? "" }, "the expression of the value, or nothing")
  }
}

extension ViewRowModel {
  /// Makes a row of one control, which always appears.
  init(_ control: ViewControlModel) {
    self.init(controls: [control])
  }
}

struct ViewControlModel: TemplateModel {
  var line: Code?
  var block: (opening: Code, lines: [Code])?
  var control: (instead: Code, opening: Code, lines: [Code])?
  var symbol = ViewSymbolModel()
  var writesOptionalText = false

  static let members = Members<Self>(
    "control of a view",
    "A view of a value; of `line`, `block` and `control` exactly one is not false."
  ) {
    Member("line", \.line, "a call", holding: "text", "the call")
    Member("block", \.block, "a call with a closure") {
      Member("opening", \.opening, "its first line")
      Member("lines", \.lines, "the lines of the closure")
    }
    Member("control", \.control, "a control that tvOS does not have") {
      Member("instead", \.instead, "the call that shows the value there")
      Member("opening", \.opening, "its first line, or all of it")
      Member("isBlock", { !$0.lines.isEmpty }, "whether a closure follows")
      Member("lines", \.lines, "the lines of the closure")
    }
    Member(
      "writesOptionalText", \.writesOptionalText,
      "whether it writes an optional text, through `textOrEmpty`")
    Part(\.symbol)
  }
}

/// A button that sends an action.
struct ViewButtonModel: TemplateModel {
  var opening: Code
  var send: ViewSend
  var condition: Code?
  var span: SourceSpan?

  static let members = Members<Self> {
    Member("opening", \.opening, "its first line: `Button(\"Add\") {`")
    Member("isViewAction", \.send.isViewAction, isViewActionMeaning)
    Member("action", \.send.action, "the action that it sends")
    Member("isConditional", { $0.condition != nil }, "whether it can be disabled")
    Member(
      "condition", { $0.condition ?? .empty },
      "the condition under which it is disabled, or nothing")
  }
}

/// An action that a view sends.
struct ViewSend {
  /// Whether the action belongs to the group `view`, which `action` then does not name.
  var isViewAction: Bool
  /// The action, as an implicit member.
  var action: Code
}

/// The description of `ViewSend.isViewAction` for templates.
let isViewActionMeaning =
  "whether the action is one of the group `view`, which `send` takes without the group"

struct ViewModifierModel: TemplateModel {
  /// A requirement of a modifier for the view that it modifies.
  enum Need {
    /// The modifier must be inside of the view's stack, so that the stack receives pushed views.
    case stack
    /// The modifier must be able to write through the view's store.
    case binding
  }

  var line = Code.empty
  var send: ViewSend?
  var presented: (opening: Code, view: String, isStacked: Bool, close: Code, dismissal: Code)?
  var needs: Set<Need> = []

  static let members = Members<Self>(
    "modifier of a view",
    "A modifier; of `isLine`, `isAppearance` and `presented` exactly one is not false."
  ) {
    Member("isLine", { !$0.line.isEmpty }, "whether it is a call")
    Member("line", \.line, "the call, or nothing")
    Member(
      "isAppearance", { $0.send != nil }, "whether it sends an action when the view appears")
    Member("isViewAction", { $0.send?.isViewAction == true }, isViewActionMeaning)
    Member("action", { $0.send?.action ?? .empty }, "the action, or nothing")
    Member("presented", \.presented, "a view that is presented or pushed") {
      Member("opening", \.opening, "its first line: `.sheet(…) { child in`")
      Member("view", \.view, "the type of the view that is shown")
      Member(
        "isStacked", \.isStacked, "whether a `NavigationStack` contains that view")
      Member("close", \.close, "the first line of the button of the stack: `Button(\"Close\") {`")
      Member("dismissal", \.dismissal, "the action that dismisses it")
    }
  }
}
