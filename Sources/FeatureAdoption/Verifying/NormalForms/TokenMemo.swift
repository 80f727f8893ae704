import SpecSwift

/// A memo of the tokens of texts.
final class TokenMemo {
  private var known: [String: [String]] = [:]

  /// Returns the tokens of a text. A token of a string begins with a quote, therefore no name is equal to it.
  func words(_ text: String) -> [String] {
    if let known = known[text] { return known }
    let words = swiftPieces(of: text.utf8).filter { !$0.isComment }.map {
      $0.isQuoted ? "\"\($0.text)" : $0.text
    }
    known[text] = words
    return words
  }
}
