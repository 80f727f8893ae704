import SpecSource
import SpecSupport
import TestSupport
import Testing
import TypeChecking

/// Tests that every name in a spec is either rejected at its place or leads to Swift that compiles.
@Suite("Names in specs", .onOwnThread)
struct MemberNameTests {
  private static let settings =
    "version: 1\nmodule: Awkward\nsources: Sources/Awkward\ntests: Tests/AwkwardTests\n"

  private static let others = [
    "Specs/featuregen.yaml": settings,
    "Specs/Leaf.yaml":
      "feature: Leaf\nstate: {id: Int = 0, count: Int = 0}\nactions: {go: }\n",
    "Specs/LogClient.yaml":
      "client: LogClient\nkey: log\nendpoints: {write: {with: {_ n: Int}, async: true, throws: true, live: print(n)}}\n",
  ]

  private static let samples: [UInt64] =
    AwkwardNames.areManyTried ? AwkwardNames.samples : [1]

  /// Returns a part of the names, at random or in order. The compiler would take minutes for a type with more
  /// members.
  private func some(of names: [String], _ sample: UInt64, count: Int) -> [String] {
    var generator = SeededRandom(seed: sample)
    let some =
      AwkwardNames.areManyTried
      ? names.dropFirst(Int(sample) * count).prefix(count)
      : names.shuffled(using: &generator).prefix(count)
    return names.filter { some.contains($0) || AwkwardNames.known.contains($0) }
  }

  @Test("are refused or compile", arguments: samples)
  func compile(sample: UInt64) throws {
    let count = AwkwardNames.areManyTried ? 24 : 6
    let project = try project(of: NamePlace.all, Self.others, sample, count: count)
    try GeneratedModule(project, named: "Awkward").expectCompiles()
  }

  @Test("are refused or compile with the Composable Architecture", arguments: samples)
  func composableArchitecture(sample: UInt64) throws {
    var others = Self.others
    others["Specs/featuregen.yaml"] = Self.settings + "templates: tca\n"
    // The compiler takes long for the closures of a body.
    let places = NamePlace.all.filter {
      ["Dependencies", "FeatureParameters", "Procedures"].contains($0.subject)
    }
    let module = try GeneratedModule(project(of: places, others, sample, count: 12))
    let checker = try TypeChecker()
    let sources = module.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let errors = try checker.check(sources, as: "Awkward")
    #expect(errors == "", "\(errors)")
  }

  /// Returns the project of all names that are not rejected.
  private func project(
    of places: [NamePlace], _ others: [String: String], _ sample: UInt64, count: Int
  ) throws -> TextProject {
    var files = others
    for var place in places {
      place.names = some(of: place.names, sample, count: count)
      let (specs, refused) = try acceptable(place, beside: others)
      files.merge(specs) { $1 }
      #expect(refused.isDisjoint(with: AwkwardNames.ofOtherScripts), "\(place.subject)")
    }
    return TextProject(texts: files)
  }

  /// Returns the specs of a place with all names that are not rejected.
  private func acceptable(
    _ place: NamePlace, beside others: [String: String]
  ) throws -> (specs: [String: String], refused: Set<String>) {
    var refused: Set<String> = []
    while true {
      let specs = place.files(without: refused)
      let errors = TextProject(texts: others.merging(specs) { $1 }).generate().errors
      if errors.isEmpty { return (specs, refused) }
      let found = refusedNames(errors, in: specs[place.path] ?? "", of: place)
      try #require(!found.isSubset(of: refused), "\(specs)\n\(errors.described)")
      #expect(errors.allSatisfy { $0.hint != nil }, "\(errors.described)")
      refused.formUnion(found)
    }
  }

  /// Returns the names in the lines of errors, and the names of clients with errors.
  private func refusedNames(
    _ errors: [Diagnostic], in spec: String, of place: NamePlace
  ) -> Set<String> {
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
    let paths = Set(errors.compactMap(\.span?.file.path))
    var names = Set(
      place.names.enumerated().filter { paths.contains(place.clientPath($0.offset)) }
        .map(\.element))
    for span in errors.compactMap(\.span) where span.file.path == place.path {
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
