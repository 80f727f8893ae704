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
///   - readsGenerated: Whether features that were generated are looked at, too.
///   - isPublic: Whether only public features are adopted, or only others; nil for all.
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], trying sets: TemplateSets? = nil,
  public isPublic: Bool? = nil, readsGenerated: Bool = false, workers: Workers = .one
) -> AdoptionReport {
  let read = workers.map(files, as: "reading") { readSwift($0) }
  let unread = zip(files, read).compactMap { $1 == nil ? $0 : nil }
  let types = LinkedTypes(read.compactMap(\.self))
  let wanted = types.features
    .filter { readsGenerated || !GeneratedHeader.isBorne(by: $0.origin.file.file.bytes) }
    .filter { names.isEmpty || names.contains($0.name) || names.contains($0.type.name) }
  var features = wanted.map { feature in
    var reader = FeatureReader(feature, conformingTo: types.ownProtocols(of: feature))
    return reader.read()
  }
  var files = AdoptionFiles()
  if let sets {
    // What the report says of the others holds for their specs, too.
    let sayable = zip(wanted, features).filter { [.full, .effects].contains($1.verdict) }.map(\.0)
    let verified = verifiedSpecs(
      of: sayable, in: types, read.compactMap(\.self), sets: sets, public: isPublic,
      workers: workers)
    for (index, feature) in wanted.enumerated() {
      features[index].spec = verified.specs[feature.name]
    }
    files = verified.files
  }
  var report = AdoptionReport(features: features, unreadFiles: unread, files: files)
  report.addTests(of: read.compactMap(\.self), types, onlyOf: names)
  return report
}
