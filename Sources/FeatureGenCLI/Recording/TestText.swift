import SpecSource
import SpecYAML

/// The steps of a test in a file, for edits that change nothing else.
struct TestText {
  private let file: SourceFile
  private let test: String
  private let list: YAMLNode
  private let steps: [YAMLNode]
  private let lineBreak: String

  /// Finds the steps of a test; nil for a test without steps.
  init?(_ file: SourceFile, test name: String) {
    guard let root = readYAML(file).root, let test = root.value(of: "tests")?.value(of: name),
      let list = test.items == nil ? test.value(of: "steps") : test, let items = list.items,
      !items.isEmpty
    else { return nil }
    self.file = file
    self.test = name
    self.list = list
    steps = items
    lineBreak = file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }

  /// A change of a step.
  struct Change {
    enum Kind {
      /// The expectation of the step is added or, if it replaces the former one, replaced.
      case expectation(Expectation, replaces: Bool)
      /// A step is added after this step.
      case new(NewStep)
    }

    /// The number of the step; -1 for the place before the first step.
    var step: Int
    var kind: Kind
  }

  /// An edit of the file.
  private struct Edit {
    var range: Range<Int>
    var text: String
    /// Whether the edit is between brackets, where a line cannot be broken.
    var isFlow = false
    /// Whether the edit needs lines, which brackets do not allow.
    var needsLines = false
  }

  /// Applies changes of steps to the file.
  ///
  /// Steps in brackets get lines of their own where they would be too long.
  func applying(_ changes: [Change]) -> SourceFile {
    let edits = edits(for: changes)
    if isTooWide(edits), let expanded = expanded(Set(changes.map { max($0.step, 0) })) {
      return expanded.applying(changes)
    }
    return apply(edits)
  }

