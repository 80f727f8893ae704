import SpecSource

/// What somebody probably meant by a name that is not there.
///
/// - Parameters:
///   - names: The names that are there, sorted or in an order that does not depend on chance.
///   - kind: What they are names of, in the plural.
///   - prefix: What the name is written behind.
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
