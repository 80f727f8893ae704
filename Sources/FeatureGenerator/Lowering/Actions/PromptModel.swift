import FeatureProgram
import FeatureSpec

struct PromptsModel: TemplateModel {
  var state: String
  var action: String
  var prompts: [PromptModel]

  static let members = Members<Self>(
    "prompts", "The alerts or dialogs that a feature shows in one place."
  ) {
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
    Member("title", { TextModel($0.prompt.title, in: $0.bundle) }, "its title")
    Member(
      "message", { prompt in prompt.prompt.message.map { TextModel($0, in: prompt.bundle) } },
      "the text below the title")
    Member("buttons", \.buttons, "the buttons")
    Member("hasButtons", { !$0.prompt.buttons.isEmpty }, "whether there are buttons")
  }

  private var opening: String {
    let start = "\(project.access(of: feature).prefix)static"
    let name = prompt.name.declared
    guard !prompt.parameters.isEmpty else { return "\(start) var \(name): Self {" }
    // It stands beside the feature, where the feature's types have longer names.
    let parameters = prompt.parameters.map { parameter in
      parameter.functionDeclaration(type: project.outsideType(parameter.type, of: feature))
        + parameter.defaultClause
    }
    return row("\(start) func \(name)(", parameters, ") -> Self {", indentation: 2)
  }

  private var bundle: String? { project.module(of: feature.name).bundle }

  private var buttons: [ButtonModel] {
    prompt.buttons.map {
      ButtonModel(
        button: $0, payload: prompt.parameters(takenBy: $0),
        label: TextModel($0.label, in: bundle))
    }
  }
}

struct ButtonModel: TemplateModel {
  let button: Button
  /// What its action takes along.
  let payload: [Parameter]
  let label: TextModel

  static let members = Members<Self>("button", "A button of an alert or a dialog.") {
    Member(
      "arguments", \.arguments, "its arguments in parentheses: `(role: .cancel, action: .stayed)`")
    Member(
      "opening", { $0.button.condition.map { "if \($0.text) {" } },
      "the line before a button that is not always there: `if isNew {`")
    Member("label", \.label, "its label")
  }

  private var arguments: String {
    let values = payload.map { $0.argument($0.name.declared) }
    let tail = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    let arguments = [
      button.role.map { "role: .\($0.rawValue)" },
      button.hasAction ? "action: .\(button.name.member)\(tail)" : nil,
    ].compactMap(\.self)
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }
}
