import ArgumentParser
import FeatureSpec
import SpecSource
import SpecYAML

/// A test that `featuregen new test` creates.
struct TestDraft {
  /// A key with its value: `send: increment`.
  struct Entry {
    var key: String
    var value: String

    /// Reads a key with its value.
    ///
    /// - Throws: `ValidationError` when the text has no key or no value.
    static func parse(_ text: String) throws -> Entry {
      guard let colon = text.firstRange(of: ": ") else {
        throw ValidationError("'\(text)' is not a step; write one as in 'send: increment'")
      }
      return Entry(
        key: trimmed(text[..<colon.lowerBound]), value: trimmed(text[colon.upperBound...]))
    }

    /// The key with its value in a spec.
    var entry: YAMLEntry {
      YAMLEntry(key, value: isMapping ? YAMLTree(.text(.written([value]))) : .text(value))
    }

    /// Whether the value has keys of the language, such as `{throws: AppError.offline}`, and is no Swift closure.
    private var isMapping: Bool {
      let node = parseYAML(SourceFile(path: "", text: value)).value
      guard let node, node.isFlow, let members = node.members, !members.isEmpty else {
        return false
      }
      return members.allSatisfy { !$0.value.isNothing }
    }
  }

  var name: String
  var given: [Entry] = []
  var dependencies: [Entry] = []
  var steps: [Entry]

  /// Adds the test to a spec, after its other tests.
  func appended(to file: SourceFile) -> Parsed<[UInt8]> {
    guard let root = readYAML(file).root, root.members != nil, !root.isFlow else {
      return .failed(.unreadableFile, "'\(file.path)' cannot be read")
    }
    guard let tests = root.value(of: "tests"), let last = tests.members?.last else {
      let end = file.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
      return Parsed(file.original + Array("\(end)\ntests:\n\(text(margin: 2))\n".utf8))
    }
    if let other = tests.members?.first(where: { $0.name == name }) {
      return Parsed(
        nil,
        diagnostics: [
          .error(.duplicateName, "'\(name)' is already the name of a test", at: other.key.span)
        ])
    }
    guard !tests.isFlow else {
      return Parsed(
        nil,
        diagnostics: [
          .error(
            .unusableArgument, "a test cannot be added to tests in brackets", at: tests.span,
            hint: "write the tests on separate lines first")
        ])
    }
    let end = last.value.endOfLastLine(in: file.bytes)
    var bytes = file.original
    let margin = (tests.members?.first ?? last).key.startPosition.column - 1
    bytes.insert(contentsOf: Array("\n\(text(margin: margin))".utf8), at: end)
    return Parsed(bytes)
  }

  /// Removes the test from a spec; nil when the spec cannot be read or has no such test.
  func removed(from file: SourceFile) -> [UInt8]? {
    guard let root = readYAML(file).root, let members = root.members,
      let section = members.firstIndex(where: { $0.name == "tests" }),
      let tests = members[section].value.members,
      let test = tests.firstIndex(where: { $0.name == name })
    else { return nil }
    let isOnly = tests.count == 1
    let key = isOnly ? members[section].key : tests[test].key
    // The removed range starts at the end of the line above, and includes the empty line before a section.
    var start = file.bytes[..<key.span.startOffset].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    if isOnly, start > 0, file.bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    let end = tests[test].value.endOfLastLine(in: file.bytes)
    return Array(file.bytes[..<start] + file.bytes[end...])
  }

  /// Writes the lines of the test, without the last line break.
  private func text(margin: Int) -> String {
    let steps = YAMLTree.list(
      steps.map { .keys([$0.entry], layout: .lines) }, layout: .lines)
    let setup = [("given", given), ("dependencies", dependencies)].filter { !$0.1.isEmpty }
      .map { YAMLEntry($0.0, value: .keys($0.1.map(\.entry))) }
    let value =
      setup.isEmpty ? steps : .keys(setup + [YAMLEntry("steps", value: steps)], layout: .lines)
    return YAMLEntry(name, value: value).lines(indentation: margin).joined(separator: "\n")
  }
}
