import FeatureProgram
import FeatureSpec

/// Returns a description of every value that a template can use, as Markdown.
///
/// - Parameter dialect: The dialect whose values are described; nil for all dialects.
public func templateReference(for dialect: Dialect? = nil) -> String {
  let dialects = dialect.map { [$0] } ?? Dialect.allCases
  let sections = templateObjects(in: dialects).map { object, own in
    TemplateSection(object: object, dialects: own, others: dialects).text
  }
  return ([beginning(dialect)] + sections).joined(separator: "\n")
}

/// Returns the text above the sections.
private func beginning(_ dialect: Dialect?) -> String {
  let dialects =
    dialect.map { "This page lists the values of the dialect '\($0.rawValue)'." }
    ?? "A name that only some dialects have is followed by these dialects."
  return """
    # The values of templates

    Version \(TemplateValues.version), which a `set.yaml` specifies with `values: \(TemplateValues.version)`. \(dialects)

    A template begins with the project, a module, a feature, a client or a model, as the key `for` of its output specifies.
    Sections lead into the other objects. In sections, texts and lists that are empty count as false. `a.b` is a member of the
    object `a`, and `a[].b` a member of each object in the list `a`. Texts are Swift that a template can write unchanged,
    unless their meaning specifies otherwise.

    """
}

/// Returns the objects that have a section of their own, in the order of their first use, with the dialects whose
/// templates use them.
func templateObjects(
  in dialects: [Dialect]
) -> [(object: TemplateObjectDescription, dialects: [Dialect])] {
  var order: [ObjectIdentifier: Int] = [:]
  var met: [(object: TemplateObjectDescription, dialects: [Dialect])] = []
  func visit(_ type: any TemplateModel.Type, _ dialect: Dialect) {
    let description = type.description
    if description.title != nil {
      let index = order[ObjectIdentifier(type)] ?? met.count
      order[ObjectIdentifier(type)] = index
      if index == met.count { met.append((description, [])) }
      guard !met[index].dialects.contains(dialect) else { return }
      met[index].dialects.append(dialect)
    }
    visit(description.members, dialect)
  }
  func visit(_ members: [TemplateMember], _ dialect: Dialect) {
    for member in members where member.dialects.contains(dialect) { visit(member.kind, dialect) }
  }
  func visit(_ kind: TemplateValueKind, _ dialect: Dialect) {
    switch kind {
    case .text, .flag: break
    case .list(let kind), .orFalse(let kind): visit(kind, dialect)
    case .object(let type): visit(type, dialect)
    case .inline(let members): visit(members, dialect)
    }
  }
  // Every object is part of a project.
  for dialect in dialects { visit(ProjectModel.self, dialect) }
  return met
}

/// A section of the reference, which lists the names of one kind of object.
private struct TemplateSection {
  let object: TemplateObjectDescription
  /// The dialects that have such objects.
  let dialects: [Dialect]
  /// The dialects that the reference describes.
  let others: [Dialect]

  /// The section as Markdown.
  var text: String {
    let limit = dialects.count < others.count ? " Only for \(names(of: dialects))." : ""
    return """
      ## \(object.title?.capitalizedFirst ?? "")

      \(object.summary)\(limit)

      | name | type | meaning |
      |---|---|---|
      \(object.members.flatMap { rows($0, in: dialects) }.joined(separator: "\n"))

      """
  }

  /// Returns the row of a name and the rows of the names in its value.
  private func rows(
    _ member: TemplateMember, after prefix: String = "", in dialects: [Dialect]
  ) -> [String] {
    let own = dialects.filter(member.dialects.contains)
    guard !own.isEmpty else { return [] }
    let name = prefix + member.name
    let limit = own.count < self.dialects.count ? " (\(names(of: own)))" : ""
    let inner = member.kind.inner
    let row = "| `\(name)`\(limit) | \(member.kind.text) | \(member.meaning) |"
    return [row]
      + inner.members.flatMap { rows($0, after: name + inner.separator, in: own) }
  }

  private func names(of dialects: [Dialect]) -> String {
    dialects.map(\.rawValue).joined(separator: ", ")
  }
}

extension TemplateValueKind {
  /// The text for the kind in a cell of a table.
  fileprivate var text: String {
    switch self {
    case .text: "text"
    case .flag: "true or false"
    case .list(.text): "list of texts"
    case .list(let kind): kind.link.map { "list: \($0)" } ?? "list of objects"
    case .object, .inline: link ?? "object"
    case .orFalse(let kind): "\(kind.text), or false"
    }
  }

  /// A link to the section of an object; nil for a value without a section.
  private var link: String? {
    guard case .object(let type) = self, let title = type.description.title else { return nil }
    return "[\(title)](#\(title.split(separator: " ").joined(separator: "-")))"
  }

  /// The names of an object without a section of its own, and the separator between the object's name and these
  /// names.
  fileprivate var inner: (members: [TemplateMember], separator: String) {
    switch self {
    case .text, .flag: ([], "")
    case .object(let type):
      (type.description.title == nil ? type.description.members : [], ".")
    case .inline(let members): (members, ".")
    case .list(let kind): (kind.inner.members, "[].")
    case .orFalse(let kind): kind.inner
    }
  }
}
