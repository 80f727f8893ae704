import Foundation
import TestSupport
import Testing

/// The folders of the golden cases contain the expected files, so that no case passes because no test reads it.
@Suite struct CaseFolderTests {
  @Test func casesAreFound() {
    #expect(GoldenCase.all.count > 50)
  }

  @Test(arguments: GoldenCase.all)
  func holdsAProjectAndNothingElse(_ golden: GoldenCase) throws {
    let paths = try readFolder(golden.folder).keys.sorted()
    #expect(paths.contains { $0.hasPrefix("input/") })
    let stray = paths.filter {
      !$0.hasPrefix("input/") && !$0.hasPrefix("expected/") && $0 != "stderr.txt"
    }
    #expect(stray.isEmpty)
    #expect(paths.contains { $0.hasPrefix("expected/") || $0 == "stderr.txt" })
  }
}
