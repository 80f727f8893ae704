import Foundation
import TestSupport
import Testing

/// The findings of the build-tool plugin's executable, in Xcode's format.
@Suite(.onOwnThread) struct HeaderCheckTests {
  private static let tool = Tool(
    url: Tool.built.url.deletingLastPathComponent().appendingPathComponent("featuregen-check"))

  /// Returns the exit status of the check and the lines that it prints.
  private func findings(in folder: TemporaryFolder) throws -> (status: Int32, lines: [String]) {
    let before = try folder.files()
    let target = folder.url.appending(path: "Sources/App").path
    let result = try Self.tool.run(folder.url.path, target, in: URL(fileURLWithPath: "/"))
    #expect(result.output == "")
    #expect(try folder.files() == before)
    return (result.status, result.error.split(separator: "\n").map(String.init))
  }

  @Test func printsNothingIfAllIsInSync() throws {
    let found = try findings(in: try SampleProject.generatedFolder())
    #expect(found.status == 0)
    #expect(found.lines == [])
  }

  /// Returns the place and a part of the message of each mishap; nil if headers do not show it.
  private func expected(_ mishap: DriftMishap) -> (place: String, words: String)? {
    switch mishap {
    case .spec, .comment: ("Specs/Features/Counter.yaml", "this spec has changed since")
    case .edit, .spaces, .conflict: (DriftMishap.reducer, "this generated file was edited")
    case .orphan:
      (DriftMishap.orphanedFile, "the spec 'Specs/Features/Timer.yaml' of this generated file")
    case .settings, .missing: nil
    }
  }

  @Test(arguments: DriftMishap.allCases)
  func showsAMishapAtItsPlace(_ mishap: DriftMishap) throws {
    let folder = try DriftMishap.project()
    try mishap.happen(to: folder)
    let found = try findings(in: folder)
    guard let (place, words) = expected(mishap) else {
      #expect(found.status == 0)
      return
    }
    #expect(found.status == 1)
    let line = try #require(found.lines.first { $0.contains("/\(place):") })
    #expect(line.hasPrefix("\(folder.url.path)/\(place):1: error: "))
    #expect(line.contains(words))
    #expect(line.contains("run 'featuregen generate"))
  }

  @Test func namesASpecWithoutGeneratedFiles() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.write([
      "Specs/Features/New.yaml": "# mine\nfeature: New\nactions: {go: }\n",
      "Specs/External/Old.yaml": "external: OldFeature\n",
    ])
    let found = try findings(in: folder)
    #expect(found.lines.count == 1)
    #expect(
      found.lines.first?.contains(
        "Specs/Features/New.yaml:1: error: no code was generated from this spec yet") == true)
  }

  /// A build must neither wait for the other end of a pipe nor read files outside the project.
  @Test(arguments: [DriftMishap.reducer, "Specs/Features/Counter.yaml"])
  func readsOnlyFilesOfTheProject(_ path: String) throws {
    let folder = try SampleProject.generatedFolder()
    let file = folder.url.appendingPathComponent(path).path
    for (target, why) in [(nil, "it is a named pipe"), ("/etc/hostname", "a symbolic link")] {
      try FileManager.default.removeItem(atPath: file)
      if let target {
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
      } else {
        try #require(mkfifo(file, 0o600) == 0)
      }
      let result = try Self.tool.run(folder.url.path, in: URL(fileURLWithPath: "/"))
      #expect(result.status == 1)
      #expect(result.error.contains("'\(path)' cannot be read (\(why)"), "\(result.error)")
    }
  }

  @Test func leavesNestedProjectsAlone() throws {
    let folder = try SampleProject.generatedFolder()
    let reducer = try folder.text(DriftMishap.reducer)
    try folder.write([
      "Examples/Other/Specs/featuregen.yaml": "", "Examples/Other/A.swift": reducer + "// edited\n",
      ".build/A.swift": reducer + "// edited\n",
    ])
    #expect(try findings(in: folder).lines == [])
  }

  @Test func namesTheCommandOfThePlugin() throws {
    let folder = try DriftMishap.project()
    try DriftMishap.comment.happen(to: folder)
    let result = try Self.tool.run(
      [folder.url.path], in: folder.url, environment: Tool.calledByPlugin)
    #expect(result.error.contains("; run 'swift package x featuregen generate'"))
  }

  /// An Xcode project has no manifest that an editor could show.
  @Test(arguments: [
    (["Package.swift": ""], "Package.swift"), (["App.xcodeproj/project.pbxproj": ""], settings),
  ])
  func reportsMissingSettings(_ files: [String: String], _ place: String) throws {
    let folder = try TemporaryFolder(files)
    let found = try findings(in: folder)
    #expect(found.status == 1)
    #expect(
      found.lines == [
        "\(folder.url.path)/\(place):1: error: there is no '\(Self.settings)' in "
          + "'\(folder.url.path)'; run 'featuregen init'"
      ])
  }

  private static let settings = "Specs/featuregen.yaml"

  /// If the files of a target in an Xcode project have no common folder, the target's folder is the whole project.
  @Test(arguments: [("", true), ("Sources", true), ("Tests", false)])
  func reportsOrphansInTheFolderOfTheTarget(_ target: String, isFound: Bool) throws {
    let folder = try DriftMishap.project()
    try DriftMishap.orphan.happen(to: folder)
    let result = try Self.tool.run(
      folder.url.path, folder.url.appending(path: target).path, in: folder.url)
    #expect(result.error.contains("/\(DriftMishap.orphanedFile):1: error: ") == isFound)
  }

  @Test func requiresAProject() throws {
    #expect(try Self.tool.run(in: URL(fileURLWithPath: "/")).status == 64)
  }

  @Test func touchesItsStampRegardlessOfFindings() throws {
    let folder = try SampleProject.generatedFolder()
    let work = try TemporaryFolder(["last-run": ""])
    for _ in 1...2 {
      try work.age()
      _ = try Self.tool.run(
        folder.url.path, folder.url.path, work.url.appendingPathComponent("last-run").path,
        in: work.url)
      #expect(try work.pathsWrittenSinceAging() == ["last-run"])
      try folder.append("# a comment\n", to: "Specs/Features/Counter.yaml")
    }
  }
}
