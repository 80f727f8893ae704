import SpecSwift

/// An alert or a dialog, read from its literal.
struct AlertLiteral: Equatable {
  /// The title of the alert.
  var title: AlertText
  /// The message below the title.
  var message: AlertText?
  /// The buttons of the alert.
  var buttons: [AlertButton]
}

/// A text of an alert, as a spec writes it.
struct AlertText: Equatable {
  /// The text, with its values as `\(…)`.
  var text: String
  /// Whether the text has values.
  var hasValues = false
  /// The comment for translators.
  var comment: String?
  /// Whether the text is shown as it is.
  var isVerbatim = false
}

/// A button of an alert.
struct AlertButton: Equatable {
  /// The text on the button.
  var label: AlertText
  /// The role, as SwiftUI names it.
  var role: String?
  /// The condition under which the button is shown; nil for always.
  var condition: String?
  /// The action that the button sends; nil when it sends none.
  var action: String?
  /// The payload of the button's action: names with their labels.
  var values: [Value] = []

  /// A value of the button's action.
  struct Value: Equatable {
    var label: String?
    var name: String
  }
}

extension ReadSwiftFile {
  /// Reads a literal of an alert or a dialog; nil for other expressions, and for alerts that keys cannot express.
  ///
  /// - Parameter types: The names of the alert's type in its scope.
  func alert(_ value: Expression, of types: Set<String>) -> AlertLiteral? {
    guard case .call(let callee, let arguments) = value.kind,
      types.contains(callee.source.text) || callee.source.text == ".init",
      !hasComment(value.source.range)
    else { return nil }
    var literal = AlertLiteral(title: AlertText(text: ""), buttons: [])
    for (index, argument) in arguments.enumerated() {
      guard let closure = argument.closure, closure.parameters.isEmpty, closure.captures.isEmpty,
        !closure.isAttributed
      else { return nil }
      switch argument.label {
      case "title" where index == 0, nil where index == 0:
        guard let title = text(closure) else { return nil }
        literal.title = title
      case "actions" where index == 1:
        for statement in closure.body {
          guard let button = button(statement) else { return nil }
          literal.buttons.append(button)
        }
        if literal.buttons.isEmpty { return nil }
      case "message" where index == arguments.count - 1 && index > 0:
        guard let message = text(closure) else { return nil }
        literal.message = message
      default: return nil
      }
    }
    return literal.title.text.isEmpty ? nil : literal
  }

  /// Reads `TextState("Delete it?")`, verbatim or with a comment; nil with a bundle, which settings name.
  private func text(_ closure: Closure) -> AlertText? {
    guard closure.body.count == 1,
      case .call(let callee, let arguments)? = closure.body[0].value?.kind,
      callee.source.text == "TextState", let first = arguments.first,
      var text = alertText(of: first.value.source.text)
    else { return nil }
    switch arguments.map(\.label) {
    case [nil]: break
    case ["verbatim"]: text.isVerbatim = true
    case [nil, "comment"]:
      guard let comment = alertText(of: arguments[1].value.source.text) else { return nil }
      text.comment = comment.text
    default: return nil
    }
    return text
  }

  /// Reads a button, or an `if` that contains only a button.
  private func button(_ statement: Statement) -> AlertButton? {
    guard let value = statement.value else { return nil }
    if case .branching(let branching) = value.kind {
      guard branching.subject == nil, branching.branches.count == 1,
        let condition = branching.branches[0].label, branching.branches[0].body.count == 1,
        var button = button(branching.branches[0].body[0]), button.condition == nil
      else { return nil }
      button.condition = condition.text.onOneLine
      return button
    }
    guard case .call(let callee, let arguments) = value.kind,
      callee.source.text == "ButtonState", let closure = arguments.last?.closure,
      closure.parameters.isEmpty, closure.captures.isEmpty,
      [nil, "label"].contains(arguments.last?.label), let label = text(closure)
    else { return nil }
    var button = AlertButton(label: label)
    for argument in arguments.dropLast() {
      switch argument.label {
      case "role" where button.role == nil && button.action == nil:
        guard case .member(of: nil, let role) = argument.value.kind,
          ["cancel", "destructive"].contains(role)
        else { return nil }
        button.role = role
      case "action" where button.action == nil:
        guard let (action, values) = action(argument.value) else { return nil }
        (button.action, button.values) = (action, values)
      default: return nil
      }
    }
    return button
  }

  /// Reads `.delete(id: id)`.
  private func action(_ value: Expression) -> (name: String, values: [AlertButton.Value])? {
    switch value.kind {
    case .member(of: nil, let name): return (name, [])
    case .call(let callee, let arguments):
      guard case .member(of: nil, let name) = callee.kind, name != "send", !arguments.isEmpty else {
        return nil
      }
      var values: [AlertButton.Value] = []
      for argument in arguments {
        guard case .name(let value) = argument.value.kind else { return nil }
        values.append(AlertButton.Value(label: argument.label, name: value))
      }
      return (name, values)
    default: return nil
    }
  }
}
