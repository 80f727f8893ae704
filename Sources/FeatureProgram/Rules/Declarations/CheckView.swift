import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the view of a feature.
func checkView(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let view = feature.view.content else { return [] }
  return ViewCheck(view: view, feature: feature, project: project).check()
}

/// A check of a single view.
private struct ViewCheck {
  let view: FeatureView
  let feature: Feature
  let project: FeatureProject

  /// Checks the view.
  func check() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var fields: [String: Located<String>] = [:]
    for field in view.fields ?? [] {
      diagnostics += checkListed(field.name, in: &fields) + check(field)
    }
    var actions: [String: Located<String>] = [:]
    for action in view.actions ?? [] {
      diagnostics += checkListed(action.name, in: &actions) + check(action)
    }
    if let action = view.onAppear { diagnostics += checkSent(action) }
    for child in view.navigation { diagnostics += checkPresented(child) }
    let arguments = ArgumentCheck(
      arguments: view.arguments, made: feature, place: feature.viewPlace ?? feature.name.span)
    diagnostics += view.overrides.flatMap { override in
      OverrideCheck(override: override, project: project).check()
        + override.checkIsConstant(.preview, in: project)
    }
    return diagnostics + checkPreview() + arguments.checkNames()
      + checkNoState(in: view.arguments.map(\.value))
  }

  /// Checks a part of the state.
  private func check(_ field: ViewField) -> [Diagnostic] {
    let name = field.name.value
    let isPresented =
      feature.child(named: name).map { $0.isPresented || $0.presence == .stack }
      ?? feature.hasSlot(named: name)
    if isPresented {
      return .error(
        .unfitField, "'\(name)' is presented over the view or on a stack, not among its fields",
        at: field.name.span, hint: "remove it: the view presents it when it exists")
    }
    guard
      feature.field(named: name) != nil || feature.computedProperty(named: name) != nil
        || feature.child(named: name) != nil
    else {
      return [StateUse(feature: feature, project: project).unknown(name, at: field.name.span)]
    }
    return checkDelete(field) + checkTap(field) + checkControl(field)
  }

  /// Checks the action that a swipe over a row sends.
  private func checkDelete(_ field: ViewField) -> [Diagnostic] {
    guard let delete = field.delete else { return [] }
    guard hasRows(field) else { return noRows(field, to: "delete", at: delete.span) }
    guard let action = feature.action(named: delete.value) else { return [unknown(delete)] }
    let takesOffsets = action.parameters.first?.type.text == "IndexSet"
    guard action.parameters.count == 1, takesOffsets || hasIDs(field) else {
      return .error(
        .unfitAction, "'\(delete.value)' has no parameter for the deleted row", at: delete.span,
        hint: hasIDs(field)
          ? "give it one parameter: the offsets (an 'IndexSet') or the id of a row"
          : "give it one parameter: the offsets (an 'IndexSet')")
    }
    return []
  }

  /// Checks the action that a tap on a row sends.
  private func checkTap(_ field: ViewField) -> [Diagnostic] {
    guard let tap = field.tap else { return [] }
    guard hasRows(field) else { return noRows(field, to: "tap", at: tap.span) }
    guard let action = feature.action(named: tap.value) else { return [unknown(tap)] }
    guard action.parameters.count == 1 else {
      return .error(
        .unfitAction, "'\(tap.value)' has no parameter for the tapped row", at: tap.span,
        hint: hasIDs(field)
          ? "give it one parameter: the id of a row"
          : "give it one parameter: the element of a row")
    }
    return []
  }

  /// Checks the control that the spec chooses for a field.
  private func checkControl(_ field: ViewField) -> [Diagnostic] {
    guard let control = field.control else { return [] }
    let stored = feature.field(named: field.name.value)
    if let stored, case .one(.text) = project.controls(of: stored, in: feature) { return [] }
    if let stored, case .one(.secret) = project.controls(of: stored, in: feature) { return [] }
    return .error(
      .unfitField, "'\(field.name.value)' is not a text that users can type", at: control.span,
      hint: "use 'control: secure' only for a field of type 'String' with 'binding: true'")
  }

  /// Whether a part of the state is shown in rows.
  private func hasRows(_ field: ViewField) -> Bool {
    feature.child(named: field.name.value)?.presence == .many
      || feature.field(named: field.name.value)?.isList == true
  }

  /// Whether the rows of a part of the state have ids.
  private func hasIDs(_ field: ViewField) -> Bool {
    feature.field(named: field.name.value)?.isIdentified ?? true
  }

  /// Makes the error for a part of the state that is not shown in rows.
  private func noRows(
    _ field: ViewField, to verb: String, at span: SourceSpan
  ) -> [Diagnostic] {
    .error(
      .unfitField, "'\(field.name.value)' has no rows to \(verb)", at: span,
      hint: "rows have a child with 'presence: many', and a field that is an array or an "
        + "'IdentifiedArrayOf'")
  }

  /// Checks a button.
  private func check(_ action: ViewAction) -> [Diagnostic] {
    checkSent(action.name) + (action.condition.map { check($0) } ?? [])
  }

  /// Checks that a button can send an action: that the action exists and takes no values.
  private func checkSent(_ name: Located<String>) -> [Diagnostic] {
    guard let action = feature.action(named: name.value) else { return [unknown(name)] }
    guard !action.parameters.isEmpty else { return [] }
    return .error(
      .unfitAction, "'\(name.value)' has parameters, for which a button has no values",
      at: name.span,
      hint: "add an action without 'with' that sends it")
  }

  /// Makes the error for a name that no action has.
  private func unknown(_ name: Located<String>) -> Diagnostic {
    .error(
      .unknownAction, "\(feature.name.value) has no action '\(name.value)'", at: name.span,
      hint: .oneOf(
        feature.actions.map(\.name.value), for: name.value, "its actions are",
        or: "add it under 'actions'"))
  }

  /// Checks the condition of a button.
  private func check(_ condition: SwiftFragment) -> [Diagnostic] {
    let use = StateUse(feature: feature, project: project)
    return condition.analysis.references.flatMap { reference -> [Diagnostic] in
      guard reference.base.name == "state" else {
        return use.checkBare(reference, in: condition) ?? []
      }
      guard !reference.writes, !reference.members.isEmpty else {
        return .error(
          .unfitField,
          reference.writes
            ? "a view cannot change the state" : "a view reads fields, not the state as a whole",
          at: condition.span(of: reference.range), hint: "write a condition over its fields")
      }
      return use.check(reference, in: condition)
    }
  }

  /// Checks that a name belongs to a child that is presented.
  private func checkPresented(_ name: Located<String>) -> [Diagnostic] {
    let children = feature.children.filter(\.isPresented)
    let names = children.flatMap { child in
      child.isOneOf
        ? child.features.map { "\(child.name.value).\($0.name.value)" } : [child.name.value]
    }
    guard !names.contains(name.value) else { return [] }
    return .error(
      .unknownChild, "\(feature.name.value) presents no '\(name.value)'", at: name.span,
      hint: .oneOf(
        names, for: name.value, "it presents",
        or: "name a child with 'presence: optional'"))
  }

  /// Checks the state of the preview.
  private func checkPreview() -> [Diagnostic] {
    let state = StateUse(feature: feature, project: project)
    return view.preview.flatMap { state.checkSettable($0.name) + checkNoState(in: [$0.value]) }
  }
}

