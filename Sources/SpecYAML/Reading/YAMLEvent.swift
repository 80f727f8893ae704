/// A place as libyaml counts: from zero, in characters.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int
  /// The characters before the place; one is missing for every CRLF inside a scalar before it.
  var index: Int
}

/// One step of a YAML file as libyaml reports it.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar(YAMLScalar)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  /// Where an event stands.
  struct Place {
    var start: YAMLMark
    var end: YAMLMark

    /// Whether a tag or an anchor stands at the start.
    var hasProperties: Bool
  }

  var kind: Kind
  var place: Place
}

/// What libyaml says when it cannot go on.
struct YAMLFailure: Error {
  /// What is wrong, in libyaml's words.
  var problem: String
  /// Where libyaml found it.
  var problemMark: YAMLMark
  /// What libyaml was doing, in its words; empty when it does not say.
  var context: String
  /// Where it began to do so; nil when it does not say.
  var contextMark: YAMLMark?
  /// Whether memory ran out; then there is nothing else to say.
  var isOutOfMemory = false
}
