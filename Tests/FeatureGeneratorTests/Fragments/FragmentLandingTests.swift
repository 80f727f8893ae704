import Foundation
import SpecSupport
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Tests that the Swift of a spec is rejected, or occurs unchanged in meaning in the generated code.
///
/// The tests try a sample, which is drawn with a seed: `FRAGMENTS_SEED` sets the seed, and `FRAGMENTS` sets the
/// number of fragments in each place. `FRAGMENTS=all` tries each fragment in each place with each template set, which
/// takes an hour.
@Suite("Swift of specs", .onOwnThread)
struct FragmentLandingTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["FRAGMENTS_SEED"].flatMap { UInt64($0) } ?? 1
  /// The number of fragments that are tried in each place; nil for all.
  private static let count: Int? =
    environment["FRAGMENTS"] == "all" ? nil : environment["FRAGMENTS"].flatMap { Int($0) } ?? 1
  private static let sets = ["runtime", "tca", "redux"]

  /// The result of a fragment in a place.
  private enum Outcome: Equatable {
    case refused, landed
    case wrong(String)
  }

  @Test("that is harmless appears in its place")
  func harmless() {
    let problems = gathered { (place, number) -> [String] in
      // The places together cover all template sets.
      let sets = Proofs.areLong ? Set(Self.sets) : ["runtime", Self.sets[number % 3]]
      let outcomes = sets.sorted().map {
        (set: $0, outcome: outcome(of: place.harmless, in: place, $0))
      }
      let wrong = outcomes.filter { $0.outcome != .landed && $0.outcome != .refused }
      return wrong.map { "\($0.set): \($0.outcome)" }
        + (outcomes.contains { $0.outcome == .landed }
          ? [] : [refusal(of: place.harmless, in: place)])
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test("is refused, or appears unchanged")
  func fragments() {
    let problems = gathered { (place, number) -> [String] in
      let all = LandingFragments.all
      var generator = SeededRandom(seed: Self.seed &+ UInt64(number))
      let tried = Self.count.map { count in
        (0..<count).map { _ in Int.random(in: all.indices, using: &generator) }
      }
      return (tried ?? Array(all.indices)).flatMap { (index: Int) -> [String] in
        // The places together cover all template sets.
        let sets = Self.count == nil ? Self.sets : [Self.sets[(index + number) % Self.sets.count]]
        return sets.compactMap { (set: String) -> String? in
          guard case .wrong(let what) = outcome(of: all[index], in: place, set) else {
            return nil
          }
          return "\(set), \(all[index].debugDescription): \(what)"
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.count) in all:\n\(problems.joined(separator: "\n"))")
  }

  /// Returns the problems of all places, each with the name of its place.
  private func gathered(
    _ problems: @Sendable (_ place: LandingPlace, _ number: Int) -> [String]
  ) -> [String] {
    let places = Proofs.part(of: LandingPlace.all, each: 3)
    let gathered = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: places.count) { number in
      let place = places[number]
      let found = problems(place, number).map { "\(place.name), \($0)" }
      gathered.withLock { $0 += found }
    }
    return gathered.withLock { $0.sorted() }
  }

  /// Generates the code of a fragment in a place, and looks for the fragment in the code.
  private func outcome(of fragment: String, in place: LandingPlace, _ set: String) -> Outcome {
    guard let files = files(of: fragment, in: place, set) else { return .refused }
    let words = words(of: place.part(of: fragment))
    var count = 0
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = LandedFile(bytes)
      guard file.isParsed else { return .wrong("\(path) does not parse") }
      let (whole, torn) = file.landings(of: words)
      if torn > 0 { return .wrong("\(path) takes it for a part of something else") }
      count += whole
    }
    return count == 0 && !words.isEmpty ? .wrong("it is not there") : .landed
  }

  /// Returns the Swift files that are generated from a fragment in a place; nil if the fragment is rejected.
  private func files(of fragment: String, in place: LandingPlace, _ set: String) -> [String:
    [UInt8]]?
  {
    let generated = project(of: fragment, in: place, set).generate()
    return generated.errors.isEmpty ? generated.swift : nil
  }

  private func refusal(of fragment: String, in place: LandingPlace) -> String {
    project(of: fragment, in: place, "runtime").generate().errors.described
  }

  private func project(of fragment: String, in place: LandingPlace, _ set: String)
    -> TextProject
  {
    let spec = place.spec(with: fragment)
    let name = spec.hasPrefix("client") ? "FClient" : "F"
    return TextProject(texts: [
      "Specs/featuregen.yaml": TextProject.settings + "templates: \(set)\n"
        + (set == "redux" ? "" : "views: true\n"),
      "Specs/Leaf.yaml": "feature: Leaf\nstate: {size: Int = 0}\nactions: {go: }\n",
      "Specs/Vine.yaml":
        "feature: Vine\nparameters: {least: Int = 0, most: Int = 9}\nactions: {go: }",
      "Specs/LogClient.yaml": """
      client: LogClient
      key: log
      endpoints:
        write: {with: {_ n: Int}, async: true, throws: true, live: print(n)}
        count: {returns: Int, live: '1'}
        all: {with: {_ n: Int}, stream: Int, throws: true, live: 'AsyncThrowingStream { $0.finish() }'}

      """,
      "Specs/\(name).yaml": spec,
    ])
  }
}
