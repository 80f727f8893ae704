import SpecSource
import SpecYAML
import TestSupport
import Testing

@Suite struct LimitTests {
  @Test func limitsSize() {
    let limits = YAMLLimits(maximumBytes: 1_000)
    #expect(parse("a: " + String(repeating: "b", count: 997), limits: limits).diagnostics.isEmpty)
    // The size is checked before the encoding.
    let file = SourceFile(path: "Spec.yaml", bytes: Array(repeating: 0xFF, count: 1_234_567))
    #expect(
      parseYAML(file).shownDiagnostics == [
        "1:1 the file has more than 1,048,576 bytes, the limit for a spec → "
          + "split the spec into several files, or move long Swift code into a separate file"
      ])
  }

  @Test(arguments: [
    ("[", 65, 65), ("- ", 65, 129), ("{a: ", 65, 257), ("[", 1_000_000, 65), ("- ", 500_000, 129),
    ("? ", 500_000, 129), ("{a: ", 250_000, 257), ("[{a: ", 200_000, 161),
  ])
  func limitsDepth(piece: String, count: Int, column: Int) {
    let text = String(repeating: piece, count: count) + "a"
    let problem =
      "1:\(column) values are nested more than 64 levels deep here → "
      + "give an inner part its own name, for example as a type, a procedure or a child"
    #expect(parse(text).diagnostics.last.map(shown) == problem)
  }

  @Test func acceptsTheGreatestDepth() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(parse(text).shownDiagnostics == [])
    let block = (0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(parse(block).shownDiagnostics == [])
  }

  @Test func limitsNodes() {
    let limits = YAMLLimits(maximumNodes: 4)
    #expect(
      parse("a: [b, c]", limits: limits).shownDiagnostics == [
        "1:8 the file contains more than 4 values → split the spec into several files"
      ])
    #expect(parse("a: [b]", limits: limits).shownDiagnostics == [])
    #expect(
      parse(String(repeating: "- a\n", count: 20_000)).shownDiagnostics == [
        "20000:3 the file contains more than 20,000 values → split the spec into several files"
      ])
  }

  /// Files that would take hours if any work were quadratic.
  private static let extremeFiles: [String] = [
    (0..<50_000).map { "k\($0):\n" }.joined(),
    "{" + (0..<20_000).map { "k\($0)" }.joined(separator: ", ") + "}",
    "{" + String(repeating: "k), ", count: 20_000) + "}",
    "{" + String(repeating: "f(, ", count: 20_000) + "}",
    "a: \"" + String(repeating: "\\", count: 200_000) + "\"",
    "a: '" + String(repeating: "\n", count: 200_000) + "'",
    "a: |\n" + String(repeating: " \n", count: 100_000),
    "a: " + String(repeating: "x: ", count: 100_000),
    "a: [" + String(repeating: "!b, ", count: 2_000),
    String(repeating: "a: b # c\n", count: 20_000),
    String(repeating: "- |\n a\n", count: 20_000),
    "a: [" + String(repeating: "\"x, ", count: 20_000),
    "{" + String(repeating: "f(a, b), ", count: 5_000) + "}",
    "{" + String(repeating: "f(, ", count: 10_000) + ")}",
  ]

  @Test(arguments: Proofs.part(of: Array(extremeFiles.indices), each: 4))
  func readsExtremeFilesFast(index: Int) {
    let clock = ContinuousClock()
    let limits = YAMLLimits(maximumNodes: 1_000_000)
    let time = clock.measure { _ = parse(LimitTests.extremeFiles[index], limits: limits) }
    #if SANITIZE_ADDRESS
      // A sanitizer makes this much slower.
      #expect(time < .seconds(150))
    #else
      #expect(time < .seconds(15))
    #endif
  }
}
