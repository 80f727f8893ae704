import SpecSource

/// The required kind of a Swift fragment in a spec.
public enum FragmentKind: String, Sendable, Hashable, CaseIterable {
  /// A single expression: `bmiHistory.load()`, `-100...100`.
  case expression
  /// Statements, as in a function's body.
  case statements
  /// A single type: `IdentifiedArrayOf<BMI>`, `String?`.
  case type
  /// The patterns after `case` in a `switch`: `.failed(let attempts)`, several with commas, `where`.
  case pattern
  /// The conditions after `if` and `guard`: expressions, bindings and `case` patterns, with commas.
  case conditions
}

/// The effects that a fragment may have besides computing a value, and the forms that a type may have.
///
/// The options do not apply inside of the fragment's closures and local functions, where every effect is allowed.
public struct FragmentOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The fragment may leave the surrounding function with `return`, with or without a value.
  public static let allowsReturn = FragmentOptions(rawValue: 1 << 0 | 1 << 6)
  /// The fragment may throw, by a `try` or `throw` that nothing inside of it catches.
  public static let allowsTry = FragmentOptions(rawValue: 1 << 1)
  /// The fragment may wait, by `await`.
  public static let allowsAwait = FragmentOptions(rawValue: 1 << 2)
  /// The type may be the type of a parameter: `@escaping`, `@autoclosure`, `inout`.
  public static let isParameter = FragmentOptions(rawValue: 1 << 3)
  /// The type may be implicitly unwrapped: `Int!`.
  public static let allowsImplicitUnwrapping = FragmentOptions(rawValue: 1 << 4)
  /// The type may be a `some` type, as for a computed property or a function's parameter.
  public static let allowsOpaqueTypes = FragmentOptions(rawValue: 1 << 5)
  /// The fragment may leave the surrounding function with `return`, but without a value.
  public static let allowsBareReturn = FragmentOptions(rawValue: 1 << 6)
  /// The spec may declare a reaction to the fragment's errors in a key next to it. As long as it does not, the
  /// fragment must not throw.
  public static let mayHaveCatch = FragmentOptions(rawValue: 1 << 7)
  /// The statements are the members of a type, which are declarations only.
  public static let isMembers = FragmentOptions(rawValue: 1 << 8)
  /// All effects that a function's body may have.
  public static let all: FragmentOptions = [.allowsReturn, .allowsTry, .allowsAwait]
}

/// A parsed Swift fragment: its text, its position in the spec, and its analysis.
///
/// A fragment may be a part of the scalar that contains it, like `0` in `Int = 0`. Fragments are copied often, so
/// that all copies share their contents.
public struct SwiftFragment: Sendable {
  @usableFromInline let content: Content

  /// The contents that a fragment shares with its copies. Fragments are many, so the order of the properties is the
  /// most compact one.
  @usableFromInline final class Content: Sendable {
    let text: String
    let source: SourcedText
    @usableFromInline let analysis: SharedAnalysis
    let start: Int32
    let kind: FragmentKind
    let isBroken: Bool

    init(
      kind: FragmentKind, source: SourcedText, start: Int, text: String, analysis: SharedAnalysis,
      isBroken: Bool
    ) {
      self.kind = kind
      self.source = source
      self.start = Int32(clamping: start)
      self.text = text
      self.analysis = analysis
      self.isBroken = isBroken
    }
  }

  init(
    kind: FragmentKind, source: SourcedText, start: Int, text: String, analysis: SharedAnalysis,
    isBroken: Bool
  ) {
    content = Content(
      kind: kind, source: source, start: start, text: text, analysis: analysis, isBroken: isBroken)
  }

  /// The kind that the fragment was parsed as.
  public var kind: FragmentKind { content.kind }

  /// The scalar that contains the fragment, possibly together with other text.
  public var source: SourcedText { content.source }

  /// The start of `text` in `source.text`, in UTF-8 bytes.
  public var start: Int { Int(content.start) }

  /// The fragment's Swift code, without the surrounding white space.
  public var text: String { content.text }

  /// The findings in the fragment: what it reads, writes, calls and declares. All ranges are UTF-8 ranges of `text`.
  ///
  /// The property is inlined, so that a caller that needs a part of the analysis does not copy the whole.
  @inlinable public var analysis: FragmentAnalysis {
    _read { yield content.analysis.value }
  }

  /// The analysis, to be shared with other fragments of the same text.
  var sharedAnalysis: SharedAnalysis { content.analysis }

  /// Whether the parser refused the fragment, so that its analysis is empty.
  public var isBroken: Bool { content.isBroken }

  /// Returns the span in the spec of a UTF-8 range of `text`.
  public func span(of range: Range<Int>) -> SourceSpan {
    source.span(of: range.lowerBound + start..<range.upperBound + start)
  }

  /// The separate conditions of a fragment of conditions.
  public var conditions: [String] { analysis.conditionRanges.map { text(in: $0) } }

  /// Returns the part of `text` in a UTF-8 range.
  public func text(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The span of the whole fragment in the spec.
  public var span: SourceSpan {
    span(of: 0..<text.utf8.count)
  }
}

extension SwiftFragment {
  /// Makes a fragment from a scalar that the parser refused. It has a position and a text, and its analysis is empty.
  public static func broken(_ source: SourcedText, as kind: FragmentKind) -> SwiftFragment {
    SwiftFragment(
      kind: kind, source: source, start: 0, text: source.text, analysis: .none,
      isBroken: true)
  }
}
