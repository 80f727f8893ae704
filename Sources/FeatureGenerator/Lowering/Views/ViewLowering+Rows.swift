import FeatureSpec
import SpecSwift
import StrictMustache

// The rows of a view: what it shows of the state, and its buttons.

extension ViewLowering {
  /// The fields that are no lists, then the buttons.
  var rows: [TemplateValue] {
    shownFields.flatMap { shownRows(of: $0) }.map { ["row": $0.value, "button": false] }
      + buttons.map { ["row": false, "button": $0] }
  }

  /// The rows of a part of the state; none when it is a section, or cannot be shown.
  func shownRows(of field: ShownField) -> [ViewRow] {
    var rows: [ViewRow]
    switch field.content {
    case .child:
      return []
    case .field(let stored):
      guard !stored.isList else { return [] }
      let type = kind(of: stored.type)
      let value = storeValue(stored.name.value)
      let written =
        stored.isBinding
        ? type.row(
          writing: storeBinding(stored.name.value, of: state), showing: value, label: field.label)
        : nil
      rows =
        written.map { [$0] } ?? type.rows(showing: value, label: field.label, in: project)
    case .computed(let property):
      rows = kind(of: property.type).rows(
        showing: storeValue(property.name.value), label: field.label, in: project)
    }
    if !rows.isEmpty { rows[0].symbol = field.symbol }
    return rows
  }

  /// The buttons.
  private var buttons: [TemplateValue] {
    shownActions.map { action in
      let name = action.name.value
      let label = escapedStringLiteral(action.label?.value ?? buttonLabel(of: name))
      let symbol = action.symbol.map { ["systemImage: \(escapedStringLiteral($0.value))"] } ?? []
      let role = action.role.map { ["role: .\($0.rawValue)"] } ?? []
      let value: TemplateValue = [
        "opening": .text(viewCall("Button", [label] + symbol + role, ") {")),
        "action": .text(".\(escapedMember(name))"),
        "isConditional": .bool(action.condition != nil),
        "condition": .text(action.condition?.denied ?? ""),
      ]
      return value.from(action.name.span)
    }
  }

  /// The actions that have buttons.
  private var shownActions: [ViewAction] {
    if let actions = view.actions { return actions }
    let answers = feature.answeringActions
    return feature.actions.filter { action in
      action.parameters.isEmpty && !answers.contains(action.name.value)
        && ![appearance, "onAppear", "onDisappear", "task"].contains(action.name.value)
    }.map { ViewAction(name: $0.name) }
  }

  /// The name of the action that is sent when the view appears.
  var appearance: String? {
    if let action = view.onAppear { return action.value }
    return feature.action(named: "onAppear").flatMap { $0.parameters.isEmpty ? "onAppear" : nil }
  }
}

extension ViewRow {
  /// Whether the row writes through a binding.
  var isWritten: Bool {
    switch content {
    case .line(let text), .block(let text, _), .control(let text, _, _): text.contains("$store")
    }
  }
}

extension SwiftFragment {
  /// The opposite of a condition over the state, as a view reads it.
  fileprivate var denied: String {
    var bytes: [UInt8] = []
    var offset = 0
    let utf8 = Array(text.utf8)
    for reference in facts.references where reference.base.name == "state" {
      bytes += utf8[offset..<reference.base.range.lowerBound]
      let first = reference.members.first?.name ?? ""
      bytes += Array(
        storeValue(first).hasPrefix("store.state.") ? "store.state".utf8 : "store".utf8)
      offset = reference.base.range.upperBound
    }
    let condition = String(decoding: bytes + utf8[offset...], as: UTF8.self)
    return facts.takesMember ? "!\(condition)" : "!(\(condition))"
  }
}
