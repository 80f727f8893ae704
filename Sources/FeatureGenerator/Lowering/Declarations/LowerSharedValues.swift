import FeatureSpec
import SpecSource

/// The statements that write given values under the keys to which fields of a `state` refer; nil when there are none.
///
/// - Parameters:
///   - opening: What stands in front of each statement.
///   - columns: The columns that a line has.
func writeShared(
  _ given: [GivenField], of feature: Feature, opening: String = "", columns: Int
) -> [TracedText]? {
  let statements = feature.state.compactMap { field -> TracedText? in
    guard let reference = field.sharedReference,
      let value = given.first(where: { $0.name.value == field.name.value })?.value
    else { return nil }
    let change = "$0 = \(value.text)"
    let line = "\(opening)\(reference.text(columns: .max)).withLock { \(change) }"
    if !line.isMultiline, line.count <= columns { return TracedText(line, from: value.span) }
    let head = reference.text(columns: columns - opening.count, tail: 12)
    return TracedText(
      "\(opening)\(head).withLock {\n\(change.indented())\n}", from: value.span)
  }
  return statements.isEmpty ? nil : statements
}

extension Field {
  /// The reference through which a value is written under the field's key; nil for a field without key.
  fileprivate var sharedReference: CallTree? {
    guard let shared, let key = shared.key else { return nil }
    return shared.isReader
      ? .call(
        "Shared", [.labeled("wrappedValue", .text("state.\(name.declared)")), .text(key)])
      : .text("state.$\(name.value)")
  }
}
