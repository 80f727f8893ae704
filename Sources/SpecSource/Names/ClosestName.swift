/// The name among candidates that somebody probably meant, for "did you mean".
///
/// Counts insertions, deletions, replacements and swaps of neighbours (the restricted Damerau–Levenshtein distance, also
/// called optimal string alignment); upper and lower case count as equal. A third of the name may be wrong.
///
/// - Returns: The closest candidate, the first one among equals; nil when none is close, and for names that nobody would
///   type.
public func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let names = Array(candidates)
  return SortedNames(names).closest(to: name, isSlip: false).map { names[$0] }
}

/// The candidate that a name is probably a slip of, where the name may also be right: one or two letters are others, and
/// not the first, as `getValue` is no slip of `setValue`.
public func misspeltName(_ name: String, among candidates: some Sequence<String>) -> String? {
  let names = Array(candidates)
  return SortedNames(names).closest(to: name, isSlip: true).map { names[$0] }
}
