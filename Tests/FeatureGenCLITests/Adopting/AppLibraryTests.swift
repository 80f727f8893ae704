import FeatureProgram
import FeatureSpec
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The version of the Composable Architecture that an app is built with.
@Suite("The app's version of the library")
struct AppLibraryTests {
  private static let address = "https://github.com/pointfreeco/swift-composable-architecture"

  private static func resolved(_ state: String, format: Int = 3) -> String {
    format == 1
      ? """
      {"object": {"pins": [
        {"package": "swift-clocks", "repositoryURL": "https://github.com/pointfreeco/swift-clocks.git",
         "state": {"branch": null, "revision": "1", "version": "1.0.0"}},
        {"package": "swift-composable-architecture", "repositoryURL": "\(address).git", "state": \(state)}
      ]}, "version": 1}
      """
      : """
      {"originHash": "1", "pins": [
        {"identity": "swift-clocks", "kind": "remoteSourceControl", "location": "https://github.com/pointfreeco/swift-clocks",
         "state": {"revision": "1", "version": "1.0.0"}},
        {"identity": "swift-composable-architecture", "kind": "remoteSourceControl", "location": "\(address)", "state": \(state)}
      ], "version": \(format)}
      """
  }

  private static func pinned(_ version: String) -> String {
    resolved(#"{"revision": "1", "version": "\#(version)"}"#)
  }

  private static func manifest(_ requirement: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App",
      dependencies: [.package(url: "\(address)", \(requirement))],
      targets: [.target(name: "App")])
    """
  }

  private func find(_ files: [String: String]) throws -> AppLibrary? {
    try AppLibrary.find(MemoryFileSystem(texts: files).fileSystem)
  }

  @Test("all formats of 'Package.resolved' are read", arguments: 1...3)
  func formats(format: Int) throws {
    let text = Self.resolved(
      #"{"branch": null, "revision": "1", "version": "1.20.2"}"#, format: format)
    let library = try find(["Package.resolved": text])
    #expect(library?.releases == LibraryRelease(1, 20, 2).alone)
    #expect(library?.fittingVersion == .first)
  }

  @Test(
    "the file is found where SwiftPM and Xcode write it",
    arguments: [
      "Package.resolved", "Packages/Features/Package.resolved",
      "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ])
  func places(path: String) throws {
    #expect(try find([path: Self.pinned("1.23.1")])?.path == path)
  }

  @Test("the file closest to the project's folder decides")
  func closest() throws {
    let project = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let files = [
      "Examples/Old/Package.resolved": Self.pinned("0.50.0"), project: Self.pinned("1.25.5"),
      "Packages/A/Package.resolved": "{", "Package.swift": Self.manifest("from: \"0.9.0\""),
    ]
    #expect(try find(files)?.path == project)
  }

  @Test(
    "the manifest's requirement counts if no release is resolved",
    arguments: [
      ("from: \"1.17.0\"", "1.17.0", "2.0.0"), ("exact: \"1.20.2\"", "1.20.2", "1.20.3"),
      (".upToNextMinor(from: \"1.20.2\")", "1.20.2", "1.21.0"),
      (".upToNextMajor(from: \"0.50.0\")", "0.50.0", "1.0.0"),
      ("\"1.17.0\"..<\"1.22.0\"", "1.17.0", "1.22.0"),
      ("\"1.17.0\" ... \"1.22.0\"", "1.17.0", "1.22.1"),
    ])
  func manifests(requirement: String, first: String, limit: String) throws {
    let library = try #require(try find(["Package.swift": Self.manifest(requirement)]))
    #expect(library.releases.lowerBound.description == first)
    #expect(library.releases.upperBound.description == limit)
  }

  @Test(
    "a dependency without a release is no obstacle",
    arguments: [
      ["Package.resolved": resolved(#"{"branch": "main", "revision": "1"}"#)],
      [
        "Package.resolved": resolved(#"{"revision": "1"}"#),
        "Package.swift": manifest("from: \"0.9.0\""),
      ],
      ["Package.resolved": pinned("next")], ["Package.resolved": "{\"pins\": 1}"],
      ["Package.resolved": pinned("99999999999999999999.0.0")],
      ["Package.swift": manifest("branch: \"main\"")],
      ["Package.swift": manifest("\"2.0.0\"..<\"1.0.0\"")],
      ["Sources/A.swift": ""],
    ])
  func unknown(files: [String: String]) throws {
    #expect(try find(files) == nil)
  }

  private func adopt(
    _ version: String, settings: String = AdoptableProject.settings, writes: Bool = true
  ) throws -> (outcome: CommandOutcome, project: MemoryFileSystem, transcript: Transcript) {
    let transcript = Transcript()
    let project = MemoryFileSystem(
      texts: [
        AdoptableProject.path: AdoptableProject.swift, "Package.resolved": Self.pinned(version),
        settingsPath: settings,
      ])
    let outcome = try adoptFeatures(
      in: ["Sources"], named: [], project.fileSystem,
      writing: writes ? AdoptionTarget(specs: "Specs") : nil, workers: .one,
      console: transcript.console)
    return (outcome, project, transcript)
  }

  @Test(
    "nothing is adopted into an app with an unsupported version",
    arguments: ["0.57.0", "1.16.1", "2.0.0"])
  func unsupported(version: String) throws {
    let (outcome, project, transcript) = try adopt(version)
    #expect(outcome == .failure)
    #expect(project.takeWritten().isEmpty)
    #expect(
      transcript.error.contains(
        "error: the app is built with \(version) of the Composable Architecture ('Package.resolved'), which featuregen does not support"
      ))
    #expect(transcript.error.contains(version == "2.0.0" ? "update featuregen" : "1.17.0 or later"))
    let report = try adopt(version, writes: false)
    #expect(report.outcome == .success)
    #expect(report.transcript.error.contains("warning: the app is built with \(version)"))
  }

  @Test("settings that require another version are an error, and the hint works")
  func otherVersion() throws {
    let (outcome, _, transcript) = try adopt("1.20.2")
    #expect(outcome == .failure)
    #expect(
      transcript.error.contains("the settings request code for 1.25.0 and later"))
    let line = "tca: {version: '1.17'}"
    #expect(transcript.error.contains("write \"\(line)\" in '\(settingsPath)'"))
    let second = try adopt("1.20.2", settings: AdoptableProject.settings + line + "\n")
    #expect(second.outcome == .success, "\(second.transcript.error)")
  }

  @Test("a supported version causes no message", arguments: ["1.25.0", "1.25.5", "1.30.0"])
  func supported(version: String) throws {
    let (outcome, _, transcript) = try adopt(version)
    #expect(outcome == .success)
    #expect(transcript.error.isEmpty)
  }

  @Test(
    "'init' writes the app's version of the library into the settings",
    arguments: ["1.20.2", "1.25.5"])
  func begins(version: String) throws {
    let transcript = Transcript()
    let project = MemoryFileSystem(
      texts: [
        AdoptableProject.path: AdoptableProject.swift, "Package.resolved": Self.pinned(version),
      ])
    let outcome = try initProject(
      project.fileSystem, of: project.fileSystem, module: nil, templates: "tca", ci: CIService.none,
      console: transcript.console)
    #expect(outcome == .success, "\(transcript.error)")
    let settings = String(decoding: project.files[settingsPath] ?? [], as: UTF8.self)
    #expect(settings.contains("tca: {version: '1.17'}\n") == (version == "1.20.2"), "\(settings)")
  }

  @Test("'init' warns of an unsupported version")
  func beginsWithOther() throws {
    let transcript = Transcript()
    let project = MemoryFileSystem(
      texts: [
        AdoptableProject.path: AdoptableProject.swift, "Package.resolved": Self.pinned("0.57.0"),
      ])
    let outcome = try initProject(
      project.fileSystem, of: project.fileSystem, module: nil, templates: "tca",
      ci: CIService.none, console: transcript.console)
    #expect(outcome == .success)
    #expect(transcript.error.contains("warning: the app is built with 0.57.0"))
    let settings = String(decoding: project.files[settingsPath] ?? [], as: UTF8.self)
    #expect(!settings.contains("tca:"))
  }
}
