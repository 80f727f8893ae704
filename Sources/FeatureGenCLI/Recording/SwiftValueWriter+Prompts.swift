import FeatureGenerator
import FeatureProgram
import FeatureSpec
import JSON
import SpecSwift
import SwiftCode

extension SwiftValueWriter {
  /// Writes the call of a feature's alert or dialog, by its name and with the values that it shows.
  ///
  /// - Returns: Nil where no prompt fits, or where the screen does not show a value.
  func prompt(_ type: String, _ fields: [SwiftValue.Field]) throws(UnknownValue) -> Code? {
    let prompts = project.features.filter { feature in
      type.firstRange(of: ".\(project.typeName(of: feature)).") != nil
    }.flatMap(\.prompts)
    let shown = ShownPrompt(fields)
    for prompt in prompts {
      guard let values = shown.values(of: prompt) else { continue }
      if let call = try call(prompt, values) { return call }
    }
    return nil
  }

  /// Writes the call of an alert or dialog with its values; nil where one of the values is unknown.
  private func call(
    _ prompt: Prompt, _ values: [String: SwiftValue]
  ) throws(UnknownValue) -> Code? {
    var arguments: [Code] = []
    for parameter in prompt.parameters {
      guard
        let shown = values[parameter.name.value] ?? sent(parameter.type.text)
          ?? (prompt.shows(parameter) ? nil : parameter.anyValue)
      else { return nil }
      arguments.append(.labeled(parameter.label, try expression(shown)))
    }
    let name: Code = ".\(prompt.name.value)"
    return arguments.isEmpty ? name : .call(name, arguments)
  }

  /// Finds the only value of a type in the payload of the action that has led to the change.
  private func sent(_ type: String) -> SwiftValue? {
    let fitting = (action?.payload ?? []).filter { field in
      switch field.value {
      case .structure(let own, _), .choice(let own, _, _, _):
        let name = plainName(ofType: own)
        return name == type || name.hasSuffix(".\(type)")
      case .swift(let text): return text.hasPrefix("\(type)(")
      default: return false
      }
    }
    return fitting.count == 1 ? fitting[0].value : nil
  }
}

extension SwiftValue {
  /// The payload of the innermost action in an action.
  fileprivate var payload: [Field] {
    guard case .choice(_, _, let fields, true) = self else { return [] }
    if let last = fields.last, case .choice(_, _, _, true) = last.value {
      return last.value.payload
    }
    return fields
  }

  /// The text of a string literal.
  fileprivate var said: String? {
    guard case .swift(let literal) = self else { return nil }
    return (try? parseJSON(Array(literal.utf8)))?.text
  }
}

extension [SwiftValue.Field] {
  fileprivate subscript(_ name: String) -> SwiftValue? { first { $0.name == name }?.value }
}

/// An alert or dialog as a screen shows it.
private struct ShownPrompt {
  private let title: String?
  private let message: String?
  private let buttons: [[SwiftValue.Field]]

  init(_ fields: [SwiftValue.Field]) {
    title = fields["title"]?.said
    message = fields["message"]?.said
    let list = if case .list(let items) = fields["actions"] { items } else { [SwiftValue]() }
    buttons = list.map { if case .structure(_, let fields) = $0 { fields } else { [] } }
  }

  /// Finds the values that the screen shows, by the names of the parameters; nil if it shows another prompt.
  func values(of prompt: Prompt) -> [String: SwiftValue]? {
    guard let title, let inTitle = prompt.title.values(in: title),
      (prompt.message == nil) == (message == nil), hasButtons(of: prompt)
    else { return nil }
    var texts = inTitle
    if let text = prompt.message, let message {
      guard let inMessage = text.values(in: message) else { return nil }
      texts.merge(inMessage) { first, _ in first }
    }
    var values: [String: SwiftValue] = [:]
    for parameter in prompt.parameters {
      let name = parameter.name.value
      values[name] = value(of: name, for: prompt) ?? texts[name].flatMap { parameter.value(of: $0) }
    }
    return values
  }

