import FeatureSpec

/// The name of the suite that is generated for a feature, where the app keeps a type of the usual name; nil where it does not, or
/// where the feature has no tests.
///
/// - Parameter tests: The tests that specs have, by the names of the features' types.
func suiteName(
  of feature: LinkedType, _ tests: [String: [AdoptedTest]], in types: LinkedTypes
) -> String? {
  guard tests[feature.name]?.isEmpty == false else { return nil }
  let base = joinedName(feature.name)
  let gone = Set(tests.values.joined().map(\.place))
  /// Whether the app has a type of a name, from which not all is taken.
  func isTaken(_ name: String) -> Bool {
    guard let type = types[name, from: feature.origin.file] else { return false }
    return type.members.contains { member in
      !gone.contains(
        .init(path: member.file.file.path, offset: member.span.startOffset))
    }
  }
  guard isTaken("\(base)Tests") else { return nil }
  var name = "\(base)SpecTests"
  while isTaken(name) { name += "2" }
  return name
}

extension AdoptedTest {
  /// The beginning of a declaration.
  struct Place: Hashable {
    var path: String
    var offset: Int
  }

  /// The beginning of its function.
  var place: Place { Place(path: span.file.path, offset: span.startOffset) }
}
