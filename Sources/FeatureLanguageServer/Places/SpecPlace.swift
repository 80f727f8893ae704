import FeatureSpec

/// A place in the text of a spec, found without parsing it.
///
/// While people type, the file is broken most of the time; the lines above a place and its indentation still show where it is.
struct SpecPlace: Equatable {
  /// What stands at the place.
  enum Role: Equatable {
    /// A key, or a value that stands alone on its line or between brackets.
    case entry
    /// What stands behind a key, or in a block scalar.
    case value
    /// A comment, or what is behind the end of a value.
    case nothing
  }

  /// The way there from the root.
  var path: [PlaceStep] = []
  /// What stands there.
  var role = Role.nothing
  /// The text from the beginning of the key or value up to the place, without its opening quote.
  var text = ""
  /// The keys of the mapping that the place is in, without that at the place.
  var siblings: [String] = []

  /// The keys on the way, without the entries of lists.
  var keys: [String] {
    path.compactMap { if case .key(let name) = $0 { name } else { nil } }
  }
}
