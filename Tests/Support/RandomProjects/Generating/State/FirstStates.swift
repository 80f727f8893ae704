extension Feature {
  /// Records the depth and the number of the features inside of the feature.
  func measure() {
    let inside = children.flatMap(\.choices).map(\.feature)
    depth = (inside.map(\.depth).max() ?? -1) + 1
    size = 1 + inside.map(\.size).reduce(0, +)
  }

  /// Whether the feature's state cannot be made without values.
  var needsValues: Bool { fields.contains { $0.initial == nil } }

  /// Returns a call of the state's initializer, or a case of the state.
  func stateText(_ values: [String: String]) -> String {
    if hasCases { return "\(type).State\(values["state"] ?? "")" }
    let arguments = fields.compactMap { field in
      values[field.name].map { "\(field.name): \($0)" }
    }
    return "\(type).State(\(arguments.joined(separator: ", ")))"
  }
}

extension RandomSource {
  /// Returns values for the fields that need a value, and for some other fields.
  func state(of feature: Feature) -> [String: Value] {
    var values: [String: Value] = [:]
    for field in feature.fields
    where field.isParameter && (field.initial == nil || once(in: 6)) && !field.type.isGeneric {
      guard field.initial == nil || values.count < 2 else { continue }
      values[field.name] = value(of: field.type)
    }
    return values
  }
}
