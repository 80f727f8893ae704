import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The edits that rename a declaration.
struct Renaming {
  let declared: SpecDeclaration
  let new: String
  let names: ProjectNames
  /// The names with the spelling of the present name.
  let uses: NameUses

  init(declared: SpecDeclaration, new: String, names: ProjectNames) {
    self.declared = declared
    self.new = new
    self.names = names
    uses = names.uses(of: declared)
  }

  /// An edit of a spec.
  struct Edit: Sendable, Equatable {
    var offsets: Range<Int>
    var text: String
    /// Whether people must confirm the edit.
    var needsConfirmation = false
  }

  /// The reason why a declaration cannot be renamed.
  struct Refusal: Error {
    var reason: String
  }

  /// Makes the edits of each file, in the order of the file.
  func edits() throws(Refusal) -> [String: [Edit]] {
    try checkName()
    var edits: [String: [Edit]] = [:]
    for span in declared.nameSpans {
      let text = declared.kind == .test ? yamlKey(new, inPlaceOf: span) : new
      edits[span.file.path, default: []].append(Edit(offsets: span.offsets, text: text))
    }
    for use in uses.known {
      guard let word = declared.renamed(use.name, to: new, in: names.project) else { continue }
      let known = edits[use.span.file.path] ?? []
      guard !known.contains(where: { $0.offsets.overlaps(use.span.offsets) }) else { continue }
      edits[use.span.file.path, default: []] += use.edits(word)
    }
    return edits.mapValues { $0.sorted { $0.offsets.lowerBound < $1.offsets.lowerBound } }
  }

  /// Returns the edits of each file, together with edits of the names whose declaration only the compiler knows.
  func withOpen(_ edits: [String: [Edit]]) -> [String: [Edit]] {
    guard [.field, .computed, .action, .enumCase, .endpoint].contains(declared.kind) else {
      return edits
    }
    var all = edits
    for use in uses.unknown {
      all[use.span.file.path, default: []].append(
        Edit(offsets: use.span.offsets, text: escapedMember(new), needsConfirmation: true))
    }
    return all.mapValues { $0.sorted { $0.offsets.lowerBound < $1.offsets.lowerBound } }
  }

  private func checkName() throws(Refusal) {
    if declared.kind == .test {
      guard !new.isEmpty, !new.contains(where: \.isNewline) else {
        throw Refusal(reason: "a test's name must be a text on one line")
      }
      return
    }
    guard isIdentifier(new) else {
      throw Refusal(
        reason: new.isEmpty
          ? "a name is missing"
          : "'\(new)' is not a name: use letters, digits and '_', and do not start with a digit"
      )
    }
  }

  /// The file that has the name of its spec, and the new name of the file; nil for a declaration without a file of
  /// its own.
  var file: (old: String, new: String)? {
    guard [.feature, .client, .model].contains(declared.kind) else { return nil }
    let path = declared.span.file.path
    for ending in [".yaml", ".yml"] where path.hasSuffix("/\(declared.name)\(ending)") {
      return (path, path.dropLast(declared.name.count + ending.count) + new + ending)
    }
    return nil
  }
}

extension WrittenName {
  /// Makes the edits that replace the name by a word.
  fileprivate func edits(_ word: String) -> [Renaming.Edit] {
    let text = self.text(word)
    // In YAML, no plain text begins with a backtick.
    guard let scalar, text.hasPrefix("`"), scalar.startOffset == span.startOffset else {
      return [Renaming.Edit(offsets: span.offsets, text: text)]
    }
    let bytes = span.file.bytes
    let quotes = (span.endOffset..<scalar.endOffset).filter { bytes[$0] == UInt8(ascii: "'") }
    return [Renaming.Edit(offsets: span.offsets, text: "'" + text)]
      + quotes.map { Renaming.Edit(offsets: $0..<$0 + 1, text: "''") }
      + [Renaming.Edit(offsets: scalar.endOffset..<scalar.endOffset, text: "'")]
  }

  /// Returns the text that replaces the name.
  private func text(_ word: String) -> String {
    switch form {
    case .alone: scalar == nil ? word : escapedIdentifier(word)
    case .member: escapedMember(word)
    case .label: word
    case .shorthand: "\(name) = \(escapedIdentifier(word))"
    }
  }
}

/// Writes a text as a key of a mapping, in the quotes of the key that it replaces, or in the quotes that YAML needs.
func yamlKey(_ text: String, inPlaceOf old: SourceSpan) -> String {
  let quotes = old.text.utf8.first
  if quotes == UInt8(ascii: "\""), text.utf8.allSatisfy({ $0 != quotes && $0 != 0x5C }) {
    return "\"\(text)\""
  }
  let line = old.file.line(old.start.line)
  let signs = line.contains("{") ? " .()/'+=;" : " .,()/'+=;"
  let isPlain = text.utf8.enumerated().allSatisfy { index, byte in
    isNameByte(byte) && byte != UInt8(ascii: "$") || index > 0 && signs.utf8.contains(byte)
  }
  let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "~"]
    .contains(text.lowercased())
  let isNumber = text.utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? true
  guard quotes == UInt8(ascii: "'") || !isPlain || isWord || isNumber || text.hasSuffix(" ")
  else { return text }
  return "'\(text.replacing("'", with: "''"))'"
}
