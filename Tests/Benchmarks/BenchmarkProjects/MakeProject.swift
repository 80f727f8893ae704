/// A file of a project, before anything is generated from it.
public struct ProjectFile: Sendable, Equatable {
  /// Its path, relative to the project's root.
  public var path: String
  /// What stands in it.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Makes a project like those of large apps: models, clients and features of 60 to 120 lines, with tests and with
/// children in other files, that use every construct of the spec language.
///
/// The same number and seed give the same files. The first specs of a project are those of a smaller one.
///
/// - Parameters:
///   - specs: How many specs it has.
///   - seed: What the choices depend on.
/// - Returns: Settings, specs and what is written by hand, in the order of their paths.
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
