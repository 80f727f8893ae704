import Foundation
import Testing

@Suite("Opened files") struct OpenedFilesTests {
  /// The targets of the tool and of the check in builds.
  private static let targets = [
    "FeatureComparison", "FeatureDocumentation", "FeatureGenCLI", "FeatureGenCheck",
    "FeatureGenerator", "FeatureLanguageServer", "FeatureHeader", "FeatureMutation", "FeatureSpec",
    "JSON", "JSONRPC", "Platform", "SpecSource", "SpecSwift", "SpecYAML", "StrictMustache",
    "featuregen",
  ]

  /// The calls that open files: the system's calls, and Foundation's calls that do not check the kind of the file.
  private nonisolated(unsafe) static let calls =
    /\b(?:open|openat)\([^)]*O_[A-Z]|\b(?:fopen|freopen|creat)\(|(?:Data|String)\(contentsOf(?:File)?:|contents\(atPath|FileHandle\(|InputStream\(/

  @Test("are opened in a single place, which does not wait for pipes", arguments: targets)
  func onePlace(target: String) throws {
    for file in try swiftFiles(in: "Sources/\(target)") {
      guard file.lastPathComponent != "OpenFile.swift" else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where line.contains(Self.calls) {
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("//") else { continue }
        Issue.record("\(file.lastPathComponent) opens a file by itself: \(code)")
      }
    }
  }

  @Test("the search finds every call that opens a file")
  func findsCalls() {
    for code in [
      "let a = open(path, O_RDONLY)", "fopen(path, \"r\")", "Data(contentsOf: url)",
      "String(contentsOfFile: path)", "files.contents(atPath: path)",
    ] {
      #expect(code.contains(Self.calls), "\(code)")
    }
    for code in ["open(byte)", "items.append(contentsOf: more)", "func open(_ byte: UInt8)"] {
      #expect(!code.contains(Self.calls), "\(code)")
    }
  }
}
