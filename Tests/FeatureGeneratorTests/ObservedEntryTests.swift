import SwiftCode
import Testing

@testable import FeatureGenerator

/// Tests that the table of observed fields has the form that `swift format lint --strict` accepts.
@Suite("The table of observed fields")
struct ObservedEntryTests {
  private func entry(_ columns: Int, _ fields: [Int]) -> ObservedEntry {
    let rest = ObservedEntry(place: "", fields: fields).code.columns
    return ObservedEntry(place: Code(String(repeating: "a", count: columns - rest)), fields: fields)
  }

  /// The lines between the brackets of a table, each indented by four columns.
  private func rows(_ entries: [ObservedEntry]) -> [String] {
    let table = entries.table.printed(from: 60, indentation: 2)
    let lines = String(decoding: table.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "[" && lines.last == "]")
    return lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  @Test("has as many entries on a line as fit")
  func full() {
    let entries = [entry(50, [0]), entry(43, [0])]
    #expect(rows(entries) == ["\(entries[0].code.text), \(entries[1].code.text),"])
    let wide = [entries[0], entry(44, [0])]
    #expect(rows(wide) == wide.map { "\($0.code.text)," })
  }

  @Test("reserves a column after an entry of several fields")
  func innerLists() {
    let entries = [entry(50, [0, 1]), entry(42, [0, 1])]
    #expect(rows(entries) == ["\(entries[0].code.text), \(entries[1].code.text),"])
    let wide = [entries[0], entry(43, [0, 1])]
    #expect(rows(wide) == wide.map { "\($0.code.text)," })
  }

  @Test("has no comma after a single entry")
  func single() {
    let long = entry(96, [0])
    #expect(rows([long]) == [long.code.text])
  }
}
