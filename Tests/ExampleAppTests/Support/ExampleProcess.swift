import Foundation
import TestSupport
import Testing

/// The keys that tests press, as xterm sends them.
enum Typed {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let pageDown = "\u{1B}[6~"

  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
  }
}

/// The example app of the same build as the tests, with files of its own.
final class ExampleProcess {
  let folder: URL

  init(text: String = "A text to read.\n") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "example-app-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: textFile, atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var historyFile: URL { folder.appending(path: "history.json") }
  var textFile: URL { folder.appending(path: "text.txt") }

  /// The path of the binary, which is next to the bundle of the tests.
  static var path: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appending(path: "ExampleApp").path
    #else
      return Bundle.main.bundleURL.appending(path: "ExampleApp").path
    #endif
  }

  /// The command that starts the app.
  var command: [String] {
    [Self.path, "--history", historyFile.path, "--text", textFile.path]
  }

  /// Starts the app in a terminal, and waits for its menu.
  func open(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      command, columns: columns, rows: rows, environment: environment)
    try session.wait(for: "Sample text")
    return session
  }

  /// Runs the app without a terminal, and waits for its end.
  func run(typing input: String) throws -> (status: Int32, output: String) {
    let process = try FinishedProcess(
      Self.path, Array(command.dropFirst()), reading: input, endingAfter: 60)
    return (process.status, process.output + process.error)
  }
}
