import Testing

@testable import FeatureGenerator

/// Tests that rows are filled in the form that `swift format lint --strict` accepts.
@Suite("Rows of a list")
struct FilledRowsTests {
  private func item(_ width: Int, _ end: String) -> String {
    "(\\.\(String(repeating: "a", count: width - end.count - 6)), \(end))"
  }

  @Test("hold as many items as fit")
  func full() {
    let items = [item(50, "[0]"), item(43, "[0]")]
    #expect(filledRows(items, indentation: 4) == ["\(items[0]), \(items[1]),"])
    let wide = [items[0], item(44, "[0]")]
    #expect(filledRows(wide, indentation: 4) == ["\(wide[0]),", "\(wide[1]),"])
  }

  @Test("leave a column free after an item that ends with a list of several values")
  func innerLists() {
    let items = [item(50, "[0, 1]"), item(42, "[0, 1]")]
    #expect(filledRows(items, indentation: 4) == ["\(items[0]), \(items[1]),"])
    let wide = [items[0], item(43, "[0, 1]")]
    #expect(filledRows(wide, indentation: 4) == ["\(wide[0]),", "\(wide[1]),"])
  }
}
