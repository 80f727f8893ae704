/// The name among candidates that somebody probably meant, for "did you mean".
///
/// Counts insertions, deletions, replacements and swaps of neighbours (the restricted Damerau–Levenshtein distance, also
/// called optimal string alignment); upper and lower case count as equal. A third of the name may be wrong.
///
/// - Returns: The closest candidate, the first one among equals; nil when none is close, and for names that nobody would
///   type.
public func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
  closestName(to: name, among: candidates, within: .max)
}

/// The candidate that a name is probably a slip of, where the name may also be right: one or two letters are others, and
/// not the first, as `getValue` is no slip of `setValue`.
public func misspeltName(_ name: String, among candidates: some Sequence<String>) -> String? {
  closestName(
    to: name, among: candidates.filter { $0.first?.lowercased() == name.first?.lowercased() },
    within: 2)
}

/// The candidate that differs least from a name, by no more edits than given.
private func closestName(
  to name: String, among candidates: some Sequence<String>, within maximum: Int
) -> String? {
  guard name.utf8.count <= longestName else { return nil }
  let wanted = Array(name.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name && candidate.utf8.count <= longestName {
    let other = Array(candidate.lowercased().unicodeScalars)
    let allowed = min(maximum, max(1, max(wanted.count, other.count) / 3), wanted.count - 1)
    let limit = best.map { min(allowed, $0.distance - 1) } ?? allowed
    if let distance = editDistance(wanted[...], other[...], within: limit) {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The longest name that is compared, in bytes: the time of a comparison grows with the square of the length.
private let longestName = 200

/// The optimal string alignment distance of two texts; nil when it is more than a limit.
private func editDistance(
  _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, within limit: Int
) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  // Most names differ in a few letters between a beginning and an end that they share.
  let start = zip(left, right).prefix { $0 == $1 }.count
  let (left, right) = (Array(left.dropFirst(start)), Array(right.dropFirst(start)))
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = beforeLast
  for row in 1...left.count {
    current[0] = row
    var least = row
    for column in 1...right.count {
      let isEqual = left[row - 1] == right[column - 1]
      current[column] = min(
        last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
      let isSwap =
        row > 1 && column > 1 && left[row - 1] == right[column - 2]
        && left[row - 2] == right[column - 1]
      if isSwap { current[column] = min(current[column], beforeLast[column - 2] + 1) }
      least = min(least, current[column])
    }
    // A swap reaches over one row, and costs one.
    guard least <= limit + 1 else { return nil }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
