/// Returns the name among candidates that was probably meant, for "did you mean".
///
/// The distance counts insertions, deletions, replacements and swaps of neighbors (the restricted Damerau–Levenshtein
/// distance, also called optimal string alignment). Upper and lower case are equal. A third of the name may be wrong.
///
/// - Returns: The closest candidate, the first one among equals; nil if no candidate is close, and for names that
///   nobody would type.
public func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let names = Array(candidates)
  return SortedNames(names).closest(to: name, isSlip: false).map { names[$0] }
}

/// Returns the candidate that a name is probably a misspelling of, if the name may also be right.
///
/// One or two letters may differ, but not the first letter: `getValue` is no misspelling of `setValue`.
public func misspeltName(_ name: String, among candidates: some Sequence<String>) -> String? {
  let names = Array(candidates)
  return SortedNames(names).closest(to: name, isSlip: true).map { names[$0] }
}
