import FeatureProgram
import FeatureSpec
import SpecSource

/// The name at an offset of a document that may have errors, with all its possible meanings.
struct Word {
  /// The place of the word.
  let range: Range<Int>
  /// The names that can appear at the end of the word.
  let names: PlaceNames

  /// Finds the name at an offset, or directly before it; nil where the text has no name.
  ///
  /// - Parameter names: Returns the names for a place.
  init?(at offset: Int, in file: SourceFile, _ names: (SpecPlace) -> PlaceNames) {
    var start = min(offset, file.bytes.count)
    var end = start
    while start > 0, isNameByte(file.bytes[start - 1]) { start -= 1 }
    while end < file.bytes.count, isNameByte(file.bytes[end]) { end += 1 }
    guard start < end else { return nil }
    range = start..<end
    self.names = names(PlaceFinder.place(at: end, in: file))
  }

  /// The key of the language that has the word's name.
  var key: ExpectedKey? {
    names.keys.first { $0.name == names.tail.prefix }
  }

  /// The declaration that the word names.
  var candidate: Meaning? {
    let name = names.tail.prefix
    return (names.declarations + names.candidates).first { $0.name == name }
  }

  /// The place of the declaration; for the name of the spec itself, the place of the word.
  var declaration: SourceSpan? {
    if names.place.keys.count == 1, names.place.role == .value,
      SpecKind(rawValue: names.place.keys[0]) != nil,
      let name = names.spec?.name.span, name.offsets == range
    {
      return name
    }
    return candidate.flatMap {
      NameDescription(meaning: $0, project: names.lookup.project).definition
    }
  }
}

extension PlaceNames {
  /// The declarations of the section around the place, whose names are keys or entries of a list there.
  var declarations: [Meaning] {
    guard place.role == .entry, place.keys.count == 1, let feature else {
      return endpointDeclarations
    }
    switch place.keys[0] {
    case "actions", "groups": return path(from: lookup.names(in: .group(feature, [])))
    case "delegate": return lookup.names(in: .group(feature, ["delegate"]))
    case "state", "computed", "children": return lookup.names(in: .state(feature))
    case "alerts", "dialogs": return feature.prompts.map { lookup.prompt($0, of: feature) }
    case "types": return lookup.types(in: home)
    default: return []
    }
  }

  private var endpointDeclarations: [Meaning] {
    guard place.role == .entry, place.keys == ["endpoints"], case .client(let client)? = spec else {
      return []
    }
    return lookup.names(in: .endpoints(client))
  }
}
