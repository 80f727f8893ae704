import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The rows of a view: the shown parts of the state, and the buttons.

extension ViewLowering {
  /// The rows of the fields that are not lists, then the buttons.
  var rows: [ViewModel.Row] {
    shownFields.flatMap { shownRows(of: $0) }.map { ($0, nil) } + buttons.map { (nil, $0) }
  }

  /// Returns the rows of a part of the state; none if the part is a section, or cannot be shown.
  func shownRows(of field: ShownField) -> [ViewRowModel] {
    var rows: [ViewRowModel]
    switch field.content {
    case .child:
      return []
    case .field(let stored):
      guard !stored.isList else { return [] }
      rows =
        controls(of: stored, field)
        ?? project.viewType(of: stored, in: feature).rows(
          showing: storeValue(stored.name.value), label: field.label, in: project)
    case .computed(let property):
      rows = kind(of: property.type).rows(
        showing: storeValue(property.name.value), label: field.label, in: project)
    }
    if !rows.isEmpty { rows[0].controls[0].symbol = ViewSymbolModel(symbol: field.symbol) }
    return rows
  }

  /// Returns the rows with the controls that write a field; nil for a field without controls.
  private func controls(of stored: Field, _ field: ShownField) -> [ViewRowModel]? {
    let controls =
      field.control == .secure ? .one(.secret) : project.controls(of: stored, in: feature)
    return controls?.rows(
      field.label, writing: storeBinding(stored, of: state),
      of: project.viewType(of: stored, in: feature), showing: storeValue(stored.name.value))
  }

  /// The buttons.
  private var buttons: [ViewButtonModel] {
    shownActions.map { shown, action in
      let label = label(shown.label, or: buttonLabel(of: action.caseName.value))
      let symbol: [Code] =
        shown.symbol.map { ["systemImage: \(escapedStringLiteral($0.value))"] } ?? []
      let role: [Code] = shown.role.map { ["role: .\($0.rawValue)"] } ?? []
      return ViewButtonModel(
        opening: viewOpening("Button", label, symbol + role),
        send: send(action),
        condition: shown.condition?.denied,
        span: shown.name.span)
    }
  }

  /// The actions with buttons, each with its description in the view.
  private var shownActions: [(shown: ViewAction, action: FeatureAction)] {
    if let actions = view.actions {
      return actions.compactMap { shown in
        feature.action(named: shown.name.value).map { (shown, $0) }
      }
    }
    let answers = feature.answeringActions
    return ownActions.filter { action in
      action.parameters.isEmpty && !answers.contains(action.name.value)
        && appearance?.name.value != action.name.value
        && !["onAppear", "onDisappear", "task"].contains(action.caseName.value)
    }.map { (ViewAction(named: $0.name), $0) }
  }

  /// The action that is sent when the view appears.
  var appearance: FeatureAction? {
    if let action = view.onAppear { return feature.action(named: action.value) }
    let action = ownActions.first { $0.caseName.value == "onAppear" }
    return action.flatMap { $0.parameters.isEmpty ? $0 : nil }
  }

  /// The actions that the view can send: the actions of the group `view`, or all actions without such a group.
  private var ownActions: [FeatureAction] {
    let inView = feature.actions.filter { $0.groups.first == "view" }
    return inView.isEmpty ? feature.actions : inView
  }

  /// Returns the statement that sends an action. An action of the group `view` is sent without the group.
  func send(_ action: FeatureAction, _ arguments: [Code] = []) -> ViewSend {
    let path = action.path
    guard case .group("view")? = path.steps.first,
      project.actionLayout(of: feature).declaresAction
    else {
      return ViewSend(isViewAction: false, action: path.code(arguments))
    }
    var inside = path
    inside.steps.removeFirst()
    return ViewSend(isViewAction: true, action: inside.code(arguments))
  }
}

extension SwiftFragment {
  /// The negation of a condition about the state, as a view reads it.
  fileprivate var denied: Code {
    let condition = readingState { storeState(for: $0.members.first?.name ?? "") }
    return analysis.takesMember ? "!\(condition)" : "!(\(condition))"
  }
}