  /// Whether the screen shows the buttons of a prompt, of which some may be hidden.
  private func hasButtons(of prompt: Prompt) -> Bool {
    var rest = buttons[...]
    for button in prompt.buttons {
      if let first = rest.first, isShown(button, by: first) {
        rest = rest.dropFirst()
      } else if button.condition == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Whether a button on the screen belongs to a prompt's button: by its label, and by its action if it has one.
  private func isShown(_ button: Button, by fields: [SwiftValue.Field]) -> Bool {
    guard let label = fields["label"]?.said, button.label.values(in: label) != nil else {
      return false
    }
    guard case .choice(_, let name, _, _) = fields["action"] else { return !button.hasAction }
    return button.hasAction && name == button.name.value
  }

  /// Finds the value of a parameter that a button shows: by its action's payload, or by its presence.
  private func value(of parameter: String, for prompt: Prompt) -> SwiftValue? {
    for button in prompt.buttons {
      let shown = buttons.first { fields in
        fields["label"]?.said.map { button.label.values(in: $0) != nil } ?? false
      }
      switch button.condition?.text {
      case parameter: return .swift("\(shown != nil)")
      case "!\(parameter)": return .swift("\(shown == nil)")
      default: break
      }
      guard let index = button.payload.firstIndex(where: { $0.value == parameter }),
        case .choice(_, button.name.value, let fields, _) = shown?["action"],
        fields.count == button.payload.count
      else { continue }
      return fields[index].value
    }
    return nil
  }
}

extension Prompt {
  /// Whether the contents of the screen depend on a parameter.
  fileprivate func shows(_ parameter: Parameter) -> Bool {
    let texts = [title] + [message].compactMap(\.self) + buttons.map(\.label)
    let swift = texts.flatMap(\.parts).compactMap { part in
      if case .value(let fragment) = part { fragment.text } else { nil }
    }
    let others = buttons.flatMap {
      $0.payload.map(\.value) + [$0.condition?.text].compactMap(\.self)
    }
    return (swift + others).contains { $0.contains(parameter.name.value) }
  }
}

extension Parameter {
  /// A value of the type for a parameter that nothing depends on; nil where no value is known.
  fileprivate var anyValue: SwiftValue? {
    switch type.text {
    case "String": .swift("\"\"")
    case "Int", "Double": .swift("0")
    case "Bool": .swift("false")
    case let type where type.hasSuffix("?"): .nothing
    case let type where type.hasPrefix("["): .swift(type.contains(":") ? "[:]" : "[]")
    default: nil
    }
  }

  /// Returns the value that a text shows.
  fileprivate func value(of text: String) -> SwiftValue? {
    switch type.text {
    case "String": .swift(escapedStringLiteral(text))
    case "Int": Int(text).map { .swift("\($0)") }
    case "Bool": Bool(text).map { .swift("\($0)") }
    default: nil
    }
  }
}

extension InterpolatedText {
  /// Finds the values in the shown text, by their Swift; ambiguous values are left out.
  ///
  /// - Returns: Nil where the text does not fit.
  fileprivate func values(in said: String) -> [String: String]? {
    var found: [String: String] = [:]
    var rest = said[...]
    var open: String?
    var isClear = true
    for (index, part) in parts.enumerated() {
      switch part {
      case .value(let fragment):
        if open != nil { isClear = false }
        open = fragment.text
      case .text(let text):
        guard let name = open else {
          guard rest.hasPrefix(text) else { return nil }
          rest = rest.dropFirst(text.count)
          continue
        }
        let isLast = index == parts.count - 1
        guard let range = isLast ? rest.rangeOfSuffix(text) : rest.firstRange(of: text) else {
          return nil
        }
        if !isLast, rest[range.upperBound...].firstRange(of: text) != nil { isClear = false }
        found[name] = String(rest[..<range.lowerBound])
        rest = rest[range.upperBound...]
        open = nil
      }
    }
    if let open { found[open] = String(rest) } else if !rest.isEmpty { return nil }
    return isClear ? found : [:]
  }
}

extension Substring {
  fileprivate func rangeOfSuffix(_ text: String) -> Range<Index>? {
    hasSuffix(text) ? index(endIndex, offsetBy: -text.count)..<endIndex : nil
  }
}
