import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the alerts, or the dialogs, by their names.
  func alertKeys(dialogs: Bool) -> SpecDraft? {
    let places = body.alerts.places.filter { $0.isDialog == dialogs }
    let shown = body.alerts.all.filter { alert in places.contains { $0.name == alert.place } }
    var order: [String] = []
    for alert in shown where !order.contains(alert.place) { order.append(alert.place) }
    let keys = order.flatMap { place in
      shown.filter { $0.place == place }.map { key(of: $0) }
    }
    return keys.isEmpty ? nil : .keys(keys)
  }

  /// Returns the buttons' actions of alerts or dialogs that Swift makes.
  func answers(in place: AlertPlace) -> SpecDraft {
    .keys(
      place.actions.map { action in
        DraftKey(
          action.name,
          SpecDraft.keys(
            ("with", action.payload.keys), ("doc", commentLines(action.comment).doc)
          ).orEmpty)
      })
  }

  private func key(of alert: DraftedAlert) -> DraftKey {
    let comments = commentLines(alert.member?.declaration.comment ?? "")
    let usual = body.alerts.place(alert.place)?.usualName
    var names: Set<String> = []
    let buttons = alert.literal.buttons.map { button -> DraftKey in
      let name = button.action ?? unusedName(of: button, in: alert.place, besides: names)
      names.insert(name)
      let values = button.values.map { SpecDraft.text($0.name) }
      let keys = SpecDraft.keys(
        ("label", button.label.draft), ("role", button.role.map { .text($0) }),
        ("with", values.isEmpty ? nil : .list(values)),
        ("sends", button.action == nil ? "nothing" : nil),
        ("if", button.condition.map { .text($0) }))
      if case .keys(let all) = keys, all.count == 1, case .text = all[0].value {
        return DraftKey(name, all[0].value)
      }
      return DraftKey(name, keys)
    }
    return DraftKey(
      alert.name,
      .keys(
        ("doc", comments.doc),
        ("in", alert.place == usual || alert.place.contains(".") ? nil : .text(alert.place)),
        ("with", alert.parameters.map(Payload.init).keys),
        ("title", alert.literal.title.draft), ("message", alert.literal.message?.draft),
        ("buttons", buttons.isEmpty ? nil : .keys(buttons))),
      comments: comments.other)
  }

  /// Returns a name for a button that sends no action.
  private func unusedName(
    of button: AlertButton, in place: String, besides names: Set<String>
  ) -> String {
    let actions = body.alerts.all.filter { $0.place == place }
      .flatMap { $0.literal.buttons.compactMap(\.action) }
    let reserved = Set(["allCasePaths", "dismiss", "none", "presented", "some"] + actions)
      .union(names)
    let first = name(of: button.label.text) ?? button.role ?? "ok"
    var result = first
    var number = 1
    while reserved.contains(result) {
      number += 1
      result = "\(first)\(number)"
    }
    return result
  }
}

extension AlertText {
  /// The text, or a mapping with its options for translation.
  fileprivate var draft: SpecDraft {
    guard isVerbatim || comment != nil else { return .text(text) }
    return .keys(
      ("text", .text(text)), ("comment", comment.map { .text($0) }),
      ("verbatim", isVerbatim ? "true" : nil))
  }
}
