import SpecSwift

extension NormalForm {
  /// Returns the tokens of a statement that presents an alert, with the alert's contents as its name; nil for other
  /// statements.
  func shown(_ statement: Statement) -> [String]? {
    guard rewrites.contains(.present), let alerts, let (place, value) = alerts.shown(by: statement)
    else { return nil }
    let start = ["state", ".", place.name, "=", place.type]
    if let literal = file.alert(value, of: [place.type]) { return start + literal.tokens }
    guard case .member(of: nil, let name) = value.kind,
      let alert = alerts.alert(name, in: place.name), alert.parameters.isEmpty
    else { return nil }
    return start + alert.literal.tokens
  }
}

extension FeatureDrafter {
  /// Returns the contents of the feature's alerts and the properties that present them, as words to compare.
  ///
  /// - Parameter original: The feature that this one was generated from; nil for a feature that was not generated.
  func alertLines(generatedFrom original: FeatureDrafter? = nil) -> Set<String> {
    let made = Set((original ?? self).body.alerts.all.filter { $0.member == nil }.map(\.name))
    let places = body.alerts.places.map { place in
      let answers = place.answers.members.compactMap(\.declaration.enumCase).map { enumCase in
        "\(enumCase.name)(\(enumCase.payload.map { payload($0) }.joined(separator: ", ")))"
      }
      return "\(place.name): \(place.type) \(answers.sorted().joined(separator: " "))"
    }
    let declared = body.alerts.all.filter { !made.contains($0.name) }.map { alert in
      let parameters = alert.parameters.map { parameter in
        "\(parameter.label ?? "_") \(parameter.name): \(words(parameter.type).joined(separator: " "))"
      }
      return "\(alert.place).\(alert.name)(\(parameters.joined(separator: ", "))) "
        + alert.literal.tokens.joined(separator: " ")
    }
    return Set(places + declared)
  }

  private func payload(_ source: SourceText) -> String {
    let payload = Payload(source)
    return "\(payload.label ?? "_"): \(words(payload.type).joined(separator: " "))"
  }
}
