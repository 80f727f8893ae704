import SpecSource
import SwiftParser
import SwiftSyntax

/// A word or a sign of Swift, with what it is to those who read it.
public struct SwiftToken: Sendable, Equatable {
  /// What it is, as far as the text alone tells.
  public enum Kind: String, Sendable, CaseIterable {
    /// A comment.
    case comment
    /// A keyword.
    case keyword
    /// A part of a text, its quotes included.
    case string
    /// A number.
    case number
    /// An operator.
    case `operator`
    /// An attribute.
    case decorator
    /// A type, or what is written like one.
    case type
    /// A function that is called.
    case function
    /// The label of an argument.
    case parameter
    /// A case behind a dot of its own.
    case enumMember
    /// A member behind a dot.
    case property
    /// Another name.
    case variable
  }

  /// Where it stands in its text, in UTF-8 bytes.
  public var range: Range<Int>

  /// What it is.
  public var kind: Kind
}

/// The words and signs of a text of Swift, in its order.
///
/// The text may have errors. One that is too much for the parser has none.
public func swiftTokens(of source: SourcedText) -> [SwiftToken] {
  let text = FragmentText(source)
  guard text.count > 0, excess(in: text) == nil else { return [] }
  return withParsingStack(for: text.count) {
    var reader = TokenReader(start: text.start)
    for token in Parser.parse(source: text.text).tokens(viewMode: .sourceAccurate) {
      reader.read(token)
    }
    return reader.tokens
  }
}

/// Reads tokens one after the other.
private struct TokenReader {
  /// Where the parsed text starts.
  let start: Int
  var tokens: [SwiftToken] = []

  mutating func read(_ token: TokenSyntax) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    readComments(token.leadingTrivia, from: token.position.utf8Offset)
    if let kind = token.readersKind { add(offset, end - offset, kind) }
    readComments(token.trailingTrivia, from: end)
  }

  private mutating func readComments(_ trivia: Trivia, from position: Int) {
    var position = position
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if piece.isComment { add(position, length, .comment) }
      position += length
    }
  }

  private mutating func add(_ offset: Int, _ length: Int, _ kind: SwiftToken.Kind) {
    guard length > 0 else { return }
    tokens.append(SwiftToken(range: start + offset..<start + offset + length, kind: kind))
  }
}

extension TokenSyntax {
  /// What the token is to those who read it; nil for brackets and the like.
  fileprivate var readersKind: SwiftToken.Kind? {
    switch tokenKind {
    case .keyword: .keyword
    case .integerLiteral, .floatLiteral: .number
    case .stringQuote, .multilineStringQuote, .stringSegment, .rawStringPoundDelimiter,
      .singleQuote, .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
      .string
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclamationMark,
      .infixQuestionMark, .postfixQuestionMark, .prefixAmpersand:
      .operator
    case .atSign: .decorator
    case .dollarIdentifier: .variable
    case .identifier: kindOfName
    default: nil
    }
  }

  /// What a name is, by what stands around it.
  private var kindOfName: SwiftToken.Kind {
    if parent?.parent?.is(AttributeSyntax.self) == true { return .decorator }
    if keyPathInParent == \LabeledExprSyntax.label { return .parameter }
    if text.first?.isUppercase == true { return .type }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return .variable }
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .property }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == reference.id
    if let access, isMember, access.base == nil { return .enumMember }
    let called = isMember ? access.map(Syntax.init) : Syntax(reference)
    if called?.keyPathInParent == \FunctionCallExprSyntax.calledExpression { return .function }
    return isMember ? .property : .variable
  }
}
