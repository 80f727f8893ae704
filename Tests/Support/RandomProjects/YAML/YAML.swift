/// A spec during its construction.
indirect enum YAML {
  struct Entry {
    var key: String
    var value: YAML
  }

  /// Text, of one line or several.
  case text(String)
  /// A list, written in brackets if its texts are short.
  case list([YAML])
  /// Entries whose order has a meaning: the generated code has the same order.
  case entries([Entry])
  /// Options, whose order has no meaning.
  case options([Entry])
  /// No value after the key.
  case empty

  /// Makes options of the pairs that have a value.
  static func options(_ pairs: (String, YAML?)...) -> YAML {
    .options(pairs.compactMap { key, value in value.map { Entry(key: key, value: $0) } })
  }
}

extension YAML {
  /// The length of the longest line of the texts.
  var width: Int {
    switch self {
    case .text(let text): text.split(separator: "\n").map(\.count).max() ?? 0
    case .list(let items): items.map(\.width).max() ?? 0
    case .entries(let entries), .options(let entries): entries.map(\.value.width).max() ?? 0
    case .empty: 0
    }
  }
}

/// Writes YAML.
struct YAMLWriter {
  /// The random source that shuffles options; nil to keep their order.
  var shuffling: RandomSource?

  /// Returns a file of options, the first of which stays the first.
  func file(_ entries: [YAML.Entry]) -> String {
    var rest = Array(entries.dropFirst())
    if let shuffling { rest = shuffling.shuffled(rest) }
    return (entries.prefix(1) + rest).map { lines($0, "").joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func lines(_ entry: YAML.Entry, _ indent: String) -> [String] {
    let key = indent + scalar(entry.key, isKey: true) + ":"
    switch entry.value {
    case .empty: return [key]
    case .text(let text) where text.contains("\n"):
      return ["\(key) |"] + text.split(separator: "\n").map { "\(indent)  \($0)" }
    case .text(let text): return ["\(key) \(scalar(text))"]
    case .list(let items):
      if let flow = flow(items) { return ["\(key) \(flow)"] }
      return [key] + items.flatMap { item($0, indent + "  ") }
    case .entries(let entries): return [key] + entries.flatMap { lines($0, indent + "  ") }
    case .options(let options):
      return [key] + ordered(options).flatMap { lines($0, indent + "  ") }
    }
  }

  private func item(_ value: YAML, _ indent: String) -> [String] {
    switch value {
    case .text(let text) where text.contains("\n"):
      return ["\(indent)- |"] + text.split(separator: "\n").map { "\(indent)  \($0)" }
    case .text(let text): return ["\(indent)- \(scalar(text))"]
    case .options(let entries), .entries(let entries):
      var all = ordered(entries).flatMap { lines($0, indent + "  ") }
      all[0] = "\(indent)- \(all[0].dropFirst(indent.count + 2))"
      return all
    case .list, .empty: fatalError("specs have no lists in lists")
    }
  }

  private func ordered(_ entries: [YAML.Entry]) -> [YAML.Entry] {
    shuffling?.shuffled(entries) ?? entries
  }

  /// Returns a list of texts in brackets, if all texts are short.
  private func flow(_ items: [YAML]) -> String? {
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item, !text.contains("\n") else { return nil }
      texts.append(scalar(text))
    }
    let line = "[\(texts.joined(separator: ", "))]"
    return line.count < 60 ? line : nil
  }

  /// Returns a text of one line, in quotes if YAML would read it as something else.
  private func scalar(_ text: String, isKey: Bool = false) -> String {
    let isPlain =
      text.first.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } == true
      && text.allSatisfy {
        $0.isLetter || $0.isNumber || " ._()\(isKey ? "" : "+\"")".contains($0)
      } && !text.hasSuffix(" ")
    return isPlain
      ? text
      : "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}
