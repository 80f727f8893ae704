import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

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
      "the first line of its declaration: `static func failed(_ reason: String) -> Self {`")
    Member("state", \.prompt.kind.stateType, "the type that describes it")
    Member("title", { TextModel($0.prompt.title, in: $0.bundle) }, "its title")
    Member(
      "message", { prompt in prompt.prompt.message.map { TextModel($0, in: prompt.bundle) } },
      "the text below the title")
    Member("buttons", \.buttons, "the buttons")
    Member("hasButtons", { !$0.prompt.buttons.isEmpty }, "whether it has buttons")
  }

  var span: SourceSpan? { prompt.name.span }

  private var opening: Code {
    let start = "\(project.access(of: feature).prefix)static"
    let name = prompt.name.declaredCode
    guard !prompt.parameters.isEmpty else { return "\(start) var \(name): Self {" }
    // The function is outside of the feature, where the feature's types have longer names.
    let parameters = prompt.parameters.map { parameter in
      parameter.functionDeclarationCode(type: project.outsideType(parameter.type, of: feature))
        + parameter.defaultCode
    }
    return .row("\(start) func \(name)(", parameters, ") -> Self {")
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
  /// The payload of the button's action.
  let payload: [Parameter]
  let label: TextModel

  static let members = Members<Self>("button", "A button of an alert or a dialog.") {
    Member(
      "arguments", \.arguments, "its arguments in parentheses: `(role: .cancel, action: .stayed)`")
    Member(
      "opening", \.opening,
      "the line before a button that appears under a condition: `if isNew {`")
    Member("label", \.label, "its label")
  }

  var span: SourceSpan? { button.name.span }

  private var opening: Code? { button.condition.map { "if \($0) {" } }

  private var arguments: Code {
    let values = payload.map { $0.argumentCode($0.name.declaredCode) }
    let tail: Code = values.isEmpty ? .empty : "(\(values.joined(separator: ", ")))"
    let role: [Code] = button.role.map { ["role: .\($0.rawValue)"] } ?? []
    let action: [Code] = button.hasAction ? ["action: .\(button.name.memberCode)\(tail)"] : []
    let arguments = role + action
    return arguments.isEmpty ? .empty : "(\(arguments.joined(separator: ", ")))"
  }
}
