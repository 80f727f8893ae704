/// Names in the order of their letters, for searches of the one that differs least from another.
struct SortedNames {
  private struct Entry {
    /// The letters, in lower case.
    let letters: [Unicode.Scalar]
    /// The place among the names.
    let index: Int
    let name: String
  }

  private let entries: [Entry]

  /// The longest name that is compared, in bytes: the time of a comparison grows with the square of the length.
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

  /// The index of the name that differs least from another, the first one among equals; nil when none is close.
  ///
  /// - Parameter isSlip: Whether two letters may be others at most, and not the first.
  func closest(to name: String, isSlip: Bool) -> Int? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let wanted = Self.letters(of: name)
    /// How many edits make a name of a length another; a third of the longer name may be wrong.
    func allowed(_ length: Int) -> Int {
      min(isSlip ? 2 : .max, max(1, max(wanted.count, length) / 3), wanted.count - 1)
    }
    // A name that is longer by as many edits has as many letters more.
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

  /// The index after the names that begin with the letters of some rows.
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

/// The numbers of edits that make the beginnings of one name the beginnings of another, in a row for each letter.
private struct EditRows {
  private let wanted: [Unicode.Scalar]
  /// The number of letters that have rows.
  private(set) var count = 0
  /// The letters of the rows. Letters after the last row belong to earlier names, as the numbers do.
  private var letters: [Unicode.Scalar] = []
  /// The rows, the first for no letter, one after the other.
  private var cells: [Int]
  /// The least number of each row.
  private var least = [0]

  init(to wanted: [Unicode.Scalar]) {
    self.wanted = wanted
    cells = Array(0...wanted.count)
  }

  private var width: Int { wanted.count + 1 }

  /// The number of edits that make the letters the whole name.
  var distance: Int { cells[count * width + wanted.count] }

  /// Whether whatever follows takes more edits than a limit. A swap reaches over one row, and costs one.
  func exceed(_ limit: Int) -> Bool {
    least[count] > limit && (count == 0 || least[count - 1] + 1 > limit)
  }

  /// Removes the rows of letters that another name does not begin with.
  mutating func keepPrefix(of other: [Unicode.Scalar]) {
    count = common(with: other)
  }

  /// Whether a name begins with the letters.
  func arePrefix(of other: [Unicode.Scalar]) -> Bool { common(with: other) == count }

  /// The number of letters that a name begins with, too.
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
