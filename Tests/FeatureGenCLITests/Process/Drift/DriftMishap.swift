import FeatureHeader
import Foundation
import TestSupport

/// A mishap of a project after its generation, visible in the reducer of its feature.
enum DriftMishap: String, CaseIterable, Sendable {
  case spec, settings, edit, spaces, conflict, missing, orphan, comment

  static let reducer = "Sources/App/Counter/CounterReducer.swift"
  static let orphanedFile = "Sources/App/Timer/TimerReducer.swift"

  /// Makes a generated project with two features.
  static func project() throws -> TemporaryFolder {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timer\nactions: {go: }\n"])
    _ = try Tool.built.run("generate", in: folder.url)
    return folder
  }

  /// The causes that `check` must name for the reducer.
  var causesOfReducer: Set<String> {
    switch self {
    case .spec, .comment: ["spec-changed"]
    case .settings: ["inputs-changed"]
    case .edit: ["edited-by-hand"]
    case .spaces: ["formatted"]
    case .conflict: ["merge-conflict"]
    case .missing: ["missing"]
    case .orphan: []
    }
  }

  /// Applies the mishap to a project.
  func happen(to folder: TemporaryFolder) throws {
    switch self {
    case .spec:
      try folder.change("Specs/Features/Counter.yaml", "state.count += 1", "state.count -= -1")
    case .settings: try folder.append("suffix: Thing\n", to: "Specs/featuregen.yaml")
    case .edit: try folder.append("// edited\n", to: Self.reducer)
    case .spaces: try folder.change(Self.reducer, "struct ", "struct  ")
    case .conflict:
      try folder.change(
        Self.reducer, "// spec ",
        "<<<<<<< HEAD\n// spec 000000000000\n=======\n// spec 1\n>>>>>>> other\n// spec ")
    case .missing: try folder.remove(Self.reducer)
    case .orphan: try folder.remove("Specs/Features/Timer.yaml")
    case .comment: try folder.append("# a comment\n", to: "Specs/Features/Counter.yaml")
    }
  }
}

extension TemporaryFolder {
  /// Replaces a text in a file.
  func change(_ path: String, _ old: String, _ new: String) throws {
    try write([path: try text(path).replacing(old, with: new)])
  }

  /// Adds a text to a file.
  func append(_ text: String, to path: String) throws {
    try write([path: try self.text(path) + text])
  }
}
