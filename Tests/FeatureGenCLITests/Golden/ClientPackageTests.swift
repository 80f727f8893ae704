import TestSupport
import Testing

@testable import FeatureGenCLI

/// The package that `Tests/client` and `Tests/release` use as a user's package.
@Suite("The client's package")
struct ClientPackageTests {
  @Test(
    "is in sync (after a change of templates, run 'featuregen generate -C Tests/client/package')")
  func isInSync() throws {
    let folder = repository.appending(path: "Tests/client/package").path
    #expect(try checkProject(.disk(root: folder)).outcome == .success)
  }
}
