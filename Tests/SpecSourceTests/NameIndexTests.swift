import SpecSource
import Testing

@Suite("An index of names")
struct NameIndexTests {
  /// Returns the restricted Damerau–Levenshtein distance, computed letter by letter.
  private func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for row in 1..<(left.count + 1) {
      var cells = [row]
      for column in 1..<(right.count + 1) {
        let isEqual = left[row - 1] == right[column - 1]
        var edits = min(
          rows[row - 1][column] + 1, cells[column - 1] + 1,
          rows[row - 1][column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          edits = min(edits, rows[row - 2][column - 2] + 1)
        }
        cells.append(edits)
      }
      rows.append(cells)
    }
    return rows[left.count][right.count]
  }

  /// Returns the first of the names with the smallest distance from another, found by comparing all names.
  private func closest(to name: String, among names: [String], isSlip: Bool) -> String? {
    let wanted = Array(name)
    let alike = names.filter { candidate in
      guard candidate != name, !isSlip || candidate.first == name.first else { return false }
      let third = max(1, max(wanted.count, candidate.count) / 3)
      let allowed = min(isSlip ? 2 : .max, third, wanted.count - 1)
      return distance(wanted, Array(candidate)) <= allowed
    }
    return alike.enumerated().min {
      (distance(wanted, Array($0.element)), $0.offset)
        < (distance(wanted, Array($1.element)), $1.offset)
    }?.element
  }

  @Test("finds the same name as a comparison with every name", arguments: [1, 2, 3])
  func everyName(alphabet: Int) {
    var state = UInt64(alphabet)
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func name() -> String {
      String((0..<(1 + random(9))).map { _ in Array("abcd")[random(alphabet + 1)] })
    }
    let names = (0..<60).map { _ in name() }
    let index = NameIndex(names)
    for _ in 0..<200 {
      let wanted = name()
      #expect(index.closest(to: wanted) == closest(to: wanted, among: names, isSlip: false))
      #expect(index.misspelt(wanted) == closest(to: wanted, among: names, isSlip: true))
    }
  }

  @Test("contains its names")
  func contains() {
    let index = NameIndex(["count", "total"])
    #expect(index.contains("count"))
    #expect(!index.contains("cuont"))
  }

  @Test("is empty without names")
  func empty() {
    #expect(NameIndex([]).closest(to: "count") == nil)
    #expect(NameIndex(["", "count"]).closest(to: "cuont") == "count")
  }
}
