import FeatureSpec

/// A control with which people change one value.
public enum ViewControl: Sendable {
  case text
  /// A text that the control hides.
  case secret
  case truth
  case integer
  case number
  case date
  case choice(ViewType.Choice)
}

/// The controls with which people change a field.
public enum FieldControls: Sendable {
  case one(ViewControl)
  /// A control for each part of a struct that has one.
  case parts([ViewPart])
}

extension ViewType {
  /// Finds the control for a value in one row; nil if there is no such control.
  ///
  /// - Parameter isSecret: Whether the value is secret.
  func control(isSecret: Bool) -> ViewControl? {
    switch kind {
    case .text: isSecret ? .secret : .text
    case .truth: .truth
    case .integer: .integer
    case .number: .number
    case .date: .date
    case .choice(let choice): .choice(choice)
    case .link, .structure, .state, .hidden, .other: nil
    }
  }

  /// Finds the controls for a value; nil if there are no such controls.
  ///
  /// - Parameter isSecret: Whether the value is secret.
  func controls(isSecret: Bool, in project: FeatureProject) -> FieldControls? {
    guard case .structure = kind else { return control(isSecret: isSecret).map { .one($0) } }
    let parts = parts(in: project)
    return parts.contains { $0.control != nil } ? .parts(parts) : nil
  }
}
