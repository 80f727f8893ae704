import SpecSource
import SpecSupport
import TestSupport
import Testing

/// Whatever a name in a spec is, it is refused where it stands or yields Swift that compiles.
@Suite("Names in specs", .onOwnThread)
struct MemberNameTests {
  private static let others = [
    "Specs/featuregen.yaml":
      "version: 1\nmodule: Awkward\nsources: Sources/Awkward\ntests: Tests/AwkwardTests\n",
    "Specs/Leaf.yaml":
      "feature: Leaf\nstate: {id: Int = 0, count: Int = 0}\nactions: {go: }\n",
    "Specs/LogClient.yaml":
      "client: LogClient\nkey: log\nendpoints: {write: {with: {_ n: Int}, async: true, throws: true, live: print(n)}}\n",
  ]

  private static let samples: [UInt64] =
    AwkwardNames.areManyTried ? AwkwardNames.samples : [1]

  /// A part of the names, by chance or one after the other: a type with more of them takes the compiler minutes.
  private func some(of names: [String], sample: UInt64) -> [String] {
    var generator = SeededRandom(seed: sample)
    let some =
      AwkwardNames.areManyTried
      ? names.dropFirst(Int(sample) * 24).prefix(24)
      : names.shuffled(using: &generator).prefix(24)
    return names.filter { some.contains($0) || AwkwardNames.known.contains($0) }
  }

  @Test("are refused or compile", arguments: samples)
  func compile(sample: UInt64) throws {
    var files = Self.others
    for var place in NamePlace.all {
      place.names = some(of: place.names, sample: sample)
      let (spec, refused) = try acceptable(place)
      files["Specs/\(place.subject).yaml"] = spec
      #expect(refused.isDisjoint(with: AwkwardNames.ofOtherScripts), "\(place.subject)")
    }
    try GeneratedModule(TextProject(texts: files), named: "Awkward").expectCompiles()
  }

  /// The spec of a place with all names that are not refused.
  private func acceptable(_ place: NamePlace) throws -> (spec: String, refused: Set<String>) {
    var refused: Set<String> = []
    while true {
      let spec = place.text(place.subject, without: refused)
      let path = "Specs/\(place.subject).yaml"
      let project = TextProject(texts: Self.others.merging([path: spec]) { $1 })
      let errors = project.generate().errors
      if errors.isEmpty { return (spec, refused) }
      let found = refusedNames(errors, in: spec, at: path, of: place)
      try #require(!found.isSubset(of: refused), "\(spec)\n\(errors.described)")
      #expect(errors.allSatisfy { $0.hint != nil }, "\(errors.described)")
      refused.formUnion(found)
    }
  }

  /// The names in the lines that errors stand at.
  private func refusedNames(
    _ errors: [Diagnostic], in spec: String, at path: String, of place: NamePlace
  ) -> Set<String> {
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
    var names: Set<String> = []
    for span in errors.compactMap(\.span) where span.file.path == path {
      let line = lines[span.start.line - 1]
      names.formUnion(
        place.names.filter { name in
          line.contains("'\(name)'") || line.contains("`\(name)`") || line.contains(" \(name)'")
            || line.contains("'\(name) ")
        })
    }
    return names
  }
}
