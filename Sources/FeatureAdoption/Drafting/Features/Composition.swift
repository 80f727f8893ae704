import SpecSwift

/// The reducers and operators of the app around a feature, as they are written.
struct Composition {
  /// The reducers that run first.
  var before: [DraftText] = []
  /// The operators on what the feature does itself.
  var own: [DraftText] = []
  /// The reducers that run last.
  var after: [DraftText] = []
  /// The operators on all of it.
  var operators: [DraftText] = []

  private var lists: [(name: String, texts: [DraftText])] {
    [("before", before), ("own", own), ("after", after), ("operators", operators)]
  }

  /// What a spec says of it; nil when there is nothing.
  var draft: SpecDraft? {
    let keys = lists.filter { !$0.texts.isEmpty }.map { name, texts in
      DraftKey(name, texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) }))
    }
    return keys.isEmpty ? nil : .keys(keys)
  }

  /// Its parts, each with its place.
  var lines: Set<String> {
    Set(
      lists.flatMap { name, texts in
        texts.enumerated().map { index, text in
          "\(name) \(index): \(normalizedSwift(text.text))"
        }
      })
  }
}
