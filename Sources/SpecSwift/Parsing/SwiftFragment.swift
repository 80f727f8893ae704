import SpecSource

/// What a Swift fragment of a spec has to be.
public enum FragmentKind: String, Sendable, Hashable, CaseIterable {
  /// One expression: `bmiHistory.load()`, `-100...100`.
  case expression
  /// Statements as they stand in a function's body.
  case statements
  /// One type: `IdentifiedArrayOf<BMI>`, `String?`.
  case type
  /// What may stand behind `case` in a `switch`: `.failed(let attempts)`, several with commas, `where`.
  case pattern
  /// What may stand behind `if` and `guard`: conditions, bindings and `case` patterns, with commas.
  case conditions
}

/// What a fragment may do besides computing a value, and what a type may be.
///
/// None of these matter inside a closure or a local function of the fragment: there they are always allowed.
public struct FragmentOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options of their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It may leave the surrounding function with `return`, and a value or none.
  public static let allowsReturn = FragmentOptions(rawValue: 1 << 0 | 1 << 6)
  /// It may throw: a `try` or `throw` that nothing inside it catches.
  public static let allowsTry = FragmentOptions(rawValue: 1 << 1)
  /// It may wait: `await`.
  public static let allowsAwait = FragmentOptions(rawValue: 1 << 2)
  /// A type may be that of a parameter: `@escaping`, `@autoclosure`, `inout`.
  public static let isParameter = FragmentOptions(rawValue: 1 << 3)
  /// A type may be unwrapped where it is used: `Int!`.
  public static let allowsImplicitUnwrapping = FragmentOptions(rawValue: 1 << 4)
  /// A type may be `some` type: that of a computed property, or of a function's parameter.
  public static let allowsOpaqueTypes = FragmentOptions(rawValue: 1 << 5)
  /// It may leave the surrounding function with `return`, but without a value.
  public static let allowsBareReturn = FragmentOptions(rawValue: 1 << 6)
  /// A key of the spec beside it may say what follows when it throws; it must not while there is none.
  public static let mayHaveCatch = FragmentOptions(rawValue: 1 << 7)
  /// Its statements are the members of a type: declarations alone.
  public static let isMembers = FragmentOptions(rawValue: 1 << 8)
  /// Everything a function's body may do.
  public static let all: FragmentOptions = [.allowsReturn, .allowsTry, .allowsAwait]
}

/// A Swift fragment that was parsed: its text, its place in the spec and what it does.
///
/// A fragment may be a part of the scalar it came from, as `0` is of `Int = 0`. Fragments are handed around much, so that
/// all copies share what they hold.
public struct SwiftFragment: Sendable {
  @usableFromInline let content: Content

  /// What a fragment and its copies hold; there are many, so the order is the one that takes least room.
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

  /// What it was parsed as.
  public var kind: FragmentKind { content.kind }

  /// The scalar that holds it, not necessarily alone.
  public var source: SourcedText { content.source }

  /// Where `text` starts in `source.text`, in UTF-8 bytes.
  public var start: Int { Int(content.start) }

  /// The fragment's Swift, without white space around it.
  public var text: String { content.text }

  /// What it reads, writes, calls and declares; all ranges are UTF-8 ranges of `text`.
  ///
  /// Inlined, so that a caller that asks for a part does not copy the whole.
  @inlinable public var analysis: FragmentAnalysis {
    _read { yield content.analysis.value }
  }

  /// The analysis, for further fragments of the same text.
  var sharedAnalysis: SharedAnalysis { content.analysis }

  /// Whether the parser refused it, so that its analysis is empty.
  public var isBroken: Bool { content.isBroken }

  /// The place in the spec of a UTF-8 range of `text`.
  public func span(of range: Range<Int>) -> SourceSpan {
    source.span(of: range.lowerBound + start..<range.upperBound + start)
  }

  /// The conditions of a fragment of conditions, each by itself.
  public var conditions: [String] { analysis.conditionRanges.map { text(in: $0) } }

  /// The part of `text` in a UTF-8 range.
  public func text(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// The place in the spec of the whole fragment.
  public var span: SourceSpan {
    span(of: 0..<text.utf8.count)
  }
}

extension SwiftFragment {
  /// Makes a fragment of a scalar that the parser refused: it has a place and a text, and its analysis is empty.
  public static func broken(_ source: SourcedText, as kind: FragmentKind) -> SwiftFragment {
    SwiftFragment(
      kind: kind, source: source, start: 0, text: source.text, analysis: .none,
      isBroken: true)
  }
}
