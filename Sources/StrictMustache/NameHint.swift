import SpecSource

/// Returns a hint for an unknown name: the name that was probably meant, or the existing names.
///
/// - Parameters:
///   - names: The existing names, sorted or in another deterministic order.
///   - kind: The kind of the names, in the plural.
///   - prefix: The text before the name.
func nameHint(
  _ name: String, among names: [String], kind: String, prefix: String = ""
) -> String {
  if let closest = closestName(to: name, among: names) {
    return "did you mean '\(prefix)\(closest)'?"
  }
  guard !names.isEmpty else { return "there are no \(kind)" }
  let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
  return "the \(kind) are \(shown)" + (names.count > 12 ? " and \(names.count - 12) more" : "")
}
