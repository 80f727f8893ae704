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
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], trying sets: TemplateSets? = nil,
  workers: Workers = .one
) -> AdoptionReport {
  let read = workers.map(files, as: "reading") { readSwift($0) }
  let unread = zip(files, read).compactMap { $1 == nil ? $0 : nil }
  let types = LinkedTypes(read.compactMap(\.self))
  let wanted = types.features
    .filter { names.isEmpty || names.contains($0.name) || names.contains($0.type.name) }
  var features = wanted.map { feature in
    var reader = FeatureReader(feature, conformingTo: types.ownProtocols(of: feature))
    return reader.read()
  }
  if let sets {
    let specs = verifiedSpecs(of: wanted, in: types, sets: sets, workers: workers)
    for (index, feature) in wanted.enumerated() { features[index].spec = specs[feature.name] }
  }
  return AdoptionReport(features: features, unreadFiles: unread)
}
