import FeatureSpec

/// A place in the text of a spec, found without parsing it.
///
/// Who types leaves the file broken most of the time; what is above a place and how it is indented still says where it is.
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
