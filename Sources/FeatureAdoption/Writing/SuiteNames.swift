import FeatureSpec

/// The name of the suite that is generated for a feature, where the app has a type of the usual name; nil where it has none.
///
/// The app's tests stay beside those of the spec until both have run.
func suiteName(of feature: LinkedType, in types: LinkedTypes) -> String? {
  let base = joinedName(feature.name)
  func isTaken(_ name: String) -> Bool { types[name, from: feature.origin.file] != nil }
  guard isTaken("\(base)Tests") else { return nil }
  var name = "\(base)SpecTests"
  while isTaken(name) { name += "2" }
  return name
}
