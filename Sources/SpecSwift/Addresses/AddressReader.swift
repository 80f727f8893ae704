import SpecSource
import SwiftSyntax

/// Reads addresses from expression trees.
///
/// An address is parsed after `x.`, so that its first name may be a keyword, like the names after dots.
struct AddressReader {
  /// The text that precedes the address in the parsed text.
  static let prefix = "x."

  /// The text and the fragments made from it.
  var parts: FragmentParts

  /// The kind of address that the text should contain.
  let kind: AddressKind

  init(_ text: FragmentText, options: FragmentOptions, kind: AddressKind) {
    parts = FragmentParts(text: text, offset: Self.prefix.utf8.count, options: options)
    self.kind = kind
  }

  /// Parses the text as an expression; notes an error and returns nil if the expression or the start of the text is
  /// wrong.
  mutating func parse() -> ExprSyntax? {
    let text = parts.text
    guard startsWithName(text) else {
      let isImplicit = text.text.utf8.first == UInt8(ascii: ".")
      reject(
        0..<min(1, text.count),
        hint: isImplicit ? Hint("leave out the dot at the front", replacement: "") : nil)
      return nil
    }
    let (part, tree) = FragmentTree.parse(text, by: Self.parse)
    guard !tree.root.hasError, let expression = tree.body.as(ExprSyntax.self) else {
      parts.add(
        syntaxErrors(
          in: tree, of: part, kind: .expression, noun: kind.noun, parse: Self.parse))
      return nil
    }
    parts.refuseOpenComment(after: Syntax(expression))
    return expression
  }

  private static func parse(_ text: FragmentText) -> FragmentTree {
    FragmentTree(text, as: ExprSyntax.self, after: prefix)
  }

  /// Reads the names and subscripts of an expression; notes an error and returns nil for any other expression.
  mutating func address(_ expression: ExprSyntax) -> Address? {
    guard let components = components(of: expression) else { return nil }
    let text = parts.text
    return Address(
      source: text.source, start: text.start, components: components,
      range: 0..<parts.range(of: expression).upperBound)
  }

  private mutating func components(of expression: ExprSyntax) -> [AddressComponent]? {
    let allowsChaining = kind.allowsChaining
    var components: [AddressComponent] = []
    var index: SwiftFragment?
    var further: [SwiftFragment] = []
    var isIDSubscript = false
    var isChained = false
    var current = expression
    while true {
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.argumentNames == nil
      {
        let token = access.declName.baseName
        guard isName(token) else {
          reject(parts.range(of: token))
          return nil
        }
        var component = AddressComponent(parts.name(of: token))
        component.subscriptValue = index
        component.furtherSubscripts = further
        component.isIDSubscript = isIDSubscript
        component.isChained = isChained
        components.append(component)
        (index, further, isIDSubscript, isChained) = (nil, [], false, false)
        current = base
      } else if let call = current.as(SubscriptCallExprSyntax.self), index == nil || allowsChaining,
        !isIDSubscript, let argument = soleArgument(of: call)
      {
        // The loop reads the brackets from the last to the first.
        if let index { further.insert(index, at: 0) }
        index = parts.fragment(Syntax(argument), as: .expression)
        isIDSubscript = call.arguments.first?.label != nil
        current = call.calledExpression
      } else if let chain = current.as(OptionalChainingExprSyntax.self), allowsChaining, !isChained,
        index == nil
      {
        isChained = true
        current = chain.expression
      } else if current.is(DeclReferenceExprSyntax.self), index == nil, !components.isEmpty {
        return components.reversed()
      } else {
        reject(offendingRange(of: current))
        return nil
      }
    }
  }

  /// Returns the arguments of a call; notes an error and returns nil if one of them cannot be used.
  mutating func arguments(of call: FunctionCallExprSyntax) -> [CallArgument]? {
    if let closure = call.trailingClosure {
      reject(parts.range(of: closure))
      return nil
    }
    return call.arguments.map { argument in
      let label = argument.label.map { parts.name(of: $0) }
      let value = parts.fragment(Syntax(argument.expression), as: .expression)
      return CallArgument(label: label, value: value)
    }
  }

  /// Notes that the text is not of the expected kind.
  mutating func reject(_ range: Range<Int>, hint: Hint? = nil) {
    let text = parts.text
    let start = min(max(range.lowerBound, 0), text.count)
    let found = text.excerpt(of: start..<text.count)
    let message =
      start == 0
      ? "expected \(kind.expectation), found '\(found)'"
      : "'\(found)' does not belong to \(kind.expectation)"
    parts.report(
      .invalidAddress, message, at: start..<max(start, range.upperBound),
      hint: hint ?? Hint(kind.hint))
  }

  /// Returns the value of a subscript with a single argument, whose only possible label is `id`.
  private func soleArgument(of call: SubscriptCallExprSyntax) -> ExprSyntax? {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      argument.label == nil || argument.label?.text == "id", call.trailingClosure == nil
    else { return nil }
    return argument.expression
  }

  /// Whether a token after a dot is a name, not `self` or a number.
  private func isName(_ token: TokenSyntax) -> Bool {
    if case .identifier = token.tokenKind { return true }
    return false
  }

  /// Returns the range from which on an expression is no address: its second operand, its brackets, or its last byte.
  private func offendingRange(of node: ExprSyntax) -> Range<Int> {
    if let sequence = node.as(SequenceExprSyntax.self) {
      return parts.range(of: sequence.elements.dropFirst().first ?? node)
    }
    let range = parts.range(of: node)
    if let call = node.as(FunctionCallExprSyntax.self) {
      return parts.range(of: call.calledExpression).upperBound..<range.upperBound
    }
    if let call = node.as(SubscriptCallExprSyntax.self) {
      return parts.range(of: call.leftSquare).lowerBound..<range.upperBound
    }
    return max(0, range.upperBound - 1)..<range.upperBound
  }
}

/// Whether a text starts with a letter, an underscore, a backtick or a character beyond ASCII.
private func startsWithName(_ text: FragmentText) -> Bool {
  guard let first = text.text.utf8.first else { return false }
  return first == UInt8(ascii: "`") || first.isNameByte && !first.isDigit
}