extension Field {
  /// Whether a view shows the field's elements as rows.
  public var isList: Bool {
    isIdentified || type.analysis.typeShape == .array
  }

  /// Whether the field's elements are found by their ids.
  public var isIdentified: Bool {
    type.analysis.typeShape == .named("IdentifiedArrayOf")
      || type.analysis.typeShape == .named("IdentifiedArray")
  }
}

extension Rule {
  /// An action that a view cannot send.
  public static let unfitAction = Rule(
    "unfit-action",
    reason: """
      A button has no values to send, so its action has no parameters. A row knows only itself: its action takes the id, \
      the element, or the offsets.

      Add an action with the parameters that the view can give, and let it send the other one.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {add: {with: {_ number: Int}, do: state.count += number}}
      view: {actions: [add]}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {add: state.count += 1}
      view: {actions: [add]}
      """)

  /// A field that a view cannot show or write in the specified way.
  public static let unfitField = Rule(
    "unfit-field",
    reason: """
      A view shows a field by its type: only lists have rows, only texts have a secure control, and a presented child has \
      no place among the fields. Conditions of buttons read fields and change none.

      Remove the key, or change the type of the field.
      """,
    wrong: """
      feature: Login
      state: {pin: {type: Int, default: 0, binding: true}}
      view: {fields: [{pin: {control: secure}}]}
      """,
    right: """
      feature: Login
      state: {pin: {type: String, default: '""', binding: true}}
      view: {fields: [{pin: {control: secure}}]}
      """)
}
