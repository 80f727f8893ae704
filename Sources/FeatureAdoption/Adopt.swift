import FeatureGenerator
import FeatureHeader
import Platform
import SpecSource
import SpecSwift

/// Determines which features of an app specs can describe, and how much of each.
///
/// - Parameters:
///   - files: The app's Swift files.
///   - names: The features to adopt; all features when it is empty.
///   - sets: The template sets with which specs are tried.
///   - takesTests: Whether specs get the tests of their features.
///   - takesClients: Whether specs replace clients, too: all clients, or those that the chosen features use.
///   - takesManual: Whether handlers that no key expresses become functions in Swift.
///   - readsGenerated: Whether generated features and tests are read, too.
///   - project: The project that the features are adopted into; nil when no project is known.
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], trying sets: TemplateSets,
  into project: AdoptingProject? = nil, takesTests: Bool = true, takesClients: Bool = false,
  takesManual: Bool = false, readsGenerated: Bool = false,
  workers: Workers = .one
) -> AdoptionReport {
  let parsed = workers.map(files, as: "reading") { readSwift($0) }
  let unread = zip(files, parsed).compactMap { $1 == nil ? $0 : nil }
  let read = parsed.compactMap(\.self)
  let types = LinkedTypes(read)
  let readable = types.features
    .filter { readsGenerated || !GeneratedHeader.isBorne(by: $0.origin.file.file.bytes) }
  let wanted =
    readable
    .filter { names.isEmpty || names.contains($0.name) || names.contains($0.type.name) }
  var report = AdoptionReport(
    generatedFeatures: types.features.count - readable.count, unreadFiles: unread)
  report.addTests(
    of: read, types, onlyOf: names.isEmpty ? nil : Set(wanted.map(\.name)),
    readsGenerated: readsGenerated, workers: workers)
  var surroundings = AdoptedSurroundings(
    clients: report.clients, tests: takesTests ? report.tests : [],
    adopting: takesClients ? names.isEmpty ? .all : .ofFeatures : .none)
  var specs = wanted.map { _ in AdoptedSpec.none([]) }
  var untried = Array(wanted.indices)
  let places = WordPlaces(read, by: workers)
  // Names of specs are unique. Of several features with the same name, one is adopted; each other one is tried
  // separately.
  for round in 0... {
    var taken: Set<String> = []
    let tried = untried.filter { taken.insert(wanted[$0].name).inserted }
    untried.removeAll { tried.contains($0) }
    let verified = verifiedSpecs(
      of: tried.map { wanted[$0] }, in: types, read, places, beside: surroundings, sets: sets,
      into: project, takesManual: takesManual, workers: workers)
    for index in tried {
      guard let result = verified.specs[wanted[index].name] else { continue }
      guard round > 0, project != nil, result.equalText != nil else {
        specs[index] = result
        continue
      }
      let reason = AdoptionReason(
        text:
          "another feature has the same name, and names of specs must be unique: rename one of them",
        span: wanted[index].origin.span)
      specs[index] = .none([reason])
    }
    if round == 0 {
      report.files = verified.files
      report.note(verified.tests)
      surroundings = AdoptedSurroundings(clients: report.clients, tests: [])
    }
    if untried.isEmpty { break }
  }
  let parts = types.partsOfFeatures
  report.features = zip(wanted, specs).map { feature, spec in
    AdoptedFeature(feature, parts[feature.name] ?? [], spec, in: types)
  }
  return report
}

/// A feature that is written by hand.
public struct WrittenFeature: Sendable {
  /// The name of its type, qualified by the types that contain it.
  public var name: String
  /// The file that declares it.
  public var file: SourceFile
  /// Whether other modules see it.
  public var isPublic: Bool
}

/// Finds the handwritten features in Swift files.
public func writtenFeatures(
  in files: [SourceFile], workers: Workers = .perCore
) -> [WrittenFeature] {
  let read = workers.map(files.filter { !GeneratedHeader.isBorne(by: $0.bytes) }) { readSwift($0) }
  return LinkedTypes(read.compactMap(\.self)).features.map { feature in
    WrittenFeature(
      name: feature.name, file: feature.origin.file.file,
      isPublic: feature.origin.declaration.isPublic)
  }
}
