import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// Finds out what specs can say of the features of an app.
///
/// - Parameters:
///   - files: The app's files of Swift.
///   - names: The features to look at; all of them when it is empty.
///   - sets: The template sets with which specs are tried; without any, no specs are made.
///   - takesTests: Whether specs get the tests of their features.
///   - takesClients: Whether specs take the place of clients, too: of all, or of those that chosen features use.
///   - takesManual: Whether handlers that no key says become functions in Swift.
///   - readsGenerated: Whether features and tests that were generated are looked at, too.
///   - isPublic: Whether only public features are adopted, or only others; nil for all.
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], trying sets: TemplateSets? = nil,
  public isPublic: Bool? = nil, takesTests: Bool = true, takesClients: Bool = false,
  takesManual: Bool = false, readsGenerated: Bool = false,
  workers: Workers = .one
) -> AdoptionReport {
  let parsed = workers.map(files, as: "reading") { readSwift($0) }
  let unread = zip(files, parsed).compactMap { $1 == nil ? $0 : nil }
  let read = parsed.compactMap(\.self)
  let types = LinkedTypes(read)
  let wanted = types.features
    .filter { readsGenerated || !GeneratedHeader.isBorne(by: $0.origin.file.file.bytes) }
    .filter { names.isEmpty || names.contains($0.name) || names.contains($0.type.name) }
  let features = wanted.map { feature in
    var reader = FeatureReader(feature, in: types)
    return reader.read()
  }
  var report = AdoptionReport(features: features, unreadFiles: unread)
  report.addTests(of: read, types, onlyOf: names, readsGenerated: readsGenerated)
  guard let sets else { return report }
  // What the report says of the others holds for their specs, too.
  var taken: Set<String> = []
  let verdicts: [AdoptionVerdict] = takesManual ? [.full, .effects, .manual] : [.full, .effects]
  let sayable = zip(wanted, features).filter { verdicts.contains($1.verdict) }.map(\.0)
    .filter { taken.insert($0.name).inserted }
  let verified = verifiedSpecs(
    of: sayable, in: types, read,
    beside: AdoptedSurroundings(
      clients: report.clients, tests: takesTests ? report.tests : [],
      adopting: takesClients ? names.isEmpty ? .all : .ofFeatures : .none),
    sets: sets, public: isPublic, takesManual: takesManual, workers: workers)
  for (index, feature) in wanted.enumerated() {
    let isAnother = wanted.firstIndex { $0.name == feature.name } != index
    report.features[index].spec =
      isAnother
      ? AdoptedSpec.none([
        AdoptionReason(
          text: "another feature has its name: adopt each by its path", span: feature.origin.span)
      ]) : verified.specs[feature.name]
  }
  report.files = verified.files
  report.note(verified.tests)
  return report
}
