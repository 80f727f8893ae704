import FeatureSpec

/// The alerts of a feature, or its dialogs.
struct PromptsModel: TemplateModel {
  var state: String
  var action: String
  var prompts: [PromptModel]

  static let members = Members<Self>("prompts", "The alerts of a feature, or its dialogs.") {
    Member("state", \.state, "the type that describes them: `AlertState`")
    Member("action", \.action, "the type of the answers: `CounterFeature.Action.Alert`")
    Member("prompts", \.prompts, "the alerts or dialogs")
  }
}

/// An alert or a dialog.
struct PromptModel: TemplateModel {
  var doc: Documentation
  var opening: String
  var state: String
  var title: LiteralModel
  var message: LiteralModel?
  var buttons: [ButtonModel]
  var hasButtons: Bool

  static let members = Members<Self>("prompt", "An alert or a dialog.") {
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "opening", \.opening,
      "the first line of what makes it: `static func failed(_ reason: String) -> Self {`")
    Member("state", \.state, "the type that describes it")
    Member("title", \.title, "its title")
    Member("message", \.message, "the text below the title")
    Member("buttons", \.buttons, "the buttons")
    Member("hasButtons", \.hasButtons, "whether there are buttons")
  }
}

/// A button of an alert or a dialog.
struct ButtonModel: TemplateModel {
  var arguments: String
  var label: LiteralModel

  static let members = Members<Self>("button", "A button of an alert or a dialog.") {
    Member("arguments", \.arguments, "its arguments: `role: .cancel, action: .stayed`")
    Member("label", \.label, "its label")
  }
}

/// A text that people read.
struct LiteralModel: TemplateModel {
  var literal: String
  var isMultiline: Bool

  static let members = Members<Self>(
    "text literal", "A text that people read, as Swift writes it."
  ) {
    Member("literal", \.literal, "the literal, with its quotes")
    Member("isMultiline", \.isMultiline, "whether it has several lines")
  }
}
