import FeatureSpec

/// Every value that a template can use, as Markdown.
///
/// It is made of a table that a test holds against what lowering makes of specs, both ways: it has every name that occurs,
/// and no other.
///
/// - Parameter dialect: The dialect whose values are wanted; nil for all of them.
public func templateReference(for dialect: Dialect? = nil) -> String {
  let dialects = dialect.map { [$0] } ?? Dialect.allCases
  let sections = TemplateObjectKind.allCases.compactMap { kind -> TemplateSection? in
    let own = dialects.filter { TemplateObjectKind.kinds(in: $0).contains(kind) }
    return own.isEmpty ? nil : TemplateSection(kind: kind, dialects: own, others: dialects)
  }
  return ([beginning(dialect)] + sections.map(\.text)).joined(separator: "\n")
}

/// What stands above the sections.
private func beginning(_ dialect: Dialect?) -> String {
  let dialects =
    dialect.map { "Those of the dialect '\($0.rawValue)'." }
    ?? "A name that only some dialects have is followed by theirs."
  return """
    # The values of templates

    Version \(TemplateValues.version): what `values: \(TemplateValues.version)` in a `set.yaml` means. \(dialects)

    A template begins with the project, a module, a feature, a client or a model, as its output is `for`; sections lead into
    the other objects. In sections, texts and lists that are empty count as false. `a.b` is a member of the object `a`, `a[].b`
    one of each object in the list `a`. Texts are Swift, ready to be written, unless they say otherwise.

    """
}

extension TemplateObjectKind {
  /// The kinds of objects that templates of a dialect meet.
  static func kinds(in dialect: Dialect) -> Set<TemplateObjectKind> {
    var met: Set<TemplateObjectKind> = []
    // Everything is in a project.
    var pending: [TemplateObjectKind] = [.project]
    while let kind = pending.popLast() {
      guard met.insert(kind).inserted else { continue }
      pending += kind.reference.members.flatMap { $0.objects(in: dialect) }
    }
    return met
  }
}

extension TemplateMember {
  /// The kinds of objects in its value.
  fileprivate func objects(in dialect: Dialect) -> [TemplateObjectKind] {
    dialects.contains(dialect) ? kind.objects(in: dialect) : []
  }
}

extension TemplateValueKind {
  /// The kinds of objects in a value of the kind.
  fileprivate func objects(in dialect: Dialect) -> [TemplateObjectKind] {
    switch self {
    case .text, .flag, .never: []
    case .list(let kind), .orFalse(let kind): kind.objects(in: dialect)
    case .object(let kind): [kind]
    case .members(let members): members.flatMap { $0.objects(in: dialect) }
    }
  }
}

/// A part of the reference: the names of one kind of object.
private struct TemplateSection {
  let kind: TemplateObjectKind
  /// The dialects that have such objects.
  let dialects: [Dialect]
  /// The dialects that the reference is about.
  let others: [Dialect]

  /// The part as Markdown.
  var text: String {
    let limit = dialects.count < others.count ? " Only for \(names(of: dialects))." : ""
    return """
      ## \(kind.title)

      \(kind.reference.summary)\(limit)

      | name | holds | which is |
      |---|---|---|
      \(kind.reference.members.flatMap { rows($0, in: dialects) }.joined(separator: "\n"))

      """
  }

  /// The rows of a name and of what is inside of its value.
  private func rows(
    _ member: TemplateMember, behind prefix: String = "", in dialects: [Dialect]
  ) -> [String] {
    let own = dialects.filter(member.dialects.contains)
    guard !own.isEmpty else { return [] }
    let name = prefix + member.name
    let limit = own.count < self.dialects.count ? " (\(names(of: own)))" : ""
    let inner = member.kind.inner
    let row = "| `\(name)`\(limit) | \(member.kind.text) | \(member.meaning) |"
    return [row]
      + inner.members.flatMap { rows($0, behind: name + inner.separator, in: own) }
  }

  private func names(of dialects: [Dialect]) -> String {
    dialects.map(\.rawValue).joined(separator: ", ")
  }
}

extension TemplateObjectKind {
  /// The title of its section.
  fileprivate var title: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// A link to its section.
  fileprivate var link: String {
    "[\(rawValue)](#\(rawValue.split(separator: " ").joined(separator: "-")))"
  }
}

extension TemplateValueKind {
  /// The kind in a cell of a table.
  var text: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .never: "false"
    case .list(.text): "list of texts"
    case .list(.object(let kind)): "list: \(kind.link)"
    case .list: "list of objects"
    case .object(let kind): kind.link
    case .members: "object"
    case .orFalse(let kind): "\(kind.text), or false"
    }
  }

  /// The names of an object without a section of its own, and what stands between its name and theirs.
  fileprivate var inner: (members: [TemplateMember], separator: String) {
    switch self {
    case .text, .flag, .never, .object: ([], "")
    case .members(let members): (members, ".")
    case .list(let kind): (kind.inner.members, "[].")
    case .orFalse(let kind): kind.inner
    }
  }
}
