import TestSupport
import Testing

@testable import FeatureGenCLI

/// Features that are children of many features in many places, with more paths to them than any traversal can follow.
@Suite struct NestedFeatureTests {
  /// Returns the size of the files that are generated from a project of nested features, in bytes.
  private func generatedBytes(depth: Int, width: Int, state: String) throws -> Int {
    var specs = [
      "Specs/featuregen.yaml": """
      version: 1
      module: App
      sources: Sources/App
      tests: Tests/AppTests
      views: true
      pages: Docs
      """
    ]
    for level in 0..<depth {
      let children = (0..<width).map { "c\($0): L\(level + 1)" }.joined(separator: ", ")
      specs["Specs/L\(level).yaml"] = """
        feature: L\(level)
        state: {n: \(state)}
        alerts: {boom: {title: Boom, buttons: {ok: OK}}}
        children: {\(level + 1 < depth ? children : "")}
        actions:
          go: state.n += 1
          explode: {present: boom}

        """
    }
    let project = MemoryFileSystem(texts: specs)
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    try #require(outcome == .success, "\(transcript.error)")
    #expect(try checkProject(project.fileSystem).outcome == .success)
    return project.files.values.reduce(0) { $0 + $1.count }
  }

  @Test(
    "views, previews and pages grow with the specs, not with the paths through them",
    arguments: Proofs.part(of: [5, 2], each: 2), ["Int = 0", "Int"])
  func growWithTheSpecs(width: Int, state: String) throws {
    let small = try generatedBytes(depth: 6, width: width, state: state)
    let large = try generatedBytes(depth: 24, width: width, state: state)
    // A preview may contain a hundred values.
    #expect(large < small * 5, "\(small) bytes of 6 features, \(large) of 24")
  }
}
