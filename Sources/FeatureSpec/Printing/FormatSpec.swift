import SpecSource
import SpecYAML

/// Lays out a spec or the settings in their standard layout.
///
/// Comments, empty lines and brackets stay where the author has placed them. Keys of blocks are in the order in which
/// they run, each value has its shortest spelling and only the quotes that it needs, and no line with brackets is
/// longer than 100 columns.
///
/// - Parameter isSettings: Whether the file has the settings of a project, rather than a spec.
/// - Returns: The text; nil, with the errors, for a file that has errors.
public func formattedSpec(
  _ file: SourceFile, isSettings: Bool = false, limits: YAMLLimits = .standard
) -> Parsed<String> {
  let reading = readYAML(file, limits: limits, rootKeys: isSettings ? [] : Schema.rootKeys)
  guard let root = reading.root, reading.isWhole, !reading.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: reading.diagnostics)
  }
  let problems = isSettings ? decodeSettings(root).diagnostics : decodeSpec(root).diagnostics
  guard !problems.containsErrors else { return Parsed(nil, diagnostics: problems) }
  let shapes =
    isSettings
    ? [.reference(SpecKind.settings.rawValue)] : shapes(ofRoot: root.members?.map(\.name) ?? [])
  let tree = SpecTreeReader.tree(of: file, root, as: shapes).arranged(as: shapes)
  let text = tree.printed
  let printed = SourceFile(path: file.path, text: text)
  let again = readYAML(printed, limits: limits).root
    .map { SpecTreeReader.tree(of: printed, $0, as: shapes).arranged(as: shapes) }
  guard let again, again.isSame(as: tree), again.printed == text else {
    let place = SourceSpan(file: file, offsets: 0..<0)
    return Parsed(
      nil,
      diagnostics: .error(
        .unformattableFile, "this file has no layout that means the same", at: place,
        hint: "write its longest texts after '|'"))
  }
  return Parsed(file.hasCarriageReturns ? text.replacing("\n", with: "\r\n") : text)
}

/// Lays out the text of a new spec.
///
/// Each key of the file is a paragraph, except that adjacent keys of one line form a single paragraph.
public func printedSpec(_ entries: [YAMLEntry]) -> String {
  let shapes = shapes(ofRoot: entries.compactMap(\.key))
  guard
    case .keys(var entries) = YAMLTree.keys(entries, layout: .lines).arranged(as: shapes).content
  else { return "" }
  var wasLine = true
  for index in entries.indices {
    if entries[index].value.layout == .automatic, !entries[index].value.hasListsAlone {
      entries[index].value.layout = .lines
    }
    let isLine = entries[index].lines(indentation: 0).count == 1
    if index > 0, !isLine || !wasLine { entries[index].above.insert("", at: 0) }
    wasLine = isLine
  }
  return YAMLTree.keys(entries, layout: .lines).printed
}

/// Finds the shapes that the root of a spec with some keys may have.
private func shapes(ofRoot keys: [String]) -> [ValueShape] {
  let kinds = SpecKind.allCases.filter { $0 != .settings }
  let named = kinds.filter { keys.contains($0.rawValue) }
  return (named.isEmpty ? kinds : named).map { .reference($0.rawValue) }
}

extension YAMLTree {
  /// Whether the value is a list, or a mapping that contains only lists, like the value of the key `conforms`.
  fileprivate var hasListsAlone: Bool {
    switch content {
    case .text: false
    case .list: true
    case .keys(let entries):
      entries.allSatisfy { if case .list = $0.value.content { true } else { false } }
    }
  }
}

extension SourceFile {
  /// Whether the first line ends with a carriage return.
  fileprivate var hasCarriageReturns: Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }
}

extension Rule {
  /// A file that the formatter would change in meaning.
  public static let unformattableFile = Rule(
    "unformattable-file",
    reason: """
      'format' reads its own result again before it writes it. Where the result is not the same spec, the file stays as it is.

      Write the text that YAML reads in an unusual way after a '|', or leave the file out of 'format'.
      """)
}
