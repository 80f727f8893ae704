/// Writes every key of the spec language with an example, as Markdown.
///
/// The reference is derived from the tables of keys, so it contains exactly the keys that can be read.
public func languageReference() -> String {
  LanguageChapter.all.map { $0.text(level: 2) }.joined(separator: "\n")
}

/// A page of the reference, which consists of sections about one theme.
struct LanguageChapter {
  /// The name of the page in the manual.
  let name: String
  let title: String
  let sections: [LanguageSection]

  /// Writes the page as Markdown, with a heading of a level as its title.
  func text(level: Int) -> String {
    let parts = sections.map { $0.text(level: level + 1) }
    return "\(String(repeating: "#", count: level)) \(title)\n\n" + parts.joined(separator: "\n")
  }
}

/// A section of the reference, about the keys of one kind of mapping.
struct LanguageSection {
  let title: String
  let schema: Schema
  /// A schema whose keys another section describes.
  var leftOut: Schema?
  /// The text under the title.
  let remark: String

  /// Writes the section as Markdown, with a heading of a level as its title.
  func text(level: Int) -> String {
    let known = Set((leftOut?.keys ?? []).map(\.name))
    let keys = schema.keys.filter { !known.contains($0.name) }
    let rows = keys.map { key in
      "| `\(key.name)`\(key.status == .required ? " *" : "") | \(key.holds) | `\(key.tableExample)` |"
    }
    return """
      \(String(repeating: "#", count: level)) \(title)

      \(remark)

      | key | holds | example |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension SchemaKey {
  /// The example for a cell of a table, where a vertical bar would end the cell.
  fileprivate var tableExample: String {
    example.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension LanguageChapter {
  /// The pages, from the outside to the inside.
  static let all = [
    LanguageChapter(
      name: "FeatureKeys", title: "Keys of features", sections: LanguageSection.features),
    LanguageChapter(
      name: "ActionKeys", title: "Keys of actions and blocks", sections: LanguageSection.behaviour),
    LanguageChapter(
      name: "EffectKeys", title: "Keys of effects", sections: LanguageSection.effects),
    LanguageChapter(name: "TestKeys", title: "Keys of tests", sections: LanguageSection.tests),
    LanguageChapter(
      name: "ClientAndModelKeys", title: "Keys of clients and models",
      sections: LanguageSection.others),
    LanguageChapter(
      name: "SettingsKeys", title: "Keys of the settings", sections: LanguageSection.settings),
  ]
}

extension LanguageSection {
  /// The sections, from the outside to the inside.
  static let all = LanguageChapter.all.flatMap(\.sections)
}