  private func apply(_ edits: [Edit]) -> SourceFile {
    var bytes = file.original
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted.reversed() {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  private func edits(for changes: [Change]) -> [Edit] {
    changes.compactMap { change in
      switch change.kind {
      case .expectation(let expectation, replaces: true):
        replacing(expectation, ofStep: change.step)
      case .expectation(let expectation, replaces: false):
        adding(expectation, toStep: change.step)
      case .new(let new):
        adding(new, afterStep: change.step)
      }
    }
  }
}

// Edits of steps.

extension TestText {
  /// Makes the edit that adds an expectation.
  private func adding(_ expectation: Expectation, toStep index: Int) -> Edit {
    let step = steps[index]
    guard !step.isFlow else {
      let end = step.endOfLastMember
      return Edit(
        range: end..<end, text: ", expect: \(expectation.inline)", isFlow: true,
        needsLines: expectation.needsLines)
    }
    let end = endOfLine(of: step)
    return Edit(
      range: end..<end, text: lines(expectation.lines(margin: step.startPosition.column - 1)))
  }

  /// Makes the edit that replaces an expectation; nil where the step has none.
  private func replacing(_ expectation: Expectation, ofStep index: Int) -> Edit? {
    let step = steps[index]
    guard let member = step.members?.first(where: { $0.name == "expect" }) else { return nil }
    guard !expectation.isEmpty else {
      let range =
        step.isFlow
        ? step.rangeInBrackets(of: member)
        : startOfLine(member.key.span.startOffset)..<endOfLine(of: member.value)
      return Edit(range: range, text: "")
    }
    let end = step.isFlow ? member.value.span.endOffset : member.value.endOfText
    let isInLine =
      step.isFlow
      || !expectation.needsLines && (member.value.isFlow || member.value.scalar != nil)
        && !file.bytes[member.value.span.startOffset..<end].contains(UInt8(ascii: "\n"))
    guard isInLine else {
      return Edit(
        range: startOfLine(member.key.span.startOffset)..<endOfLine(of: member.value),
        text: lines(expectation.lines(margin: step.startPosition.column - 1)))
    }
    return Edit(
      range: member.value.span.startOffset..<end, text: expectation.inline, isFlow: step.isFlow,
      needsLines: expectation.needsLines)
  }

  /// Makes the edit that adds a step after another step, or before all steps for -1.
  private func adding(_ new: NewStep, afterStep index: Int) -> Edit {
    let step = steps[max(index, 0)]
    guard !list.isFlow else {
      let place = index < 0 ? step.span.startOffset : step.span.endOffset
      return Edit(
        range: place..<place, text: index < 0 ? "\(new.inline), " : ", \(new.inline)",
        isFlow: true, needsLines: new.needsLines)
    }
    let place = index < 0 ? startOfLine(dash(of: step)) : endOfLine(of: step)
    let indentation = file.position(at: dash(of: step)).column - 1
    let text =
      step.isFlow
      ? lines([String(repeating: " ", count: indentation) + "- " + new.inline])
      : lines(new.lines(indentation: indentation))
    return Edit(
      range: place..<place, text: text, isFlow: step.isFlow, needsLines: new.needsLines)
  }

  /// Joins lines, each after a line break.
  private func lines(_ lines: [String]) -> String {
    lines.map { lineBreak + $0 }.joined()
  }

  /// Finds the offset of the dash before a step.
  private func dash(of step: YAMLNode) -> Int {
    let before = file.bytes[..<step.startPosition.offset]
    return before.lastIndex(of: UInt8(ascii: "-")) ?? step.startPosition.offset
  }

  /// Finds the offset of the line break before a line.
  private func startOfLine(_ offset: Int) -> Int {
    var start = file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    if start > 0, file.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  private func endOfLine(of node: YAMLNode) -> Int {
    node.endOfLastLine(in: file.bytes)
  }
}

// Converting brackets into lines.

extension TestText {
  /// Whether edits between brackets make a line too long, or need lines.
  private func isTooWide(_ edits: [Edit]) -> Bool {
    let edits = edits.filter(\.isFlow)
    if edits.contains(where: \.needsLines) { return true }
    var widths: [Int: Int] = [:]
    for edit in edits where !edit.text.contains(where: \.isNewline) {
      let start = startOfLine(edit.range.lowerBound)
      let length =
        file.bytes[edit.range.lowerBound...].firstIndex { $0 == 10 || $0 == 13 }
        ?? file.bytes.count
      widths[start, default: length - start - 1] += edit.text.count - edit.range.count
    }
    let added = edits.flatMap { $0.text.split(whereSeparator: \.isNewline).map(\.count) }
    return (Array(widths.values) + added).contains { $0 > YAMLTree.columns }
  }

  /// Rewrites the text with the list and some steps in lines instead of brackets; nil where no brackets are used, or
  /// the brackets contain comments.
  private func expanded(_ indices: Set<Int>) -> TestText? {
    var edits: [Edit] = []
    if list.isFlow {
      guard !file.bytes[list.span.startOffset..<list.span.endOffset].contains(UInt8(ascii: "#"))
      else { return nil }
      let margin = file.bytes[(startOfLine(list.span.startOffset) + 1)...].prefix { $0 == 32 }.count
      let indentation = margin + 2
      let items = steps.enumerated().flatMap { index, step -> [String] in
        guard indices.contains(index) else {
          return [String(repeating: " ", count: indentation) + "- " + step.inline]
        }
        return step.memberLines(indentation: indentation)
      }
      var start = list.span.startOffset
      while start > 0, file.bytes[start - 1] == 32 { start -= 1 }
      edits = [Edit(range: start..<list.span.endOffset, text: lines(items))]
    } else {
      edits = steps.enumerated().filter { indices.contains($0.offset) && $0.element.isFlow }
        .map { _, step in
          let indentation = file.position(at: dash(of: step)).column - 1
          let text = step.memberLines(indentation: indentation).joined(separator: lineBreak)
          return Edit(
            range: step.span.startOffset..<step.span.endOffset,
            text: String(text.dropFirst(indentation + 2)))
        }
    }
    return edits.isEmpty ? nil : TestText(apply(edits), test: test)
  }
}

extension YAMLNode {
  /// Returns the end of the node's last line, without the line break.
  func endOfLastLine(in bytes: [UInt8]) -> Int {
    let end = endOfText
    var next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if next > end, bytes[next - 1] == UInt8(ascii: "\r") { next -= 1 }
    return next
  }

  /// The end of the node's last character.
  fileprivate var endOfText: Int {
    if isFlow { return span.endOffset }
    if let last = members?.last { return max(last.value.endOfText, last.key.span.endOffset) }
    if let last = items?.last { return last.endOfText }
    return span.endOffset
  }

  /// The end of the last member of a mapping between brackets, before a comma or a comment.
  fileprivate var endOfLastMember: Int {
    members?.last.map { max($0.value.endOfText, $0.key.span.endOffset) } ?? span.endOffset - 1
  }

  /// Returns the range of a member of a mapping between brackets, with the comma between it and another member.
  fileprivate func rangeInBrackets(of member: YAMLMember) -> Range<Int> {
    let members = members ?? []
    let index = members.firstIndex { $0.key.span == member.key.span } ?? 0
    if index > 0 { return members[index - 1].value.endOfText..<member.value.endOfText }
    let end = members.count > 1 ? members[1].key.span.startOffset : member.value.endOfText
    return member.key.span.startOffset..<end
  }

  /// The node's text on one line.
  fileprivate var inline: String {
    span.text.split(whereSeparator: \.isNewline).map { trimmed($0) }.joined(separator: " ")
  }

  /// Writes a step in brackets as lines; the first line begins with a dash.
  fileprivate func memberLines(indentation: Int) -> [String] {
    (members ?? []).enumerated().map { index, member in
      String(repeating: " ", count: indentation) + (index == 0 ? "- " : "  ")
        + "\(member.key.span.text): \(member.value.inline)"
    }
  }
}
