/// Names in the order of their letters, for searches of the name with the smallest distance from another name.
struct SortedNames {
  private struct Entry {
    /// The letters of the name, in lower case.
    let letters: [Unicode.Scalar]
    /// The position among the original names.
    let index: Int
    let name: String
  }

  private let entries: [Entry]

  /// The maximum length of a compared name, in bytes. The time of a comparison grows with the square of the length.
  private static let longestName = 200

  init(_ names: [String]) {
    entries = names.enumerated()
      .filter { !$0.element.isEmpty && $0.element.utf8.count <= Self.longestName }
      .map { Entry(letters: Self.letters(of: $0.element), index: $0.offset, name: $0.element) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
  }

  private static func letters(of name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars)
  }

  /// Returns the index of the name with the smallest distance from another name, the first one among equals; nil if
  /// no name is close.
  ///
  /// - Parameter isSlip: Whether at most two letters may differ, but not the first letter.
  func closest(to name: String, isSlip: Bool) -> Int? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let wanted = Self.letters(of: name)
    /// Returns the allowed distance for a name of a length. A third of the longer name may be wrong.
    func allowed(_ length: Int) -> Int {
      min(isSlip ? 2 : .max, max(1, max(wanted.count, length) / 3), wanted.count - 1)
    }
    // The difference in length of two names is at most their distance, which bounds the length of a candidate.
    var limit = allowed(wanted.count * 3 / 2)
    guard limit >= 0 else { return nil }
    var best: Int?
    var rows = EditRows(to: wanted)
    var next = entries.startIndex
    while next < entries.endIndex {
      let entry = entries[next]
      rows.keepPrefix(of: entry.letters)
      while rows.count < entry.letters.count, !rows.exceed(limit),
        !isSlip || rows.count == 0 || entry.letters[0] == wanted[0]
      {
        rows.add(entry.letters[rows.count])
      }
      let isAlike = !isSlip || entry.letters.first == wanted.first
      guard rows.count == entry.letters.count, isAlike else {
        next = end(ofNamesLike: rows, from: next)
        continue
      }
      next += 1
      let distance = rows.distance
      guard distance <= min(limit, allowed(entry.letters.count)), entry.name != name,
        distance < limit || best.map({ entry.index < $0 }) ?? true
      else { continue }
      (best, limit) = (entry.index, distance)
    }
    return best
  }

  /// Returns the index after the names that begin with the letters of some rows.
  private func end(ofNamesLike rows: EditRows, from start: Int) -> Int {
    var (first, last) = (start + 1, entries.endIndex)
    while first < last {
      let middle = (first + last) / 2
      if rows.arePrefix(of: entries[middle].letters) {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return first
  }
}

/// The distances between the prefixes of a name and the prefixes of a wanted name. Each letter of the name has a row.
private struct EditRows {
  private let wanted: [Unicode.Scalar]
  /// The number of letters with rows.
  private(set) var count = 0
  /// The letters of the rows. Letters after the last row belong to earlier names, and so do their numbers.
  private var letters: [Unicode.Scalar] = []
  /// The rows one after the other. The first row is for the empty prefix.
  private var cells: [Int]
  /// The smallest number in each row.
  private var least = [0]

  init(to wanted: [Unicode.Scalar]) {
    self.wanted = wanted
    cells = Array(0...wanted.count)
  }

  private var width: Int { wanted.count + 1 }

  /// The number of edits that turn the letters into the whole wanted name.
  var distance: Int { cells[count * width + wanted.count] }

  /// Whether every continuation takes more edits than a limit. A swap skips a row and costs a single edit.
  func exceed(_ limit: Int) -> Bool {
    least[count] > limit && (count == 0 || least[count - 1] + 1 > limit)
  }

  /// Removes the rows of letters that are not a prefix of another name.
  mutating func keepPrefix(of other: [Unicode.Scalar]) {
    count = common(with: other)
  }

  /// Whether the letters are a prefix of a name.
  func arePrefix(of other: [Unicode.Scalar]) -> Bool { common(with: other) == count }

  /// Returns the length of the common prefix of a name and the letters.
  private func common(with other: [Unicode.Scalar]) -> Int {
    let end = min(count, other.count)
    var index = 0
    while index < end, letters[index] == other[index] { index += 1 }
    return index
  }

  /// Adds the row of a letter.
  mutating func add(_ letter: Unicode.Scalar) {
    let (row, last) = ((count + 1) * width, count * width)
    if letters.count == count {
      letters.append(letter)
      least.append(0)
      cells.append(contentsOf: repeatElement(0, count: width))
    }
    letters[count] = letter
    cells[row] = count + 1
    var smallest = count + 1
    for column in 1..<width {
      let isEqual = letter == wanted[column - 1]
      var edits = min(
        min(cells[last + column], cells[row + column - 1]) + 1,
        cells[last + column - 1] + (isEqual ? 0 : 1))
      let isSwap =
        count > 0 && column > 1 && letter == wanted[column - 2]
        && letters[count - 1] == wanted[column - 1]
      if isSwap { edits = min(edits, cells[last - width + column - 2] + 1) }
      cells[row + column] = edits
      smallest = min(smallest, edits)
    }
    count += 1
    least[count] = smallest
  }
}
