import SpecSwift

/// Checks that no code outside of a feature reads '$name' of a field with '@BindingState', because the generated
/// state does not have it.
func checkProjections(of draft: FeatureDraft, in places: WordPlaces) throws(NotDrafted) {
  for field in draft.members.drafted where field.declaration.has("BindingState") {
    let projection = "$\(field.declaration.name ?? "")"
    for file in places.files(with: projection) {
      let bytes = file.file.bytes
      let use = file.placedWords(in: 0..<bytes.count).first { word in
        word.text == projection && bytes[..<word.range.lowerBound].last == UInt8(ascii: ".")
          && !draft.replaces(word.range, in: file)
      }
      guard use != nil else { continue }
      throw NotDrafted(
        "a field with '@BindingState' whose '\(projection)' is used outside of the feature, in '\(file.file.path)'",
        at: field.span)
    }
  }
}

extension FeatureDraft {
  /// Whether the spec replaces the Swift in a range of a file.
  fileprivate func replaces(_ range: Range<Int>, in file: ReadSwiftFile) -> Bool {
    ([feature.origin] + members.drafted).contains { member in
      member.file.file.path == file.file.path
        && member.declaration.source.range.contains(range.lowerBound)
    }
  }
}
