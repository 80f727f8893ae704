import Foundation
import Testing

@testable import FeatureGenCLI

extension OneAtATime {
  /// Whatever a name in a spec is, it is refused where it stands or yields Swift that compiles.
  @Suite("Hostile names")
  struct HostileNameTests {
    private static let others = [
      "Specs/featuregen.yaml":
        "version: 1\nmodule: Hostile\nsources: Sources/Hostile\ntests: Tests/HostileTests\n",
      "Specs/Leaf.yaml":
        "feature: Leaf\nstate: {id: Int = 0, count: Int = 0}\nactions: {go: }\n",
      "Specs/LogClient.yaml":
        "client: LogClient\nkey: log\nendpoints: {write: {with: {_ n: Int}, async: true, throws: true, live: print(n)}}\n",
    ]

    private static let samples: [UInt64] =
      HostileNames.areAllTried ? Array(0...UInt64(HostileNames.values.count / 24)) : [1, 2]

    /// A part of the names, by chance or one after the other: a type with more of them takes the compiler minutes.
    private func some(of names: [String], sample: UInt64) -> [String] {
      var generator = SeededGenerator(state: sample)
      let some =
        HostileNames.areAllTried
        ? names.dropFirst(Int(sample) * 24).prefix(24)
        : names.shuffled(using: &generator).prefix(24)
      return names.filter { some.contains($0) || HostileNames.known.contains($0) }
    }

    @Test("are refused or compile", arguments: samples)
    func compile(sample: UInt64) throws {
      var files = Self.others
      for var place in HostilePlace.all {
        place.names = some(of: place.names, sample: sample)
        let (spec, refused) = try acceptable(place)
        files["Specs/\(place.subject).yaml"] = spec
        #expect(refused.isDisjoint(with: HostileNames.ofOtherScripts), "\(place.subject)")
      }
      let folder = try TemporaryFolder()
      let project = MemoryFileSystem(texts: files)
      let transcript = Transcript()
      let outcome = try generateProject(project.fileSystem, console: transcript.console)
      try #require(outcome == .success, "\(transcript.error)")
      let written = project.takeWritten().filter { $0.key.hasSuffix(".swift") }
      try writeFiles(written, to: folder.url)
      let compiler = SwiftCompiler(folder: folder.url)
      func paths(_ prefix: String) -> [String] {
        written.keys.sorted().filter { $0.hasPrefix(prefix) }
          .map { folder.url.appendingPathComponent($0).path }
      }
      let errors = try compiler.emitModule("Hostile", of: paths("Sources/"), "-warnings-as-errors")
      #expect(errors == nil, "\(errors ?? "")")
      let testErrors = try compiler.check(paths("Tests/"), as: "HostileTests")
      #expect(testErrors == nil, "\(testErrors ?? "")")
    }

    /// The spec of a place with all names that are not refused.
    private func acceptable(_ place: HostilePlace) throws -> (spec: String, refused: Set<String>) {
      var refused: Set<String> = []
      while true {
        let spec = place.text(place.subject, without: refused)
        let path = "Specs/\(place.subject).yaml"
        let project = MemoryFileSystem(texts: Self.others.merging([path: spec]) { $1 })
        let transcript = Transcript()
        if try generateProject(project.fileSystem, console: transcript.console) == .success {
          return (spec, refused)
        }
        let found = refusedNames(transcript.error, in: spec, at: path, of: place)
        try #require(!found.isSubset(of: refused), "\(spec)\n\(transcript.error)")
        let lines = transcript.error.split(separator: "\n")
        let errors = lines.count { $0.contains(": error: ") }
        #expect(lines.count { $0.hasPrefix("  hint: ") } == errors, "\(transcript.error)")
        refused.formUnion(found)
      }
    }

    /// The names in the lines that errors stand at.
    private func refusedNames(
      _ errors: String, in spec: String, at path: String, of place: HostilePlace
    ) -> Set<String> {
      let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
      var names: Set<String> = []
      for error in errors.split(separator: "\n") where error.hasPrefix("\(path):") {
        let parts = error.split(separator: ":", maxSplits: 4)
        guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]) else { continue }
        names.formUnion(
          place.names.filter { name in
            lines[line - 1].contains("'\(name)'") || lines[line - 1].contains("`\(name)`")
              || lines[line - 1].contains(" \(name)'") || lines[line - 1].contains("'\(name) ")
          })
      }
      return names
    }
  }
}
