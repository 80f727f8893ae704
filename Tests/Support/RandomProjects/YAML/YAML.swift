/// A spec while it is put together.
indirect enum YAML {
  struct Entry {
    var key: String
    var value: YAML
  }

  /// Text, of one line or several.
  case text(String)
  /// A list, in brackets where it is one of short texts.
  case list([YAML])
  /// Entries whose order has a meaning: it is that of what is generated.
  case entries([Entry])
  /// Options, whose order has none.
  case options([Entry])
  /// Nothing behind the key.
  case empty

  /// Options, without those that are not there.
  static func options(_ pairs: (String, YAML?)...) -> YAML {
    .options(pairs.compactMap { key, value in value.map { Entry(key: key, value: $0) } })
  }
}

extension YAML {
  /// How long the longest line of its texts is.
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
  /// What options are put in another order with; nil to leave them as they are.
  var shuffling: RandomSource?

  /// A file of options, of which the first stays the first.
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

  /// A list of texts in brackets, if all are short.
  private func flow(_ items: [YAML]) -> String? {
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item, !text.contains("\n") else { return nil }
      texts.append(scalar(text))
    }
    let line = "[\(texts.joined(separator: ", "))]"
    return line.count < 60 ? line : nil
  }

  /// A text of one line, in quotes where it would mean something else.
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
