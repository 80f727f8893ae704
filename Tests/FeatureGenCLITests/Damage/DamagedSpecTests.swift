import FeatureSpec
import Foundation
import SpecSource
import Testing

extension OneAtATime {
  /// Specs that are cut off, or have a wrong character somewhere, are read to the end, with errors that say where.
  ///
  /// A run takes some damages of each spec, spread over it; `DAMAGES=400` takes more.
  @Suite("Damaged specs")
  struct DamagedSpecTests {
    private static let signs = Array(":#{[\"'&*!-\t\n".utf8)
    private static let share =
      ProcessInfo.processInfo.environment["DAMAGES"].flatMap { Int($0) } ?? 12

    @Test("do not crash or hang the linter", arguments: try DamagedSpec.all())
    func damages(_ spec: DamagedSpec) throws {
      let count = spec.bytes.count * (Self.signs.count + 1)
      let stride = max(1, count / Self.share)
      for number in Swift.stride(from: spec.offset % stride, to: count, by: stride) {
        let position = number / (Self.signs.count + 1)
        let kind = number % (Self.signs.count + 1)
        var bytes = spec.bytes
        if kind == Self.signs.count {
          bytes.removeSubrange(position...)
        } else {
          bytes[position] = Self.signs[kind]
        }
        try check(bytes, of: spec)
      }
    }

    /// Reads a damaged spec among the others of its kind, and checks what is said of it.
    private func check(_ bytes: [UInt8], of spec: DamagedSpec) throws {
      let file = SourceFile(path: spec.path, bytes: bytes)
      let project = readProject(settings: DamagedSpec.settings, specs: [file])
      for diagnostic in project.diagnostics {
        guard let span = diagnostic.span else { continue }
        let start = span.start
        #expect(start.offset <= bytes.count && start.line > 0 && start.column > 0)
        #expect(!diagnostic.message.isEmpty)
      }
      if !project.diagnostics.containsErrors, let project = project.value {
        _ = lint(project)
      }
    }
  }
}

/// A spec to be damaged.
struct DamagedSpec: Sendable, CustomTestStringConvertible {
  let path: String
  let bytes: [UInt8]
  /// Where its share of damages begins.
  let offset: Int

  var testDescription: String { path }

  static let settings = SourceFile(
    path: "Specs/featuregen.yaml",
    text: "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n")

  /// Our own specs.
  static func all() throws -> [DamagedSpec] {
    let folder = testsFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Specs")
    return try readFolder(folder).filter { $0.key.hasSuffix(".yaml") }.sorted { $0.key < $1.key }
      .enumerated().map { index, file in
        DamagedSpec(path: "Specs/\(file.key)", bytes: file.value, offset: index * 7919)
      }
  }
}
