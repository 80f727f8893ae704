/// How many columns a line may have that a collection in brackets ends.
private let lineWidth = 90

/// The keys of what is done.
private let blockKeys: Set = [
  "cancel", "catch", "do", "effect", "each", "else", "guard", "if", "match", "perform", "present",
  "push", "run",
  "send", "steps", "stream", "timer", "when",
]

/// The keys that only the parts of effects have.
private let effectKeys: Set = ["action", "delay", "every", "of"]

/// Writes a draft as a file of YAML.
///
/// A text is written without quotes where YAML leaves it as it is, in single quotes where it does not, and after `|` when it
/// has several lines. Short collections are in brackets; of the keys of the file, these are lists and mappings of lists. Each key of
/// the file is a paragraph, but keys of one line are together.
public func writtenSpec(_ keys: [DraftKey]) -> String {
  var paragraphs: [[String]] = []
  var joins = false
  for key in keys {
    let lines = key.lines(indentation: "", isOuter: true)
    if joins, lines.count == 1 {
      paragraphs[paragraphs.count - 1] += lines
    } else {
      paragraphs.append(lines)
    }
    joins = lines.count == 1
  }
  return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
}

extension DraftKey {
  /// The lines that it takes.
  ///
  /// - Parameter isOuter: Whether it is a key of the file, whose keys stand on lines of their own.
  fileprivate func lines(indentation: String, isOuter: Bool = false) -> [String] {
    let name = "\(indentation)\(quotedForYAML(name, in: .key)):"
    let comments = comments.map { $0.isEmpty ? "\(indentation)#" : "\(indentation)# \($0)" }
    return comments + value.lines(behind: name, indentation: indentation, isOuter: isOuter)
  }
}

extension SpecDraft {
  /// The lines that it takes behind its key, or behind the `-` of a list.
  fileprivate func lines(behind name: String, indentation: String, isOuter: Bool = false)
    -> [String]
  {
    if case .text(let text) = self { return text.lines(behind: name, indentation: indentation) }
    if let flow = flow, !isOuter || isOfLists, name.count + flow.count < lineWidth {
      return ["\(name) \(flow)"]
    }
    let inner = indentation + "  "
    switch self {
    case .keys(let keys): return [name] + keys.flatMap { $0.lines(indentation: inner) }
    case .list(let items): return [name] + items.flatMap { $0.itemLines(indentation: inner) }
    case .text: return []
    }
  }

  /// The lines that it takes in a list: a mapping begins on the line of the dash.
  private func itemLines(indentation: String) -> [String] {
    guard case .keys(let keys) = self, flow.map({ $0.count > lineWidth / 2 }) ?? true else {
      return lines(behind: "\(indentation)-", indentation: indentation)
    }
    var lines = keys.flatMap { $0.lines(indentation: indentation + "  ") }
    let first = lines.removeFirst().dropFirst(indentation.count + 2)
    // A comment of its first key stands above the dash.
    guard !first.hasPrefix("#") else {
      let comments = keys.first?.comments.count ?? 0
      let all =
        [String(first)]
        + lines.prefix(comments - 1).map { String($0.dropFirst(indentation.count + 2)) }
      let key = lines[comments - 1].dropFirst(indentation.count + 2)
      return all.map { indentation + $0 } + ["\(indentation)- \(key)"] + lines[comments...]
    }
    return ["\(indentation)- \(first)"] + lines
  }

  /// Whether it is a list, or has lists alone, as the key `conforms` has.
  private var isOfLists: Bool {
    switch self {
    case .list: true
    case .keys(let keys):
      keys.allSatisfy { if case .list = $0.value { true } else { false } }
    case .text: false
    }
  }

  /// Whether it can be one of several values in brackets.
  private var isShort: Bool {
    if case .keys(let keys) = self { keys.count == 1 } else { true }
  }

  /// Whether it says what is done, which is easier to read on lines of its own.
  private var isBlock: Bool {
    guard case .keys(let keys) = self else { return false }
    let names = Set(keys.map(\.name))
    return !names.isDisjoint(with: blockKeys) && names.isDisjoint(with: effectKeys)
  }

  /// It on one line, with brackets around collections; nil when it has comments or texts of several lines.
  fileprivate var flow: String? {
    switch self {
    case .text(let text):
      return text.text.contains(where: \.isNewline) ? nil : quotedForYAML(text.text, in: .brackets)
    case .list(let items):
      guard items.allSatisfy(\.isShort) else { return nil }
      let texts = items.compactMap(\.flow)
      return texts.count == items.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .keys(let keys):
      guard !isBlock else { return nil }
      let texts = keys.compactMap { key -> String? in
        // In brackets nothing would be a text without letters, which is no block.
        guard key.comments.isEmpty, key.value.text != "", let value = key.value.flow else {
          return nil
        }
        return "\(quotedForYAML(key.name, in: .brackets)): \(value)"
      }
      return texts.count == keys.count ? "{\(texts.joined(separator: ", "))}" : nil
    }
  }
}

extension DraftText {
  fileprivate func lines(behind name: String, indentation: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else {
      return text.isEmpty && !name.hasSuffix("-")
        ? [name] : ["\(name) \(quotedForYAML(text, in: .block))"]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // YAML takes the indentation of the first line for that of all.
    let header = lines.first { !$0.isEmpty }?.first == " " ? "|2" : "|"
    return ["\(name) \(header)"] + lines.map { $0.isEmpty ? "" : "\(indentation)  \($0)" }
  }
}
