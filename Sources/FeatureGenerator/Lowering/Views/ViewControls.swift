import FeatureSpec
import SpecSwift

extension ViewType {
  /// The row that shows a value.
  func row(showing value: String, label: String) -> ViewRowModel {
    var row = content(showing: isOptional ? "value" : value, label: label)
    if isOptional { row.optional = value }
    return row
  }

  private func content(showing value: String, label: String) -> ViewRowModel {
    let title = escapedStringLiteral(label)
    func labeled(_ arguments: String...) -> ViewRowModel {
      ViewRowModel(line: viewCall("LabeledContent", [title] + arguments))
    }
    switch kind {
    case .text: return labeled("value: \(value)")
    case .truth:
      return ViewRowModel(
        block: (
          opening: viewCall("LabeledContent", [title], ") {"),
          lines: [#"Text(\#(value) ? "Yes" : "No")"#]
        ))
    case .integer, .number: return labeled("value: \(value)", "format: .number")
    case .date: return labeled("value: \(value)", "format: .dateTime")
    case .choice, .model, .state, .hidden, .other:
      return labeled("value: String(describing: \(value))")
    }
  }

  /// The row that shows a value and lets it be changed through a binding; nil when there is no control for it.
  func row(writing binding: String, showing value: String, label: String) -> ViewRowModel? {
    let title = escapedStringLiteral(label)
    guard let line = row(showing: value, label: label).line, !isOptional else {
      return control(title, binding).map { ViewRowModel(line: $0) }
    }
    switch kind {
    case .integer:
      let opening = viewCall("Stepper", ["value: \(binding)"], ") {")
      return ViewRowModel(
        control: (instead: line, opening: opening, lines: [line]))
    case .date:
      let call = viewCall("DatePicker", [title, "selection: \(binding)"])
      return ViewRowModel(control: (instead: line, opening: call, lines: []))
    case .choice(let type, let cases):
      let options = cases.map { option in
        "Text(\(escapedStringLiteral(option.label))).tag(\(type).\(option.name))"
      }
      let opening = viewCall("Picker", [title, "selection: \(binding)"], ") {")
      return ViewRowModel(block: (opening: opening, lines: options))
    default:
      return control(title, binding).map { ViewRowModel(line: $0) }
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
  "\(storeState(for: name, of: store)).\(escapedMember(name))"
}

/// What a view reads a property of the state from: its store, or the state where the store has a member of the name.
func storeState(for name: String, of store: String = "store") -> String {
  let own = ["binding", "hash", "hashValue", "scope", "send", "state", "withState"]
  return own.contains(name) ? "\(store).state" : store
}

/// The binding through which a control writes a field: what is shared itself, any other by an action of its store.
///
/// - Parameter state: The state's type.
func storeBinding(_ field: Field, of state: String) -> String {
  let name = field.name.value
  guard field.shared == nil else { return "Binding(store.$\(name))" }
  // So has what makes bindings of a store.
  let own = ["id", "projectedValue", "scope", "send", "state", "wrappedValue"]
  return own.contains(name)
    ? "$store[dynamicMember: \\\(state).\(escapedMember(name))]" : "$store.\(escapedMember(name))"
}
