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
///   - readsGenerated: Whether features and tests that were generated are looked at, too.
///   - isPublic: Whether only public features are adopted, or only others; nil for all.
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], trying sets: TemplateSets? = nil,
  public isPublic: Bool? = nil, takesTests: Bool = true, readsGenerated: Bool = false,
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
  let sayable = zip(wanted, features).filter { [.full, .effects].contains($1.verdict) }.map(\.0)
  let verified = verifiedSpecs(
    of: sayable, in: types, read,
    beside: AdoptedSurroundings(clients: report.clients, tests: takesTests ? report.tests : []),
    sets: sets, public: isPublic, workers: workers)
  var names: Set<String> = []
  for (index, feature) in wanted.enumerated() {
    let isFirst = names.insert(feature.name).inserted
    report.features[index].spec =
      isFirst
      ? verified.specs[feature.name]
      : AdoptedSpec.none([
        AdoptionReason(text: "another feature has the same name", span: feature.origin.span)
      ])
  }
  report.files = verified.files
  report.note(verified.tests)
  return report
}
