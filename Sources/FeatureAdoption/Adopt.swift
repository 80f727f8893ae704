import Platform
import SpecSource
import SpecSwift

/// Finds out what specs can say of the features of an app.
///
/// - Parameters:
///   - files: The app's files of Swift.
///   - names: The features to look at; all of them when it is empty.
public func adoptionReport(
  of files: [SourceFile], features names: [String] = [], workers: Workers = .one
) -> AdoptionReport {
  let read = workers.map(files, as: "reading") { readSwift($0) }
  let unread = zip(files, read).compactMap { $1 == nil ? $0 : nil }
  let types = LinkedTypes(read.compactMap(\.self))
  let features = types.features
    .filter { names.isEmpty || names.contains($0.name) || names.contains($0.type.name) }
    .map { feature in
      var reader = FeatureReader(feature, conformingTo: types.ownProtocols(of: feature))
      return reader.read()
    }
  return AdoptionReport(features: features, unreadFiles: unread)
}
