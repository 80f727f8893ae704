import SpecSource
import SpecYAML

/// A reader that reads the file of a spec as a tree for printing, with its comments.
struct SpecTreeReader {
  private var comments: YAMLComments

  /// Reads a file whose root is known.
  ///
  /// - Parameter shapes: The shapes that the root may have.
  static func tree(of file: SourceFile, _ root: YAMLNode, as shapes: [ValueShape]) -> YAMLTree {
    var reader = SpecTreeReader(comments: YAMLComments(of: file, root))
    return reader.tree(of: root, as: shapes)
  }

  private mutating func tree(of node: YAMLNode, as shapes: [ValueShape]) -> YAMLTree {
    if let members = node.members {
      let entries = members.map { member in
        let inner = shapes.flatMap { $0.inside(.key(member.name)) }
        return Entry(key: member.key, value: member.value, shapes: inner)
      }
      return collection(node, entries) { .keys($0) }
    }
    if let items = node.items, !(node.isFlow && shapes.areSwift) {
      let inner = shapes.flatMap { $0.inside(.item) }
      let entries = items.map { Entry(key: nil, value: $0, shapes: inner) }
      return collection(node, entries) { .list($0) }
    }
    return YAMLTree(.text(YAMLText(node, isSwift: PlaceExpectation(shapes).takesSwift)))
  }

  /// An entry of a collection that the reader must read.
  private struct Entry {
    let key: YAMLNode?
    let value: YAMLNode
    let shapes: [ValueShape]

    /// The place where the entry begins.
    var start: SourcePosition { (key ?? value).span.start }

    /// The line on which the entry ends.
    var endLine: Int { value.isNothing ? start.line : value.span.end.line }
  }

  private mutating func collection(
    _ node: YAMLNode, _ entries: [Entry], _ content: ([YAMLEntry]) -> YAMLTree.Content
  ) -> YAMLTree {
    var read: [YAMLEntry] = []
    for (index, entry) in entries.enumerated() {
      let above = comments.takeLines(above: entry.start.line)
      let value = tree(of: entry.value, as: entry.shapes)
      var result = YAMLEntry(entry.key?.scalar?.text, value: value)
      result.above = above
      let next = index + 1 < entries.count ? entries[index + 1].start.line : node.span.end.line
      if let line = lineOfComment(beside: entry, in: node, next: next) {
        result.beside = comments.takeComment(besideLine: line)
      }
      read.append(result)
    }
    var tree = YAMLTree(content(read), layout: node.isFlow ? .brackets : .lines)
    if node.isFlow {
      tree.closing = comments.takeLines(above: node.span.end.line).filter { !$0.isEmpty }
    } else if let column = entries.first?.start.column {
      tree.closing = comments.takeClosing(column: column - 1)
    }
    return tree
  }

  /// Finds the line at whose end a comment belongs to an entry; nil if such a comment belongs to another entry.
  ///
  /// - Parameter next: The line on which the next entry begins, or on which the collection ends.
  private func lineOfComment(beside entry: Entry, in node: YAMLNode, next: Int) -> Int? {
    guard !node.isFlow else { return next > entry.endLine ? entry.endLine : nil }
    let hasLines = !entry.value.isFlow && entry.value.scalar == nil
    guard hasLines else { return entry.endLine }
    // The dash of a list shares its line with the first key.
    return entry.key == nil ? nil : entry.start.line
  }
}

extension YAMLText {
  /// Makes the text of a node that is no collection, or of a list in brackets that is Swift.
  fileprivate init(_ node: YAMLNode, isSwift: Bool) {
    guard let scalar = node.scalar else {
      self = .written(node.writtenLines)
      return
    }
    switch scalar.style {
    case .literal, .folded: self = .written(node.linesOfBlock(scalar))
    case _ where node.isMultiline: self = .written(node.writtenLines)
    case .plain: self = scalar.text.isEmpty ? .nothing : .any(scalar.text)
    case .doubleQuoted where node.source.contains("\\"): self = .written([node.source])
    case .singleQuoted, .doubleQuoted:
      let needsQuotes = scalar.text.isEmpty || !isSwift && scalar.text.isTypedByYAML
      self = needsQuotes ? .quoted(scalar.text) : .any(scalar.text)
    }
  }
}

extension YAMLNode {
  /// The lines of a text with several lines, with their indentation relative to one another.
  fileprivate var writtenLines: [String] {
    let lines = source.splitIntoLines
    let margin = lines.dropFirst().filter { !$0.isEmpty }.map(\.margin).min() ?? 0
    return [lines[0]] + lines.dropFirst().map { String($0.dropFirst(margin)) }
  }

  /// Reads the header and the lines of a text after `|` or `>`.
  fileprivate func linesOfBlock(_ scalar: YAMLScalar) -> [String] {
    let lines = source.splitIntoLines
    let text = scalar.text.splitIntoLines
    let first = lines.dropFirst().first { !$0.isEmpty && $0.margin < $0.count }
    let margin = (first?.margin ?? 0) - (text.first { $0.margin < $0.count }?.margin ?? 0)
    // The printer indents the text by two columns.
    let end = lines[0].firstIndex(of: " ") ?? lines[0].endIndex
    let header =
      lines[0][..<end].map { $0.isNumber ? "2" : String($0) }.joined() + lines[0][end...]
    var content = lines.dropFirst().map {
      $0.margin == $0.count ? "" : String($0.dropFirst(margin))
    }
    if header.contains("+") {
      let breaks = scalar.text.reversed().prefix(while: \.isNewline).count
      content += Array(repeating: "", count: max(0, breaks - 1))
    }
    return [header] + content
  }
}

extension String {
  /// The lines, without their line breaks.
  fileprivate var splitIntoLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The number of spaces at the beginning of the line.
  fileprivate var margin: Int { prefix { $0 == " " }.count }

  /// Whether YAML, or an editor that supports YAML, reads the text as a number, a Boolean or nothing.
  fileprivate var isTypedByYAML: Bool {
    let words = ["true", "false", "yes", "no", "on", "off", "y", "n", "null", "~"]
    return words.contains(lowercased()) || Double(self) != nil
  }
}

extension PlaceExpectation {
  /// Whether a text is Swift, in which numbers and Booleans need no quotes.
  fileprivate var takesSwift: Bool { isSwift || !valueUses.isEmpty }
}

extension [ValueShape] {
  /// Whether a list in brackets is Swift, as written.
  var areSwift: Bool {
    contains(where: \.isPlainSwift) && !contains(where: \.isList)
  }
}

extension ValueShape {
  /// Whether the shape is Swift, which may be an array.
  fileprivate var isPlainSwift: Bool {
    switch self {
    case .swift: true
    case .names(_, let shape): shape.isPlainSwift
    case .either(let shapes): shapes.contains(where: \.isPlainSwift)
    case .reference(let name): Schema.definition(named: name)?.shortForm?.isPlainSwift ?? false
    default: false
    }
  }

  /// Whether the shape may be a list of YAML.
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .names(_, let shape): shape.isList
    case .either(let shapes): shapes.contains(where: \.isList)
    case .reference(let name): Schema.definition(named: name)?.shortForm?.isList ?? false
    default: false
    }
  }
}
