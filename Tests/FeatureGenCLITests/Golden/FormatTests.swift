import Foundation
import TestSupport
import Testing

/// Generated Swift is laid out as `swift format` wants it, though no formatter runs over it.
@Suite struct FormatTests {
  @Test func expectedFilesAreFormatted() throws {
    let files = try readFolder(GoldenCase.folder).keys.sorted()
      .filter { $0.hasSuffix(".swift") && $0.contains("/expected/") }
    #expect(files.count > 20)
    let configuration = repository.appendingPathComponent(".swift-format").path
    let swift = Tool.environment
    let result = try swift.run(
      ["swift", "format", "lint", "--strict", "--configuration", configuration] + files,
      in: GoldenCase.folder)
    #expect(result.error == "")
    #expect(result.status == 0)
  }
}
