import SpecSource
import Testing

@Suite struct LongLineTests {
  @Test func `Columns of a long line are the number of characters before them`() {
    let line = String(repeating: "aé漢😀\t", count: 3000)
    let file = SourceFile(path: "A", text: "b\n\(line)\r\n\(line)")
    var offset = 2
    var column = 1
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if index.isMultiple(of: 97) || index.isMultiple(of: 4096) {
        #expect(
          file.position(at: offset) == SourcePosition(line: 2, column: column, offset: offset))
        let below = offset + line.utf8.count + 2
        #expect(file.position(at: below) == SourcePosition(line: 3, column: column, offset: below))
      }
      offset += String(scalar).utf8.count
      column += 1
    }
  }

  @Test func `Ignores long names in suggestions`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(closestName(to: long, among: [long + "b"]) == nil)
    #expect(closestName(to: "count", among: [long, "cuont"]) == "cuont")
  }
}
