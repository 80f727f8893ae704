import FeatureSpec
import SpecSource
import SwiftCode

/// Returns the statements that write given values under the keys of fields of a `state`; nil if no statement is
/// needed.
///
/// - Parameters:
///   - opening: The text before each statement.
func writeShared(
  _ given: [GivenField], of feature: Feature, opening: String = ""
) -> [Code]? {
  let statements = feature.state.compactMap { field -> Code? in
    guard let reference = field.sharedReference,
      let value = given.first(where: { $0.name.value == field.name.value })?.value
    else { return nil }
    let head: Code = "\(opening)\(reference).withLock {"
    let change: Code = "$0 = \(value)"
    return .made(.line("\(head) \(change) }", else: .block(head, [change])), of: value.span)
  }
  return statements.isEmpty ? nil : statements
}

extension Field {
  /// The reference through which a value is written under the field's key; nil for a field without key.
  fileprivate var sharedReference: Code? {
    guard let shared, let key = shared.keyCode else { return nil }
    return shared.isReader
      ? .call(
        "Shared", [.labeled("wrappedValue", "state.\(name.declaredCode)"), key])
      : "state.$\(name.written)"
  }
}
