import SpecSource
import SwiftParser
import SwiftSyntax

/// A token of Swift code, with its meaning for people who read it.
public struct SwiftToken: Sendable, Equatable {
  /// The kind of a token, as far as the text alone shows it.
  public enum Kind: String, Sendable, CaseIterable {
    /// A comment.
    case comment
    /// A keyword.
    case keyword
    /// A part of a string literal, including its quotes.
    case string
    /// A number.
    case number
    /// An operator.
    case `operator`
    /// An attribute.
    case decorator
    /// A type, or a name that is written like a type.
    case type
    /// A function that is called.
    case function
    /// The label of an argument.
    case parameter
    /// A case with a leading dot and nothing before it.
    case enumMember
    /// A member after a dot.
    case property
    /// Any other name.
    case variable
  }

  /// The range of the token in its text, in UTF-8 bytes.
  public var range: Range<Int>

  /// The kind of the token.
  public var kind: Kind
}

/// Returns the tokens of a text of Swift, in source order.
///
/// The text may have errors. A text that exceeds the parser's limits has no tokens.
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

/// Reads tokens one by one.
private struct TokenReader {
  /// The start of the parsed text.
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
  /// The kind of the token for people who read it; nil for brackets and the like.
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

  /// The kind of a name, according to its surroundings.
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
