import FeatureSpec

/// Returns a name for the generated suite of a feature; nil if the app does not use the default name.
///
/// The tests of the app stay until both suites have run.
func suiteName(of feature: LinkedType, in types: LinkedTypes) -> String? {
  let base = joinedName(feature.name)
  func isTaken(_ name: String) -> Bool { types[name, from: feature.origin.file] != nil }
  guard isTaken("\(base)Tests") else { return nil }
  var name = "\(base)SpecTests"
  while isTaken(name) { name += "2" }
  return name
}
