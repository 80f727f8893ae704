import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Each place that `adopt`, `docs` and `new` read or write holds something other than the expected file, or
/// somebody's own file.
@Suite("Special files at the paths of commands", .onOwnThread)
struct CommandPlacesTests {
  /// A command, and the places that it reads and writes.
  struct Command: Sendable {
    var arguments: [String]
    var places: [String]
    var isOfApp = false

    static let all = [
      Command(
        arguments: ["adopt", "Sources", "--write", "--force"],
        places: [
          "Sources", AdoptableProject.path, "Sources/New.swift", "Specs/Counter.yaml",
          "Specs/External",
          "Specs/External/Counter.yaml", settingsPath, UndoJournal.path, "Specs",
        ], isOfApp: true),
      Command(
        arguments: ["docs"],
        places: [
          "Docs", "Docs/README.md", "Docs/Features/Counter.md", "Docs/Old.md", settingsPath,
          UndoJournal.path, "Specs/Features", "Specs/Features/Counter.yaml", "Specs",
        ]),
      Command(arguments: ["docs", "--html", "page.html"], places: ["page.html"]),
      Command(
        arguments: ["docs", "--out", "site"],
        places: ["site/README.md", "site/Features", "site/Features/Counter.md"]),
      Command(
        arguments: ["new", "feature", "New"],
        places: [
          "Specs", "Specs/Features", "Specs/Features/New.yaml", schemaPath, settingsPath,
          "Specs/Features/Counter.yaml", "Sources/App/New/NewReducer.swift",
        ]),
      Command(
        arguments: ["new", "client", "NewClient"],
        places: [
          "Specs/Clients", "Specs/Clients/NewClient.yaml",
          "Sources/App/Clients/NewClient+Live.swift",
        ]),
      Command(
        arguments: ["new", "model", "New"], places: ["Specs/Models", "Specs/Models/New.yaml"]),
    ]
  }

  /// Something at the path of a file.
  enum Thing: CaseIterable {
    case pipe, folder, filledFolder, endless, linkOutside, linkToFolderOutside, linkToNowhere, loop
    case textOfSomebody, zeros, otherEncoding, large

    func put(at path: String, in folder: TemporaryFolder, outside: TemporaryFolder) throws {
      let url = folder.url.appending(path: path)
      let manager = FileManager.default
      try? manager.removeItem(at: url)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      func link(to target: String) throws {
        try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      }
      switch self {
      case .pipe: try #require(mkfifo(url.path, 0o600) == 0)
      case .folder: try manager.createDirectory(at: url, withIntermediateDirectories: false)
      case .filledFolder: try folder.write(["\(path)/mine": "mine"])
      case .endless: try link(to: "/dev/zero")
      case .linkOutside: try link(to: outside.url.appending(path: "theirs").path)
      case .linkToFolderOutside: try link(to: outside.url.path)
      case .linkToNowhere: try link(to: "nowhere")
      case .loop: try link(to: url.lastPathComponent)
      case .textOfSomebody: try folder.write([path: "mine"])
      case .zeros: try Data(count: 5000).write(to: url)
      case .otherEncoding: try Data([0xE9, 0xFF, 0xFE]).write(to: url)
      case .large:
        try Data().write(to: url)
        try #require(truncate(url.path, off_t(sizeLimit) + 1) == 0)
      }
    }
  }

  @Test("cause no lost file, no waiting and no write elsewhere", arguments: Command.all)
  func places(_ command: Command) async throws {
    let all = command.places.flatMap { place in Thing.allCases.map { (place, $0) } }
    for (place, thing) in Proofs.part(of: all, each: 11) {
      await Task.yield()
      let outside = try TemporaryFolder(["theirs": "theirs"])
      let folder = try TemporaryFolder(
        command.isOfApp ? AdoptableProject.files : SampleProject.inputs)
      if command.arguments == ["docs"] {
        try folder.write([settingsPath: SampleProject.settings + "pages: Docs\n"])
      }
      try thing.put(at: place, in: folder, outside: outside)
      let before = try marks(of: folder)
      let result = try Tool.built.run(command.arguments, in: folder.url, endingAfter: 60)
      let about: Comment = "\(thing) in the place of \(place): \(result.error)"
      #expect((0...2).contains(result.status), about)
      #expect(result.status == 0 || !(result.error + result.output).isEmpty, about)
      #expect(try outside.files() == ["theirs": Array("theirs".utf8)], about)
      let after = try marks(of: folder)
      if result.status == 1 { #expect(after == before, about) }
      for (path, mark) in before where !(command.isOfApp && path.hasPrefix("Sources")) {
        #expect(after[path] == mark, "'\(path)' with \(about)")
      }
    }
  }

  /// Returns the bytes of all files, and the destinations of links, by path.
  private func marks(of folder: TemporaryFolder) throws -> [String: String] {
    var marks: [String: String] = [:]
    for path in FileManager.default.subpaths(atPath: folder.url.path) ?? [] {
      let url = folder.url.appending(path: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: break
      case .typeSymbolicLink:
        marks[path] = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      case .typeRegular:
        let size = attributes[.size] as? Int ?? 0
        marks[path] =
          size > 1 << 20 ? "\(size)" : String(decoding: try Data(contentsOf: url), as: UTF8.self)
      default: marks[path] = "no file"
      }
    }
    return marks
  }
}
