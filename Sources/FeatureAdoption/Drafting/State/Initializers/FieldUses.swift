import SpecSource
import SpecSwift

/// The uses of fields in an initializer.
struct FieldUses {
  /// The assignments of the initializer.
  let assignments: [DelegatingInitializer.Assignment]
  /// The names of the state's members.
  let members: Set<String>
  /// The names that the initializer declares.
  let declared: Set<String>
  /// The names that only the file of the state sees.
  let hidden: Set<String>
  /// The fields whose references the generated code makes.
  let made: Set<String>
  /// The index of the statement after which the other statements follow the call.
  let callPlace: Int
  /// The places of references that are set.
  private(set) var references: [Range<Int>] = []
  /// The fields whose references are set.
  private(set) var setNames: Set<String> = []
  /// The fields whose references are read.
  private(set) var readNames: Set<String> = []
  /// The fields whose values are used.
  private(set) var names: Set<String> = []
  /// The places of `self.` before these fields.
  private(set) var prefixes: [Range<Int>] = []

  /// Reads a statement.
  ///
  /// - Returns: Whether the statement is valid in its place: it uses no other member before the call, and sets no
  ///   wrapper after the call.
  mutating func read(_ statement: Statement, at place: Int, in file: ReadSwiftFile) -> Bool {
    let value = assignments.first { $0.place == place }?.value.source ?? statement.source
    let pieces = swiftPieces(of: file.file.bytes, in: value.range).filter(\.isCode)
    let isAfterCall = place > callPlace
    if let reference = reference(setBy: statement, in: file) {
      guard isAfterCall, made.contains(reference.name) else { return false }
      setNames.insert(reference.name)
      references.append(reference.place..<reference.place + 1)
    }
    for (index, piece) in pieces.enumerated() {
      func text(_ distance: Int) -> String? {
        pieces.indices.contains(index + distance) ? pieces[index + distance].text : nil
      }
      if piece.text == "self", !isAfterCall, text(1) != "." { return false }
      let isOwn = text(-1) == "." && text(-2) == "self"
      let isLabel = text(1) == ":" && ["(", ","].contains(text(-1))
      let name = String(piece.text.drop { "$_".contains($0) })
      let isHidden = hidden.contains(piece.text)
      guard isOwn || text(-1) != "." && !isLabel && !declared.contains(piece.text),
        members.contains(piece.text) || isHidden
      else {
        if isOwn, !isAfterCall { return false }
        continue
      }
      // A reference with the field's name is the same value, and needs no state.
      if made.contains(name), isHidden || !isAfterCall {
        if references.contains(where: { $0.lowerBound == piece.range.lowerBound }) { continue }
        readNames.insert(name)
        if isOwn {
          prefixes.append(pieces[index - 2].range.lowerBound..<piece.range.lowerBound)
        }
        continue
      }
      if isHidden { return false }
      let known = assignments.first { $0.place < place && $0.parameter.stored == piece.text }
      if isAfterCall, known?.parameter.isShared != true { continue }
      guard let known, !isAfterCall || text(1) != "=" else { return false }
      names.insert(known.parameter.name)
      if isOwn {
        prefixes.append(pieces[index - 2].range.lowerBound..<piece.range.lowerBound)
      }
    }
    return true
  }
}

extension FieldUses {
  /// Returns the reference that a statement sets, with the place of its name: `_count = value`,
  /// `self._count = value`.
  private func reference(
    setBy statement: Statement, in file: ReadSwiftFile
  ) -> (name: String, place: Int)? {
    guard case .expression(let expression) = statement.kind,
      case .assignment(let target, by: "=", _) = expression.kind
    else { return nil }
    let pieces = swiftPieces(of: file.file.bytes, in: target.source.range).filter(\.isCode)
    guard let last = pieces.last, hidden.contains(last.text),
      pieces.count == 1 || pieces.map(\.text).prefix(2) == ["self", "."] && pieces.count == 3
    else { return nil }
    return (String(last.text.dropFirst()), last.range.lowerBound)
  }
}
