import FeatureSpec

/// What kind of value a name stands for in templates.
indirect enum TemplateValueKind: Sendable {
  /// A text, possibly an empty one.
  case text
  /// True or false.
  case flag
  /// A list of values of one kind, possibly an empty one.
  case list(TemplateValueKind)
  /// An object of a kind.
  case object(any TemplateModel.Type)
  /// An object of these names, described where it occurs.
  case inline([TemplateMember])
  /// A value of a kind, or false.
  case orFalse(TemplateValueKind)
}

/// A name that an object has in templates.
struct TemplateMember: Sendable {
  /// The name.
  let name: String
  /// What kind of value it stands for.
  let kind: TemplateValueKind
  /// What the value is, in one line.
  let meaning: String
  /// The dialects in which the name stands for more than false.
  var dialects: Set<Dialect>
}

/// A kind of object: what it stands for, and which names it has.
struct TemplateObjectDescription: Sendable {
  /// What the reference calls it; nil for one that occurs at one place only and is described there.
  let title: String?
  /// What it stands for, in one line; empty without a title.
  let summary: String
  /// Its names, in the order of the reference.
  var members: [TemplateMember] = []
}
