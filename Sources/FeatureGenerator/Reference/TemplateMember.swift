import FeatureSpec

/// What kind of value a name stands for in templates.
public indirect enum TemplateValueKind: Sendable, Equatable {
  /// A text, possibly an empty one.
  case text
  /// True or false.
  case flag
  /// False, where other dialects have something.
  case never
  /// A list of values of one kind, possibly an empty one.
  case list(TemplateValueKind)
  /// An object of a kind that has a section of its own in the reference.
  case object(TemplateObjectKind)
  /// An object that occurs at this place only.
  case members([TemplateMember])
  /// A value of a kind, or false.
  case orFalse(TemplateValueKind)
}

/// A name that an object has in templates.
public struct TemplateMember: Sendable, Equatable {
  /// The name.
  public let name: String

  /// What kind of value it stands for.
  public let kind: TemplateValueKind

  /// What the value is, in one line.
  public let meaning: String

  /// The dialects in which the object has the name.
  public let dialects: Set<Dialect>

  /// Makes an entry of the reference.
  init(
    _ name: String, _ kind: TemplateValueKind, _ meaning: String,
    for dialects: Set<Dialect> = Set(Dialect.allCases)
  ) {
    self.name = name
    self.kind = kind
    self.meaning = meaning
    self.dialects = dialects
  }
}

/// A kind of object: what it stands for, and which names it has.
public struct TemplateObjectReference: Sendable {
  /// What it stands for, in one line.
  public let summary: String

  /// Its names, in the order of the reference.
  public let members: [TemplateMember]

  /// Makes a section of the reference.
  init(_ summary: String, _ members: [TemplateMember]) {
    self.summary = summary
    self.members = members
  }
}

extension TemplateMember {
  /// A text.
  static func text(_ name: String, _ meaning: String) -> TemplateMember {
    TemplateMember(name, .text, meaning)
  }

  /// A truth value.
  static func flag(_ name: String, _ meaning: String) -> TemplateMember {
    TemplateMember(name, .flag, meaning)
  }

  /// A list of texts.
  static func texts(_ name: String, _ meaning: String) -> TemplateMember {
    TemplateMember(name, .list(.text), meaning)
  }

  /// A list of objects.
  static func list(
    _ name: String, _ kind: TemplateObjectKind, _ meaning: String
  ) -> TemplateMember {
    TemplateMember(name, .list(.object(kind)), meaning)
  }

  /// An object.
  static func object(
    _ name: String, _ kind: TemplateObjectKind, _ meaning: String
  ) -> TemplateMember {
    TemplateMember(name, .object(kind), meaning)
  }

  /// An object, or false.
  static func optional(
    _ name: String, _ kind: TemplateObjectKind, _ meaning: String
  ) -> TemplateMember {
    TemplateMember(name, .orFalse(.object(kind)), meaning)
  }

  /// An object that occurs at this place only, or false.
  static func optional(
    _ name: String, _ members: [TemplateMember], _ meaning: String
  ) -> TemplateMember {
    TemplateMember(name, .orFalse(.members(members)), meaning)
  }

  /// What is always false in some dialects.
  static func none(
    _ name: String, _ meaning: String, for dialects: Dialect...
  ) -> TemplateMember {
    TemplateMember(name, .never, meaning, for: Set(dialects))
  }

  /// The same name in some dialects only.
  func only(_ dialects: Dialect...) -> TemplateMember {
    TemplateMember(name, kind, meaning, for: Set(dialects))
  }

  // What many objects have.

  /// Who can see a declaration.
  static let access = text(
    "access", "`public` and a blank, or nothing: what stands before declarations")

  /// A comment.
  static let documentation = list("doc", .commentLine, "the lines of its documentation")

  /// The protocols of a type.
  static let conformances = text("conformances", "its protocols, with commas between them")
}
