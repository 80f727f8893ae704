import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

@testable import FeatureGenCLI
@testable import FeatureProgram
@testable import FeatureSpec

/// Every part of featuregen that has to know a key of the language knows it.
///
/// A golden case that uses the key is compared with the same case in which the key is ignored: the results must
/// differ. If a spec without the key has an error, the comparison is impossible; then golden cases show the effect of
/// the key. Other tests check the rest: `LanguageReferenceTests` whether a value of a wrong kind is refused,
/// `JSONSchemaTests` whether the schema accepts the key, and `RandomProjectTests` whether random features have it.
///
/// `PROOFS=all swift test --filter NewKeyTests` checks all keys.
@Suite("A key of the language")
struct NewKeyTests {
  @Test(
    "is known in every part of the tool", arguments: Proofs.part(of: LanguageKey.all, each: 144))
  func isKnown(_ key: LanguageKey) throws {
    var missing = Set(KeyPart.allCases.filter { $0.excuse(for: key) == nil })
    let uses = KeyUse.all[key] ?? []
    if !uses.isEmpty { missing.remove(.golden) }
    if key.isInReference { missing.remove(.reference) }
    if ManualPage.guide.contains(key.name) { missing.remove(.manual) }
    if let use = uses.first,
      PlaceExpectation(at: use.way, in: use.kind).keys.contains(where: { $0.name == key.name })
    {
      missing.remove(.completion)
    }
    var canBeLeftOut = false
    for use in uses where !missing.isDisjoint(with: KeyPart.compared) {
      guard let parts = try partsThatDiffer(without: use, among: missing) else { continue }
      canBeLeftOut = true
      missing.subtract(parts)
    }
    if !canBeLeftOut, !uses.isEmpty { missing.subtract(KeyPart.compared) }
    for part in KeyPart.allCases where missing.contains(part) {
      Issue.record("'\(key)' is missing: \(part.rawValue)")
    }
  }

  /// Returns the parts whose results for a project differ if the key is ignored; nil if ignoring it is an error.
  private func partsThatDiffer(without use: KeyUse, among parts: Set<KeyPart>) throws -> Set<
    KeyPart
  >? {
    let input = try use.inputWithout()
    let with = try Self.known(use, "runtime")
    let without = KnownProject(
      input, with: "runtime", of: use.spec, generates: parts.contains(.runtime))
    guard without.errors.isEmpty else { return nil }
    var differing: Set<KeyPart> = []
    if parts.contains(.runtime), with.code != without.code { differing.insert(.runtime) }
    if parts.contains(.pages), with.pages != without.pages { differing.insert(.pages) }
    if parts.contains(.diff), with.differsInMeaning(from: without) { differing.insert(.diff) }
    if parts.contains(.mutation), with.mutants != without.mutants { differing.insert(.mutation) }
    for (part, set) in [(KeyPart.tca, "tca"), (.redux, "redux")] where parts.contains(part) {
      let with = try Self.known(use, set)
      let without = KnownProject(input, with: set, of: use.spec)
      if with.code != without.code || with.errors != without.errors { differing.insert(part) }
    }
    return differing
  }

  private static let cache = Locked<[String: KnownProject]>([:])

  /// Returns the results for a golden case with the key.
  private static func known(_ use: KeyUse, _ set: String) throws -> KnownProject {
    let name = "\(use.golden.name) \(set) \(use.spec ?? "")"
    if let known = cache.withLock({ $0[name] }) { return known }
    let known = KnownProject(try use.golden.input(), with: set, of: use.spec)
    cache.withLock { $0[name] = known }
    return known
  }
}
