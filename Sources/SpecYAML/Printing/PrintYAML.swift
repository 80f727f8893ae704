extension YAMLTree {
  /// The maximum number of columns of a line.
  public static let columns = 100

  /// The text of the file with the value at its root.
  public var printed: String {
    lines(indentation: 0).map { $0 + "\n" }.joined()
  }

  /// Returns the entries of a collection, each on lines of its own.
  private func lines(indentation: Int) -> [String] {
    let isList = if case .list = content { true } else { false }
    return entries.flatMap {
      isList ? $0.itemLines(indentation: indentation) : $0.lines(indentation: indentation)
    }
      + indented(closing, by: indentation)
  }

  /// The value in brackets, or a single-line text in its form between brackets; nil if the value cannot be written
  /// between brackets.
  public var inBrackets: String? {
    guard closing.isEmpty else { return nil }
    switch content {
    case .text(.nothing): return ""
    case .text(.any(let text)):
      return text.hasLines ? nil : quotedIfNeeded(text, in: .brackets)
    case .text(.quoted(let text)): return inQuotes(text)
    case .text(.written(let lines)):
      return lines.count == 1 && !lines[0].hasPrefix("|") && !lines[0].hasPrefix(">")
        ? lines[0] : nil
    case .list(let entries): return inBrackets(entries).map { "[\($0)]" }
    case .keys(let entries): return inBrackets(entries).map { "{\($0)}" }
    }
  }

  private func inBrackets(_ entries: [YAMLEntry]) -> String? {
    guard entries.isEmpty || layout != .lines, layout != .automatic || isShort(entries) else {
      return nil
    }
    var texts: [String] = []
    for entry in entries {
      guard !entry.hasComments, let value = entry.value.inBrackets else { return nil }
      texts.append(
        entry.key.map { "\(quotedIfNeeded($0, in: .brackets)): \(value)" } ?? value)
    }
    return texts.joined(separator: ", ")
  }

  /// Whether entries are easy to read on a single line.
  private func isShort(_ entries: [YAMLEntry]) -> Bool {
    entries.allSatisfy { entry in
      guard entry.key != nil else {
        if case .keys(let keys) = entry.value.content { return keys.count == 1 }
        return true
      }
      // A key without a value is easy to overlook.
      if case .text(.nothing) = entry.value.content { return false }
      return true
    }
  }

  /// Returns the lines after a key, or after the dash of a list.
  ///
  /// - Parameters:
  ///   - head: The line up to the key's colon, or up to the dash.
  ///   - beside: The comment at the end of that line.
  fileprivate func lines(after head: String, beside: String?, indentation: Int) -> [String] {
    let comment = beside.map { "  \($0)" } ?? ""
    if case .text(let text) = content {
      return text.lines(after: head, comment, indentation: indentation)
    }
    if let brackets = inBrackets,
      head.count + 1 + brackets.count + comment.count <= Self.columns
    {
      return ["\(head) \(brackets)\(comment)"]
    }
    return [head + comment] + lines(indentation: indentation + 2)
  }
}

extension YAMLEntry {
  /// Returns the lines of an entry of a mapping.
  public func lines(indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let head = "\(margin)\(quotedIfNeeded(key ?? "", in: .line)):"
    return indented(above, by: indentation)
      + value.lines(after: head, beside: beside, indentation: indentation)
  }

  /// Returns the lines of an entry of a list. A mapping begins on the line of the dash.
  public func itemLines(indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    guard case .keys(var keys) = value.content, let first = keys.first, !isInBrackets(indentation)
    else {
      return indented(above, by: indentation)
        + value.lines(after: "\(margin)-", beside: beside, indentation: indentation)
    }
    // A comment of the first key is written above the dash.
    let comments = above + [beside].compactMap(\.self) + first.above
    keys[0].above = []
    let lines =
      keys.flatMap { $0.lines(indentation: indentation + 2) }
      + indented(value.closing, by: indentation + 2)
    return indented(comments, by: indentation)
      + ["\(margin)- \(lines[0].dropFirst(indentation + 2))"] + lines.dropFirst()
  }

  /// Whether the value, a mapping in a list, is written in brackets.
  private func isInBrackets(_ indentation: Int) -> Bool {
    guard let brackets = value.inBrackets else { return false }
    let length = brackets.count + (beside.map { $0.count + 2 } ?? 0)
    return value.layout == .automatic
      ? length <= YAMLTree.columns / 2 : length + indentation + 2 <= YAMLTree.columns
  }
}

extension YAMLText {
  /// Returns the lines after a key or a dash.
  fileprivate func lines(after head: String, _ comment: String, indentation: Int) -> [String] {
    switch self {
    case .nothing: return [head + comment]
    case .quoted(let text): return ["\(head) \(inQuotes(text))\(comment)"]
    case .any(let text):
      guard text.hasLines else {
        return ["\(head) \(quotedIfNeeded(text, in: .line))\(comment)"]
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // YAML uses the indentation of the first line for all lines.
      let header = lines.first { !$0.isEmpty }?.first == " " ? "|2" : "|"
      return ["\(head) \(header)\(comment)"] + indented(lines.map(String.init), by: indentation + 2)
    case .written(let lines):
      var all =
        ["\(head) \(lines[0])"] + indented(Array(lines.dropFirst()), by: indentation + 2)
      let isBlock = lines[0].hasPrefix("|") || lines[0].hasPrefix(">")
      all[isBlock ? 0 : all.count - 1] += comment
      return all
    }
  }
}

extension String {
  /// Whether the text has several lines according to YAML.
  fileprivate var hasLines: Bool { utf8.contains(UInt8(ascii: "\n")) }
}

/// Returns lines indented by spaces. An empty line stays empty.
private func indented(_ lines: [String], by indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  return lines.map { $0.isEmpty ? "" : margin + $0 }
}
