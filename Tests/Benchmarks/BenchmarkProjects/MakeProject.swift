/// A file of a project, before any code is generated.
public struct ProjectFile: Sendable, Equatable {
  /// The path, relative to the project's root.
  public var path: String
  /// The contents of the file.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Makes a project that resembles large apps: models, clients and features of 60 to 120 lines, with tests and with
/// children in other files, which use every construct of the spec language.
///
/// The same number and seed produce the same files. The first specs of a large project equal the specs of a smaller
/// project.
///
/// - Parameters:
///   - specs: The number of specs.
///   - seed: The seed of all random choices.
/// - Returns: The settings, the specs and the handwritten files, sorted by path.
public func makeProject(specs: Int, seed: UInt64 = 1) -> [ProjectFile] {
  var files = [
    ProjectFile(
      path: "Specs/featuregen.yaml",
      text: """
        version: 1
        module: App
        sources: Sources/App
        tests: Tests/AppTests

        """)
  ]
  for number in 0..<specs {
    files += ProjectBlock(number: number / ProjectBlock.size, seed: seed)
      .files(ofSlot: number % ProjectBlock.size)
  }
  return files.sorted { $0.path < $1.path }
}
