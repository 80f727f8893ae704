import SpecSource
import SwiftSyntax

/// A type with an optional value after it: `Int = 0`, `String?`.
public struct TypedValue: Sendable {
  /// The type.
  public let type: SwiftFragment

  /// The value after `=`, an expression.
  public let value: SwiftFragment?

  /// Whether the type is `T?`, `T!` or `Optional<T>`.
  public var isOptional: Bool { type.analysis.typeShape == .optional }
}

/// Parses a field's scalar, `Type` or `Type = value`, into a type fragment and a value fragment.
///
/// - Parameters:
///   - source: The scalar, with its positions in the file.
///   - options: The effects that the value may have; by default it neither throws nor waits.
///   - memo: The texts that were parsed before.
public func parseTypedValue(
  _ source: SourcedText, options: FragmentOptions = [], memo: FragmentMemo? = nil
) -> Parsed<TypedValue> {
  let text = FragmentText(source)
  if let known = memo?.parts[text.text, nil, options] {
    return Parsed(known.typedValue(of: text))
  }
  if let refusal = refuseText(text, expected: "a type such as 'Int' or 'Int = 0'") {
    return Parsed(nil, diagnostics: refusal)
  }
  return withParsingStack(for: text.count) { parseTypedValue(text, options, memo) }
}

/// Parses a text that was not refused.
private func parseTypedValue(
  _ text: FragmentText, _ options: FragmentOptions, _ memo: FragmentMemo?
) -> Parsed<TypedValue> {
  let (part, tree) = FragmentTree.parse(text, by: FragmentTree.parseTypedValue)
  guard !tree.root.hasError, let binding = soleBinding(of: tree.body),
    let type = binding.typeAnnotation?.type
  else {
    return Parsed(nil, diagnostics: typedValueErrors(in: tree, of: part))
  }
  var parts = FragmentParts(text: text, offset: tree.offset, options: options)
  let typePart = parts.fragment(Syntax(type), as: .type)
  let valuePart = (binding.initializer?.value).map {
    parts.fragment(Syntax($0), as: .expression)
  }
  let last = binding.initializer.map { Syntax($0.value) } ?? Syntax(type)
  parts.refuseOpenComment(after: last)
  let value = TypedValue(type: typePart, value: valuePart)
  if parts.diagnostics.isEmpty {
    memo?.parts[text.text, nil, options] = TypedValueParts(value, in: text)
  }
  return parts.parsed(value)
}

/// The ranges of a type and its value in a text, with their analyses.
struct TypedValueParts: Sendable {
  private struct Part: Sendable {
    var range: Range<Int>
    var analysis: SharedAnalysis
  }

  private let type: Part
  private let value: Part?

  init(_ typed: TypedValue, in text: FragmentText) {
    func part(_ fragment: SwiftFragment) -> Part {
      let start = fragment.start - text.start
      return Part(
        range: start..<start + fragment.text.utf8.count, analysis: fragment.sharedAnalysis)
    }
    type = part(typed.type)
    value = typed.value.map(part)
  }

  /// Makes the type and value of an equal text at another position.
  func typedValue(of text: FragmentText) -> TypedValue {
    func fragment(_ part: Part, _ kind: FragmentKind) -> SwiftFragment {
      let place = FragmentText(text, range: part.range)
      return SwiftFragment(
        kind: kind, source: place.source, start: place.start, text: place.text,
        analysis: part.analysis, isBroken: false)
    }
    return TypedValue(type: fragment(type, .type), value: value.map { fragment($0, .expression) })
  }
}

extension FragmentTree {
  /// Parses a type with an optional value after `var x:`.
  fileprivate static func parseTypedValue(_ text: FragmentText) -> FragmentTree {
    FragmentTree(text, as: DeclSyntax.self, after: "var x:")
  }
}

/// Returns the binding of `var x: T = v` if the declaration has no other parts.
private func soleBinding(of declaration: Syntax) -> PatternBindingSyntax? {
  guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
    let binding = variable.bindings.first, binding.accessorBlock == nil
  else { return nil }
  return binding
}

/// Returns the errors of a scalar that is no type with an optional value.
private func typedValueErrors(
  in tree: FragmentTree, of text: FragmentText
) -> [SpecSource.Diagnostic] {
  if text.text.utf8.first == UInt8(ascii: "=") {
    return [
      text.error(
        .missingType, "the type before '=' is missing", at: 0..<1,
        hint: "write it like 'Int = 0' or 'String?'")
    ]
  }
  if let type = text.text.typeOfLiteral {
    let fix = Diagnostic.Fix(replacing: text.span(of: 0..<0), by: "\(type) = ")
    return [
      text.error(
        .missingType, "the type before '\(text.excerpt(of: 0..<text.count))' is missing",
        at: 0..<text.count,
        hint: Hint(showing: fix))
    ]
  }
  let bindings = tree.root.as(VariableDeclSyntax.self)?.bindings
  let noun = bindings?.first?.initializer == nil ? "type" : "value"
  if let extra = bindings.flatMap(extraPart) {
    let start = extra.positionAfterSkippingLeadingTrivia.utf8Offset - tree.offset
    let reader = SyntaxErrorReader(text: text, kind: .type, noun: noun, offset: tree.offset)
    let error = reader.leftover(from: start, to: text.count)
    return [text.error(error.rule, error.message, at: error.range, hint: error.hint)]
  }
  return syntaxErrors(in: tree, of: text, kind: .type, noun: noun) {
    .parseTypedValue($0)
  }
}

/// Returns the first part after the type and value that a `var` may have but a field may not: accessors, more
/// variables.
private func extraPart(of bindings: PatternBindingListSyntax) -> Syntax? {
  guard let first = bindings.first else { return nil }
  return first.accessorBlock.map { Syntax($0) } ?? first.trailingComma.map { Syntax($0) }
}

extension String {
  /// The type of a literal: of a number, a truth value, or texts without quotes in them; nil for any other text.
  fileprivate var typeOfLiteral: String? {
    if self == "true" || self == "false" { return "Bool" }
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      part.first?.isDigit == true && part.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    if isNumber, parts.count < 3 { return parts.count == 1 ? "Int" : "Double" }
    // Every second part is outside of the quotes. Between two texts, it must be a `+`.
    let pieces = split(separator: "\"", omittingEmptySubsequences: false)
    let outside = pieces.indices.filter { $0.isMultiple(of: 2) }.map { pieces[$0] }
    let isText =
      pieces.count > 2 && outside.count > 1 && outside.first == "" && outside.last == ""
      && outside.dropFirst().dropLast().allSatisfy {
        $0.allSatisfy { $0 == " " || $0 == "+" } && !$0.isEmpty
      }
      && !contains("\\") && !contains(where: \.isNewline)
    return isText ? "String" : nil
  }
}
