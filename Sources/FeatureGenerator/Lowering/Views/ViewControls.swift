import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

extension FieldControls {
  /// Returns the rows with controls for a value. Rows for the parts of an optional struct appear only while the
  /// struct exists.
  ///
  /// - Parameters:
  ///   - label: The label of the value.
  ///   - binding: The binding that writes the value.
  ///   - value: The expression that reads the value.
  func rows(
    _ label: ViewLabel, writing binding: String, of type: ViewType, showing value: String
  ) -> [ViewRowModel] {
    switch self {
    case .one(let control):
      return [ViewRowModel(control.view(label, writing: binding, of: type, showing: value))]
    case .parts(let parts) where type.isOptional:
      let controls = parts.compactMap {
        $0.view(after: label, writing: "value", of: type, showing: "value.wrappedValue")
      }
      return [ViewRowModel(controls: controls, optional: "Binding(\(binding))")]
        + parts.filter(\.isOnlyRead).map { type.row(showing: $0, of: value, label: label) }
    case .parts(let parts):
      return parts.compactMap { part in
        part.view(after: label, writing: binding, of: type, showing: value)
          .map { ViewRowModel($0) }
          ?? (part.isOnlyRead ? type.row(showing: part, of: value, label: label) : nil)
      }
    }
  }
}

extension ViewPart {
  /// Whether a row shows the part without a control.
  fileprivate var isOnlyRead: Bool { control == nil && type.isPlain && !isSecret }

  /// Returns the control for the part of a value; nil for a part without a control.
  fileprivate func view(
    after label: ViewLabel, writing binding: String, of type: ViewType, showing value: String
  ) -> ViewControlModel? {
    control?.view(
      label.part(name.value), writing: bindingMember(name.value, of: binding, type: type),
      of: self.type, showing: "\(value).\(name.member)")
  }
}

extension ViewControl {
  /// Returns the control for a value.
  fileprivate func view(
    _ label: ViewLabel, writing binding: String, of type: ViewType, showing value: String
  ) -> ViewControlModel {
    switch self {
    case .text: return textField("TextField", label, binding, isOptional: type.isOptional)
    case .secret: return textField("SecureField", label, binding, isOptional: type.isOptional)
    case .truth where type.isOptional:
      return picker(
        label, binding,
        [("Bool?.none", "None"), ("Bool?.some(true)", "Yes"), ("Bool?.some(false)", "No")])
    case .truth:
      return ViewControlModel(line: viewCall("Toggle", label, ["isOn: \(binding)"]))
    case .integer where !type.isOptional:
      let line = viewCall("LabeledContent", label, ["value: \(value)", "format: .number"])
      let opening = viewCall("Stepper", ["value: \(binding)"], ") {")
      return ViewControlModel(control: (instead: line, opening: opening, lines: [line]))
    case .integer, .number:
      return ViewControlModel(
        line: viewCall("TextField", label, ["value: \(binding)", "format: .number"]))
    case .date where !type.isOptional:
      let line = viewCall("LabeledContent", label, ["value: \(value)", "format: .dateTime"])
      let call = viewCall("DatePicker", label, ["selection: \(binding)"])
      return ViewControlModel(control: (instead: line, opening: call, lines: []))
    case .date:
      return ViewControlModel(
        line: viewCall("TextField", label, ["value: \(binding)", "format: .dateTime"]))
    case .choice(let choice):
      let none = type.isOptional ? [("\(choice.type)?.none", "None")] : []
      let cases = choice.cases.map { option in
        let name = option.name.member
        return (
          type.isOptional ? "\(choice.type)?.some(.\(name))" : "\(choice.type).\(name)",
          option.rawValue ?? words(of: option.name.value)
        )
      }
      return picker(label, binding, none + cases)
    }
  }
}

/// Returns a field for a text. For an optional text, an empty field means nil.
private func textField(
  _ call: Code, _ label: ViewLabel, _ binding: String, isOptional: Bool
) -> ViewControlModel {
  let text = isOptional ? "\(binding).textOrEmpty" : binding
  return ViewControlModel(
    line: viewCall(call, label, ["text: \(text)"]), writesOptionalText: isOptional)
}

/// Returns a picker of values.
private func picker(
  _ label: ViewLabel, _ binding: String, _ options: [(value: String, name: String)]
) -> ViewControlModel {
  ViewControlModel(
    block: (
      opening: viewOpening("Picker", label, ["selection: \(binding)"]),
      lines: options.map { "\(label.other($0.name).view).tag(\($0.value))" as Code }
    ))
}

/// Returns the binding through which a control writes a field. The binding of a shared value writes the value itself.
/// Any other binding sends an action to the field's store.
///
/// - Parameter state: The state's type.
func storeBinding(_ field: Field, of state: String) -> String {
  let name = field.name.value
  guard field.shared == nil else { return "Binding(store.$\(name))" }
  // The type that makes bindings of a store has these members itself.
  let own = ["id", "projectedValue", "scope", "send", "state", "wrappedValue"]
  return own.contains(name)
    ? "$store[dynamicMember: \\\(state).\(escapedMember(name))]" : "$store.\(escapedMember(name))"
}

/// Returns the binding to a member of a value that a binding writes.
private func bindingMember(_ name: String, of binding: String, type: ViewType) -> String {
  let own = ["animation", "id", "projectedValue", "transaction", "wrappedValue"]
  guard own.contains(name), case .structure(let structure) = type.kind else {
    return "\(binding).\(escapedMember(name))"
  }
  return "\(binding)[dynamicMember: \\\(structure.type).\(escapedMember(name))]"
}
