import SpecSource
import SpecYAML

/// The steps of a test as they stand in a file, for edits that touch nothing else.
struct TestText {
  private let file: SourceFile
  private let steps: [YAMLNode]
  /// Whether the list of steps is written with `[]`.
  private let isFlow: Bool
  private let lineBreak: String

  /// Finds the steps of a test; nil where there are none.
  init?(_ file: SourceFile, test name: String) {
    guard let root = readYAML(file).root, let test = root.value(of: "tests")?.value(of: name),
      let list = test.items == nil ? test.value(of: "steps") : test, let items = list.items
    else { return nil }
    self.file = file
    steps = items
    isFlow = list.isFlow
    lineBreak = file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }

  /// What a step says has changed: fields with their values, or one value for the whole state.
  struct Expectation {
    var fields: [(address: String, value: String)]

    /// The value in brackets, as far as it fits into one line.
    fileprivate var inline: String {
      if let whole = fields.first, whole.address.isEmpty { return flowScalar(whole.value) }
      let parts = fields.map { "\(flowScalar($0.address)): \(flowScalar($0.value))" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  /// A step to be added.
  struct NewStep {
    var action: String
    var expectation: Expectation?
  }

  /// The edit that adds what a step expects.
  func adding(_ expectation: Expectation, toStep index: Int) -> Edit {
    let step = steps[index]
    guard !step.isFlow else {
      let end = step.span.endOffset - 1
      return Edit(range: end..<end, text: ", expect: \(expectation.inline)")
    }
    let margin = step.startPosition.column - 1
    let end = endOfLine(of: step)
    return Edit(range: end..<end, text: lines(expectation, margin))
  }

  /// The edit that replaces what a step expects; nil where it expects nothing.
  func replacing(_ expectation: Expectation?, ofStep index: Int) -> Edit? {
    let step = steps[index]
    guard let member = step.members?.first(where: { $0.name == "expect" }) else { return nil }
    guard let expectation else {
      // With its line, or with the comma in front of it.
      let start = step.isFlow ? startOfEntry(member) : startOfLine(member.key.span.startOffset)
      let end = step.isFlow ? member.value.span.endOffset : endOfLine(of: member.value)
      return Edit(range: start..<end, text: "")
    }
    let isInLine = step.isFlow || member.value.isFlow || member.value.items == nil
    let end = step.isFlow ? member.value.span.endOffset : member.value.endOfText
    guard isInLine, member.value.isFlow || member.value.scalar != nil else {
      let margin = step.startPosition.column - 1
      return Edit(
        range: startOfLine(member.key.span.startOffset)..<endOfLine(of: member.value),
        text: lines(expectation, margin))
    }
    return Edit(range: member.value.span.startOffset..<end, text: expectation.inline)
  }

  /// The edit that adds steps behind another, or in front of all for -1.
  func adding(_ new: [NewStep], behindStep index: Int) -> Edit? {
    guard index >= 0 || !isFlow else { return nil }
    guard index >= 0 else {
      let start = startOfLine(dash(of: steps[0]))
      return Edit(range: start..<start, text: new.map { lines($0, steps[0]) }.joined())
    }
    let step = steps[index]
    guard !isFlow else {
      let end = step.span.endOffset
      return Edit(range: end..<end, text: new.map { ", \(flow($0))" }.joined())
    }
    let end = endOfLine(of: step)
    return Edit(range: end..<end, text: new.map { lines($0, step) }.joined())
  }

  /// An edit of the file.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  private func flow(_ step: NewStep) -> String {
    let expect = step.expectation.map { ", expect: \($0.inline)" } ?? ""
    return "{receive: \(flowScalar(step.action))\(expect)}"
  }

  /// A new step as lines, written like another.
  private func lines(_ new: NewStep, _ model: YAMLNode) -> String {
    let dash = dash(of: model)
    let indentation = file.position(at: dash).column - 1
    let start = lineBreak + String(repeating: " ", count: indentation)
    if model.isFlow { return "\(start)- \(flow(new))" }
    let margin = indentation + 2
    return "\(start)- receive: \(yamlScalar(new.action))"
      + (new.expectation.map { lines($0, margin) } ?? "")
  }

  /// What is expected, as lines in front of which there are spaces.
  private func lines(_ expectation: Expectation, _ margin: Int) -> String {
    let start = lineBreak + String(repeating: " ", count: margin)
    if let whole = expectation.fields.first, whole.address.isEmpty {
      return "\(start)expect: \(yamlScalar(whole.value))"
    }
    let inline = "expect: \(expectation.inline)"
    if margin + inline.count <= 100 { return start + inline }
    return "\(start)expect:"
      + expectation.fields.map {
        "\(start)  \(yamlScalar($0.address)): \(yamlScalar($0.value))"
      }.joined()
  }

  /// Where the dash stands in front of a step.
  private func dash(of step: YAMLNode) -> Int {
    let before = file.bytes[..<step.startPosition.offset]
    return before.lastIndex(of: UInt8(ascii: "-")) ?? step.startPosition.offset
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    if start > 0, file.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start
  }

  private func startOfEntry(_ member: YAMLMember) -> Int {
    let before = file.bytes[..<member.key.span.startOffset]
    return before.lastIndex(of: UInt8(ascii: ",")) ?? member.key.span.startOffset
  }

  private func endOfLine(of node: YAMLNode) -> Int {
    node.endOfLastLine(in: file.bytes)
  }
}

extension YAMLNode {
  /// Where its last line ends, without the break.
  func endOfLastLine(in bytes: [UInt8]) -> Int {
    let end = endOfText
    var next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if next > end, bytes[next - 1] == UInt8(ascii: "\r") { next -= 1 }
    return next
  }

  /// Where its last character ends.
  fileprivate var endOfText: Int {
    if isFlow { return span.endOffset }
    if let last = members?.last { return max(last.value.endOfText, last.key.span.endOffset) }
    if let last = items?.last { return last.endOfText }
    return span.endOffset
  }
}

/// A text of one line as a scalar between brackets: plain, or in single quotes where YAML would take it for something else.
func flowScalar(_ text: String) -> String {
  let isPlain = !text.contains { ",[]{}".contains($0) } && !text.hasPrefix("?")
  // A list that is a whole value is Swift as it is written.
  if text.hasPrefix("["), text.hasSuffix("]"), isList(text) { return text }
  let scalar = yamlScalar(text)
  guard scalar == text, !isPlain else { return scalar }
  return "'" + text.replacing("'", with: "''") + "'"
}

/// Whether a text is a list of plain words and texts, which YAML reads as it stands.
private func isList(_ text: String) -> Bool {
  let inner = text.dropFirst().dropLast()
  return !inner.contains { "[]{}'#:,\\.?!&*|>%@`-".contains($0) }
}
