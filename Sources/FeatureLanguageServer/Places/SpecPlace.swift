import FeatureSpec

/// A place in the text of a spec, found without parsing it.
///
/// While people type, the file has errors most of the time; the lines above a place and its indentation still show
/// the position of the place in the structure.
struct SpecPlace: Equatable {
  /// The role of the text at a place.
  enum Role: Equatable {
    /// A key, or a value that is alone on its line or between brackets.
    case entry
    /// A value after a key, or in a block scalar.
    case value
    /// A comment, or text after the end of a value.
    case nothing
  }

  /// The path from the root to the place.
  var path: [PlaceStep] = []
  /// The role of the text at the place.
  var role = Role.nothing
  /// The text from the beginning of the key or value up to the place, without its opening quote.
  var text = ""
  /// The keys of the mapping around the place, without the key at the place.
  var siblings: [String] = []

  /// The keys of the path, without the entries of lists.
  var keys: [String] {
    path.compactMap { if case .key(let name) = $0 { name } else { nil } }
  }
}
