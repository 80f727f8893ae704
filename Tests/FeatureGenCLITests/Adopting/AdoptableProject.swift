import TestSupport

/// A project with a feature in Swift that can be adopted.
enum AdoptableProject {
  static let path = "Sources/App/Counter.swift"
  static let swift = "import ComposableArchitecture\n\n\(countingReducer("Counter"))\n"
  static let settings = """
    version: 1
    module: App
    access: internal
    sources: Sources/App/Generated
    tests: Tests/AppTests/Generated
    suffix: ''
    templates: tca

    """
  static let external = "external: Counter\nactions: {up: }\n"

  /// The handwritten files.
  static let files = ["Specs/featuregen.yaml": settings, path: swift]

  /// Makes a repository whose only commit also contains some other files.
  static func repository(_ others: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files.merging(others) { $1 })
    try folder.beginRepository()
    try folder.commit()
    return folder
  }
}
