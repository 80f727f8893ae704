import SpecSwift

extension FeatureDrafter {
  /// Whether keys express alerts of the property, or values that are cases of children.
  var presentsMoreThanFeatures: Bool {
    !body.alerts.places.isEmpty
      || body.children.contains { $0.cases?.allSatisfy { $0.feature != nil } == false }
  }

  /// The names that no alert can have: the names of all other presentations, and of the members that the app adds to
  /// alerts.
  var namesBesideAlerts: Set<String> {
    let added = ["AlertState", "ConfirmationDialogState"].flatMap { types.members(addedTo: $0) }
    let others = state.children.filter { field in
      !["AlertState<", "ConfirmationDialogState<"].contains { field.value.type.hasPrefix($0) }
    }
    let cases = declared.oneOfs.values.joined().filter { $0.answers == nil }.map(\.name)
    return Set(others.keys).union(cases).union(added.compactMap(\.declaration.name))
  }

  /// The properties whose alerts keys cannot express completely.
  var unfittingAlerts: Set<String> { Set(body.alerts.places.filter { !fits($0) }.map(\.name)) }

  /// Removes alerts that handlers make, but that no key presents.
  mutating func dropUnusedAlerts() {
    guard !body.alerts.places.isEmpty else { return }
    let texts = handlers.withProcedures.flatMap(\.keys).flatMap(\.value.swift)
    body.alerts.keepOnly { name in texts.contains { $0.contains(name) && words($0).contains(name) }
    }
  }

  private func fits(_ place: AlertPlace) -> Bool {
    if place.isMadeInSwift { return true }
    let shown = body.alerts.all.filter { $0.place == place.name }
    guard !shown.isEmpty, Set(shown.map(\.name)).count == shown.count else { return false }
    var answers: [String: [String]] = [:]
    for alert in shown {
      for button in alert.literal.buttons {
        guard let action = button.action else { continue }
        var payload: [String] = []
        for value in button.values {
          guard let parameter = alert.parameters.first(where: { $0.name == value.name }),
            parameter.label == value.label
          else { return false }
          payload.append("\(value.label ?? "_"): \(words(parameter.type).joined(separator: " "))")
        }
        guard answers.updateValue(payload, forKey: action).map({ $0 == payload }) ?? true else {
          return false
        }
      }
    }
    var declared: [String: [String]] = [:]
    for member in place.answers.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      declared[enumCase.name] = enumCase.payload.map { source in
        let payload = Payload(source)
        return "\(payload.label ?? "_"): \(words(payload.type).joined(separator: " "))"
      }
    }
    return answers == declared && !showsAgain(shown, in: place)
  }

  /// Whether the reaction to a button presents an equal value again. Such a value is dismissed, while a new one would
  /// stay.
  private func showsAgain(_ shown: [DraftedAlert], in place: AlertPlace) -> Bool {
    let constants = Set(
      shown.filter { $0.member?.declaration.variable?.isConstant == true }.map(\.name))
    guard !constants.isEmpty else { return false }
    return handlers.all.contains { handler in
      handler.address.isReaction(to: place.name)
        && !constants.isDisjoint(
          with: handler.keys.flatMap { words($0.value.swift.joined(separator: "\n")) })
    }
  }
}
