import Foundation
import TestSupport
import Testing

/// The manifest that the README shows is the one of the package that `Tests/client/run` begins, builds and tests.
@Test("the README's Package.swift is one that is built, but for where this package is")
func readmeShowsAPackageThatIsBuilt() throws {
  let root = repository
  let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  let start = try #require(readme.range(of: "   ```swift\n   // swift-tools-version"))
  let end = try #require(readme[start.upperBound...].range(of: "   ```\n"))
  let shown = ("// swift-tools-version" + readme[start.upperBound..<end.lowerBound])
    .replacingOccurrences(of: "\n   ", with: "\n")
  let manifest = root.appendingPathComponent("Tests/client/package/Package.swift")
  let built = try String(contentsOf: manifest, encoding: .utf8)
  let byPath = ".package(name: \"featuregen\", path: \"../../..\")"
  #expect(built.contains(byPath))
  #expect(
    shown
      == built.replacingOccurrences(
        of: byPath, with: ".package(url: \"https://github.com/OWNER/featuregen\", from: \"0.1.0\")")
  )
  #expect(readme.contains("`.package(name: \"featuregen\", path: \"../featuregen\")`"))
}
