import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// Versions of the library before 1.17 let a reducer write a shared value like a field of its state:
// `state.count += 1`. Generated code changes the value through its reference: `state.$count.withLock { $0 += 1 }`.
extension BlockDrafter {
  /// Returns the Swift of a statement that changes shared values; nil if the statement changes none.
  func locked(_ item: Item) -> String? {
    let shared = feature.sharedFields
    guard !shared.isEmpty else { return nil }
    var edits: [DraftEdit] = []
    for statement in item.statement.whole {
      if let name = changed(by: statement, among: shared) { edits += lock(statement, name) }
    }
    return edits.isEmpty ? nil : file.draft(item.statement.source.range, edits).text
  }

  /// Returns the shared field that a statement changes.
  private func changed(by statement: Statement, among shared: Set<String>) -> String? {
    guard case .expression(let value) = statement.kind, value.changes else { return nil }
    let pieces = swiftPieces(of: statement.source.text.utf8)
    guard pieces.count > 3, pieces[0].text == "state", pieces[1].text == ".",
      shared.contains(pieces[2].text), !pieces.contains(where: { $0.text == "\"\"\"" })
    else { return nil }
    return pieces[2].text
  }

  private func lock(_ statement: Statement, _ name: String) -> [DraftEdit] {
    let range = statement.source.range
    let bytes = file.file.bytes
    let pieces = swiftPieces(of: bytes, in: range)
    let path = range.lowerBound..<pieces[2].range.upperBound
    let lines = bytes[range].indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    let opening = "state.$\(name).withLock {"
    if lines.isEmpty {
      return [
        DraftEdit(range: path, text: "\(opening) $0"),
        DraftEdit(range: range.upperBound..<range.upperBound, text: " }"),
      ]
    }
    let margin = file.indentation(before: range.lowerBound)
    return [DraftEdit(range: path, text: "\(opening)\n\(margin)  $0")]
      + lines.map { DraftEdit(range: $0 + 1..<$0 + 1, text: "  ") }
      + [DraftEdit(range: range.upperBound..<range.upperBound, text: "\n\(margin)}")]
  }
}

extension LinkedType {
  /// The fields of the feature's state whose values several features change.
  var sharedFields: Set<String> {
    Set(
      nested["State"]?.members.compactMap { member in
        member.declaration.has("Shared") ? member.declaration.variable?.name : nil
      } ?? [])
  }
}

extension Expression {
  /// Whether the statement changes the value that it begins with.
  var changes: Bool {
    switch kind {
    case .assignment: true
    case .call(let callee, _):
      if case .member(of: _?, let name) = callee.kind {
        changingMethods.contains(name)
      } else {
        false
      }
    default: false
    }
  }
}

extension Statement {
  /// The statement, and the statements in its branches and loops.
  var whole: [Statement] { [self] + inner.flatMap(\.whole) }

  private var inner: [Statement] {
    switch kind {
    case .expression(let value):
      if case .branching(let branching) = value.kind {
        branching.branches.flatMap(\.body)
      } else {
        []
      }
    case .guarding(_, let otherwise, _): otherwise
    case .loop(let loop): loop.body
    case .catching(let body, _, let clauses): body + clauses.flatMap(\.body)
    case .conditional(let statements): statements
    case .variable, .returning, .declaration, .other: []
    }
  }
}
