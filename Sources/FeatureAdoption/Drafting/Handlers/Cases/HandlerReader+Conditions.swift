import SpecSource
import SpecSwift

extension HandlerReader {
  /// Returns keys that are only run if the condition after `where` holds.
  func keys(_ keys: [DraftKey], where condition: SourceText?, _ file: ReadSwiftFile) -> [DraftKey] {
    guard let condition else { return keys }
    let branch =
      [DraftKey("if", .text(file.draft(condition.range)))]
      + keys.asBranch(indentedBy: file.indentation)
    return [DraftKey("when", .list([.keys(branch)]))]
  }

  /// Checks that a condition is used with a pattern that only names the payload, and not with one that restricts it.
  func checkCondition(
    _ condition: SourceText?, _ target: HandlerTarget, _ span: SourceSpan
  ) throws(NotDrafted) {
    guard condition == nil || target.pattern == nil else {
      throw NotDrafted("'where' after a pattern that restricts a payload", at: span)
    }
  }

  /// Whether a handler of the same action handles the payloads for which the conditions of the previous handlers are
  /// false.
  func isOtherwise(_ handler: DraftedHandler) -> Bool {
    let earlier = handlers.all.filter { $0.address == handler.address }
    return !earlier.isEmpty && handler.pattern == nil
      && earlier.allSatisfy { $0.condition != nil && $0.place == handler.place }
  }
}

extension Branch {
  /// The condition after `where`, for a case with a single pattern.
  var condition: SourceText? { parts?.condition }

  /// The pattern without the condition after `where`.
  var plainLabel: SourceText? { parts?.pattern }

  private var parts: (pattern: SourceText, condition: SourceText)? {
    guard isConditional, patterns.count == 1, let label else { return nil }
    let bytes = Array(label.text.utf8)
    var depth = 0
    for piece in swiftPieces(of: bytes) where !piece.isComment {
      if ["(", "[", "{"].contains(piece.text) { depth += 1 }
      if [")", "]", "}"].contains(piece.text) { depth -= 1 }
      guard depth == 0, piece.text == "where" else { continue }
      func part(_ range: Range<Int>) -> SourceText {
        let range = bytes.trimmed(range)
        return SourceText(
          text: String(decoding: bytes[range], as: UTF8.self),
          range: label.range.lowerBound + range.lowerBound..<label.range.lowerBound
            + range.upperBound)
      }
      return (part(0..<piece.range.lowerBound), part(piece.range.upperBound..<bytes.count))
    }
    return nil
  }
}
