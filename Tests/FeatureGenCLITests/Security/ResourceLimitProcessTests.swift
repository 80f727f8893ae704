import Foundation
import TestSupport
import Testing

/// Files that are designed to take forever or to fill the memory make the tool end with a message.
///
/// `ResourceLimitTests` and the tests of each reader count the limits. These tests only check that the tool ends; a
/// guard ends it after a minute.
@Suite("Resource limits of the tool", .onOwnThread)
struct ResourceLimitProcessTests {
  /// A malicious file or folder in a project.
  struct ResourceAttack: Sendable, CustomTestStringConvertible {
    /// A description of the attack.
    var testDescription: String
    /// The expected message about the attack.
    var message: String
    /// Adds the attack to a project.
    var prepare: @Sendable (TemporaryFolder) throws -> Void
  }

  private static let spec = "Specs/Features/Bomb.yaml"

  static let attacks: [ResourceAttack] = [
    ResourceAttack(testDescription: "a file of 100 MB", message: "it is larger than 64 MiB") {
      folder in
      try folder.write([spec: ""])
      try FileHandle(forWritingTo: folder.url.appending(path: spec)).truncate(
        atOffset: 100_000_000)
    },
    text("a scalar of 10 MB", "Bomb.yaml:1:1: error: the file has more than 1,048,576 bytes") {
      "feature: Bomb\ndoc: " + String(repeating: "x", count: 10_000_000)
    },
    text("a million keys", "Bomb.yaml:1:1: error: the file has more than 1,048,576 bytes") {
      "feature: Bomb\nstate:\n" + (0..<1_000_000).map { "  k\($0): Int = 0\n" }.joined()
    },
    text("as many keys as fit", "error: the file contains more than 20,000 values") {
      "feature: Bomb\nstate:\n" + (0..<40_000).map { "  k\($0): Int = 0\n" }.joined()
    },
    text("brackets 100,000 deep", "error: values are nested more than 64 levels deep here") {
      "feature: Bomb\nstate: " + String(repeating: "[", count: 100_000)
    },
    text("a name of a megabyte", "Bomb.yaml:1:10: error: 'xxx") {
      "feature: " + String(repeating: "x", count: 1_000_000)
    },
    text("Swift that calls its parser 15,000 deep", "Bomb.yaml:3:") {
      "feature: Bomb\nactions:\n  go: " + String(repeating: "try ", count: 15_000)
    },
    text("more Swift than there can be", "error: this is more than 32 KiB of Swift") {
      "feature: Bomb\nactions:\n  go: " + String(repeating: "a; ", count: 300_000)
    },
    text("10,000 mistakes", "and 9900 errors more in this file, not shown") {
      ResourceLimitTests.manyMistakes(10_000).replacing("feature: F", with: "feature: Bomb")
    },
    ResourceAttack(
      testDescription: "features in features, very deep",
      message: "is nested in other features more than 100 deep"
    ) {
      folder in
      let count = Proofs.areLong ? 3000 : 300
      let specs = (0..<count).map { index in
        let child = index < count - 1 ? "children: {next: F\(index + 1)}\n" : ""
        return ("Specs/F\(index).yaml", "feature: F\(index)\nactions: {go: }\n\(child)")
      }
      try folder.write(Dictionary(uniqueKeysWithValues: specs))
    },
    special("a pipe", "cannot read '\(spec)': it is a named pipe") { path in
      #expect(mkfifo(path, 0o600) == 0)
    },
    special("/dev/zero", "cannot read '\(spec)': it is a device") { path in
      #expect(symlink("/dev/zero", path) == 0)
    },
    ResourceAttack(testDescription: "links in a circle", message: "in sync: 5 files from 2 specs") {
      folder in
      let specs = folder.url.appending(path: "Specs").path
      #expect(symlink(".", "\(specs)/circle") == 0)
      #expect(symlink("b.yaml", "\(specs)/a.yaml") == 0)
      #expect(symlink("a.yaml", "\(specs)/b.yaml") == 0)
    },
    ResourceAttack(
      testDescription: "a folder of very many files", message: "in sync: 5 files from 2 specs"
    ) { folder in
      let many = folder.url.appending(path: "Specs/Many").path
      #expect(mkdir(many, 0o700) == 0)
      for number in 0..<(Proofs.areLong ? 100_000 : 5000) {
        close(open("\(many)/\(number).txt", O_CREAT | O_WRONLY, 0o600))
      }
    },
  ]

  @Test("end with a message", arguments: attacks)
  func attack(_ attack: ResourceAttack) throws {
    let folder = try SampleProject.generatedFolder()
    try attack.prepare(folder)
    let result = try Tool.built.run(["check"], in: folder.url, endingAfter: 60)
    #expect([0, 1].contains(result.status))
    let printed = result.output + result.error
    #expect(printed.contains(attack.message), "\(printed.prefix(2000))")
    #expect(printed.utf8.count < 100_000)
  }

  private static func text(
    _ what: String, _ message: String, _ text: @escaping @Sendable () -> String
  ) -> ResourceAttack {
    ResourceAttack(testDescription: what, message: message) { try $0.write([spec: text()]) }
  }

  private static func special(
    _ what: String, _ message: String, _ make: @escaping @Sendable (String) -> Void
  ) -> ResourceAttack {
    ResourceAttack(testDescription: what, message: message) {
      make($0.url.appending(path: spec).path)
    }
  }
}
