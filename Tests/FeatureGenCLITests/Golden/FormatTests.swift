import TestSupport
import Testing

/// Generated Swift is laid out as `swift format` wants it, though no formatter runs over it.
@Suite struct FormatTests {
  @Test func expectedFilesAreFormatted() throws {
    let files = try readFolder(GoldenCase.folder).filter {
      $0.key.hasSuffix(".swift") && $0.key.contains("/expected/")
    }
    #expect(files.count > 20)
    #expect(try formattingProblems(in: files) == "")
  }
}
