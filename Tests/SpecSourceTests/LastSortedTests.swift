import SpecSource
import Testing

@Suite("The last of sorted elements")
struct LastSortedTests {
  @Test("is the last element that satisfies the condition", arguments: 0...9)
  func isFound(limit: Int) {
    let numbers = [1, 3, 3, 5, 8]
    for part in [numbers[...], numbers[2...]] {
      #expect(part.lastSortedIndex { $0 <= limit } == part.lastIndex { $0 <= limit })
    }
  }
}
