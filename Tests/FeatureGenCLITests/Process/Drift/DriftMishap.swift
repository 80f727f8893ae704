import FeatureLock
import Foundation
import TestSupport

@testable import FeatureGenerator

/// Something that happens to a project after it was generated, seen at the reducer of its feature and at the lock.
enum DriftMishap: String, CaseIterable, Sendable {
  case spec, settings, template, generator, edit, spaces, missing, orphan, comment

  static let reducer = "Sources/App/Counter/CounterReducer.swift"
  static let orphanedFile = "Sources/App/Timer/TimerReducer.swift"

  /// A project with two features, generated.
  static func project() throws -> TemporaryFolder {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timer\nactions: {go: }\n"])
    _ = try Tool.built.run("generate", in: folder.url)
    return folder
  }

  /// What `check` must say of the reducer.
  var causesOfReducer: Set<String> {
    switch self {
    case .spec: ["spec-changed"]
    case .settings: ["settings-changed"]
    case .template: ["template-changed"]
    case .generator: ["generator-changed"]
    case .edit: ["edited-by-hand"]
    case .spaces: ["edited-by-hand", "whitespace-only"]
    case .missing: ["missing"]
    case .orphan, .comment: []
    }
  }

  /// Whether the reducer is to be something else than it was generated as.
  var changesReducer: Bool {
    switch self {
    case .spec, .settings, .template, .generator: true
    case .edit, .spaces, .missing, .orphan, .comment: false
    }
  }

  /// Whether the lock is to be something else than it was.
  var changesLock: Bool {
    changesReducer || self == .orphan || self == .comment
  }

  /// Lets it happen.
  func happen(to folder: TemporaryFolder) throws {
    switch self {
    case .spec:
      try folder.change("Specs/Features/Counter.yaml", "state.count += 1", "state.count -= -1")
    case .settings: try folder.append("suffix: Thing\n", to: "Specs/featuregen.yaml")
    case .template: try Self.pretend(#"templates \w+"#, "templates \(digits)", folder)
    case .generator: try Self.pretend(#"generator \S+"#, "generator 0.0.1", folder)
    case .edit: try folder.append("// edited\n", to: Self.reducer)
    case .spaces: try folder.change(Self.reducer, "struct ", "struct  ")
    case .missing: try folder.remove(Self.reducer)
    case .orphan: try folder.remove("Specs/Features/Timer.yaml")
    case .comment: try folder.append("# a comment\n", to: "Specs/Clients/PlayerClient.yaml")
    }
  }

  /// Another hash than any there is.
  private var digits: String { String(repeating: "0", count: 64) }

  /// Makes the project one that another generator or template set has written: they gave the reducer another line.
  private static func pretend(
    _ pattern: String, _ replacement: String, _ folder: TemporaryFolder
  ) throws {
    let old = ContentHash(of: Array(try folder.text(reducer).utf8)).digits
    if try !folder.text(reducer).contains("// former\n") {
      try folder.append("// former\n", to: reducer)
    }
    let new = ContentHash(of: Array(try folder.text(reducer).utf8)).digits
    let lock = try folder.text(SampleProject.lock).replacing(old, with: new)
    let changed = lock.replacing(try Regex("\n" + pattern), with: "\n" + replacement)
    try folder.write([SampleProject.lock: changed])
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
