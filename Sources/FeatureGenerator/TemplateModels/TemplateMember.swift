import FeatureSpec

/// The kind of value that a name has in templates.
indirect enum TemplateValueKind: Sendable {
  /// A text, which can be empty.
  case text
  /// True or false.
  case flag
  /// A list of values of one kind, which can be empty.
  case list(TemplateValueKind)
  /// An object of a model type.
  case object(any TemplateModel.Type)
  /// An object with these names, which is described where it occurs.
  case inline([TemplateMember])
  /// A value of a kind, or false.
  case orFalse(TemplateValueKind)
}

/// A name that an object has in templates.
struct TemplateMember: Sendable {
  /// The name in templates.
  let name: String
  /// The kind of the value.
  let kind: TemplateValueKind
  /// The meaning of the value, in one line.
  let meaning: String
  /// The dialects in which the value can be other than false.
  var dialects: Set<Dialect>
}

/// The description of a kind of object: its meaning and its names.
struct TemplateObjectDescription: Sendable {
  /// The title in the reference; nil for an object that occurs at only one place and is described there.
  let title: String?
  /// The meaning of the object, in one line; empty without a title.
  let summary: String
  /// The names of the object, in the order of the reference.
  var members: [TemplateMember] = []
}
