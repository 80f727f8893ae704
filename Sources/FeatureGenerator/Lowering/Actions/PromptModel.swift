import FeatureSpec

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

struct PromptModel: TemplateModel {
  let prompt: Prompt
  let feature: Feature
  let project: FeatureProject

  static let members = Members<Self>("prompt", "An alert or a dialog.") {
    Member("doc", \.prompt.documentation, "the lines of its documentation")
    Member(
      "opening", \.opening,
      "the first line of what makes it: `static func failed(_ reason: String) -> Self {`")
    Member("state", \.prompt.kind.stateType, "the type that describes it")
    Member("title", { LiteralModel($0.prompt.title) }, "its title")
    Member("message", { $0.prompt.message.map { LiteralModel($0) } }, "the text below the title")
    Member("buttons", \.buttons, "the buttons")
    Member("hasButtons", { !$0.prompt.buttons.isEmpty }, "whether there are buttons")
  }

  private var opening: String {
    let start = "\(project.access(of: feature.name).prefix)static"
    let name = prompt.name.declared
    return prompt.parameters.isEmpty
      ? "\(start) var \(name): Self {"
      : row(
        "\(start) func \(name)(", prompt.parameters.map(\.functionDeclaration), ") -> Self {",
        indentation: 2)
  }

  private var buttons: [ButtonModel] {
    prompt.buttons.map { ButtonModel(button: $0, parameters: prompt.parameters) }
  }
}

struct ButtonModel: TemplateModel {
  let button: Button
  /// The parameters of its prompt.
  let parameters: [Parameter]

  static let members = Members<Self>("button", "A button of an alert or a dialog.") {
    Member("arguments", \.arguments, "its arguments: `role: .cancel, action: .stayed`")
    Member("label", { LiteralModel($0.button.label) }, "its label")
  }

  private var arguments: String {
    let payload = button.payload.compactMap { name in
      parameters.first { $0.name.value == name.value }.map { $0.argument($0.name.declared) }
    }
    let arguments = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
    let role = button.role.map { "role: .\($0.rawValue), " } ?? ""
    return "\(role)action: .\(button.name.member)\(arguments)"
  }
}

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
