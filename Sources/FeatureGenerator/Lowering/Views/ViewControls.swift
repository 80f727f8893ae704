import FeatureSpec
import SpecSwift

extension ViewType {
  /// The row that shows a value.
  func row(showing value: String, label: String) -> ViewRow {
    ViewRow(
      content: content(showing: isOptional ? "value" : value, label: label),
      optional: isOptional ? value : nil)
  }

  private func content(showing value: String, label: String) -> ViewRow.Content {
    let title = escapedStringLiteral(label)
    switch kind {
    case .text:
      return .line(viewCall("LabeledContent", [title, "value: \(value)"]))
    case .truth:
      return .block(
        viewCall("LabeledContent", [title], ") {"), [#"Text(\#(value) ? "Yes" : "No")"#])
    case .integer, .number:
      return .line(viewCall("LabeledContent", [title, "value: \(value)", "format: .number"]))
    case .date:
      return .line(viewCall("LabeledContent", [title, "value: \(value)", "format: .dateTime"]))
    case .choice, .model, .state, .hidden, .other:
      return .line(
        viewCall("LabeledContent", [title, "value: String(describing: \(value))"]))
    }
  }

  /// The row that shows a value and lets it be changed through a binding; nil when there is no control for it.
  func row(writing binding: String, showing value: String, label: String) -> ViewRow? {
    let title = escapedStringLiteral(label)
    let shown = row(showing: value, label: label)
    guard case .line(let line) = shown.content, !isOptional else {
      return control(title, binding).map { ViewRow(content: .line($0)) }
    }
    switch kind {
    case .integer:
      return ViewRow(
        content: .control(
          viewCall("Stepper", ["value: \(binding)"], ") {"), [line], instead: line))
    case .date:
      return ViewRow(
        content: .control(
          viewCall("DatePicker", [title, "selection: \(binding)"]), [], instead: line))
    case .choice(let type, let cases):
      let options = cases.map { option in
        "Text(\(escapedStringLiteral(option.label))).tag(\(type).\(option.name))"
      }
      return ViewRow(
        content: .block(viewCall("Picker", [title, "selection: \(binding)"], ") {"), options))
    default:
      return control(title, binding).map { ViewRow(content: .line($0)) }
    }
  }

  /// A control of one call.
  private func control(_ title: String, _ binding: String) -> String? {
    switch (kind, isOptional) {
    case (.text, false):
      viewCall("TextField", [title, "text: \(binding)"])
    case (.truth, false):
      viewCall("Toggle", [title, "isOn: \(binding)"])
    case (.number, _), (.integer, true):
      viewCall("TextField", [title, "value: \(binding)", "format: .number"])
    default:
      nil
    }
  }
}

/// A property of the state as a view reads it from its store.
///
/// - Parameter store: The store's name.
func storeValue(_ name: String, of store: String = "store") -> String {
  // A store has members of these names.
  let own = ["binding", "hash", "hashValue", "scope", "send", "state", "withState"]
  return own.contains(name)
    ? "\(store).state.\(escapedMember(name))" : "\(store).\(escapedMember(name))"
}

/// The binding to a property of the state.
///
/// - Parameter state: The state's type.
func storeBinding(_ name: String, of state: String) -> String {
  // So has what makes bindings of a store.
  let own = ["id", "projectedValue", "scope", "send", "state", "wrappedValue"]
  return own.contains(name)
    ? "$store[dynamicMember: \\\(state).\(escapedMember(name))]" : "$store.\(escapedMember(name))"
}
