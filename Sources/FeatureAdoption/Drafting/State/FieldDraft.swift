import SpecSource

/// A stored property as a spec declares it.
struct FieldDraft {
  /// The name of the property.
  var name: String
  /// The type; nil when the value shows it.
  var type: String?
  /// The first value.
  var value: String?
  /// The comments above the declaration.
  var comments: CommentLines
  /// The place of the declaration.
  var span: SourceSpan
  /// The further keys.
  var options: [DraftKey] = []

  /// The key of the field. A field with no more than a type and a value is a single text.
  var key: DraftKey {
    let text = type.map { type in value.map { "\(type) = \($0)" } ?? type }
    if let text, comments.doc == nil, options.isEmpty,
      text.utf8.allSatisfy({ $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\n") })
    {
      return DraftKey(name, .text(text, at: span), comments: comments.other)
    }
    let keys = [DraftKey](
      ("type", type.map { .text($0, at: span) }), ("default", value.map { .text($0, at: span) }),
      ("doc", comments.doc))
    return DraftKey(name, .keys(keys + options), comments: comments.other)
  }
}
