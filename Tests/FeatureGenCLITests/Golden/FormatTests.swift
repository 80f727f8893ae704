import TestSupport
import Testing

/// Generated Swift has the layout of `swift format`, although no formatter runs on it.
@Suite struct FormatTests {
  @Test func expectedFilesAreFormatted() throws {
    let files = try readFolder(GoldenCase.folder).filter {
      $0.key.hasSuffix(".swift") && $0.key.contains("/expected/")
    }
    #expect(files.count > 20)
    #expect(try formattingProblems(in: files) == "")
  }
}
