import SpecSource
import SwiftParser
import SwiftSyntax

extension SwiftFragment {
  /// The statements of the fragment, each with its position in the spec.
  public var statements: [Located<String>] {
    Parser.parse(source: text).statements.map { statement in
      let start = statement.item.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = statement.item.endPositionBeforeTrailingTrivia.utf8Offset
      return Located(statement.item.trimmedDescription, at: span(of: start..<end))
    }
  }
}
