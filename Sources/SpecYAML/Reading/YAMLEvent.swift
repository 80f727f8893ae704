/// A position as libyaml counts, from zero and in characters.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int
  /// The number of characters before the position, less one for every CRLF inside of an earlier scalar.
  var index: Int
}

/// A step in a YAML file as libyaml reports it.
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

  /// The position of an event.
  struct Place {
    var start: YAMLMark
    var end: YAMLMark

    /// Whether a tag or an anchor is at the start.
    var hasProperties: Bool
  }

  var kind: Kind
  var place: Place
}

/// The error that libyaml reports when it stops.
struct YAMLFailure: Error {
  /// The problem, in libyaml's words.
  var problem: String
  /// The position at which libyaml found the problem.
  var problemMark: YAMLMark
  /// The activity of libyaml at the error, in its words; empty if libyaml does not report it.
  var context: String
  /// The position at which this activity began; nil if libyaml does not report it.
  var contextMark: YAMLMark?
  /// Whether memory was exhausted, so that the error has no other details.
  var isOutOfMemory = false
}
