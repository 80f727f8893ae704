import SpecSource

/// The columns that `swift format` allows.
public let columnLimit = 100

/// Swift that is generated: its text, the places of specs that its parts come from, and where its lines may break.
///
/// A value knows nothing of its place in a file. `printed` lays it out for one.
///
/// ```swift
/// let name: Code = .made("count", of: span)
/// let code: Code = "state.\(name) = \(fragment)"
/// ```
public struct Code: Sendable {
  let part: Part

  enum Part: Sendable {
    /// Text of the generator.
    case text(String)
    /// Bytes of a text of a spec.
    case copied(SourcedText, start: Int32, end: Int32)
    /// Parts one after the other.
    case joined([Code])
    /// Code that was made of a place of a spec.
    indirect case made(Code, of: SourceSpan)
    /// Code on one line if that holds it; else each of its own seams becomes a line break.
    indirect case group(Code, Folding)
    /// Code whose further lines are indented by two columns, perhaps in a broken group alone.
    indirect case nested(Code, isAlways: Bool)
    /// One of two, by whether something would fit on the rest of the line.
    indirect case choice(ifFits: Code, Folding, then: Code, otherwise: Code)
    /// A blank, or a line break.
    case space
    /// Nothing, or a line break.
    case seam
    /// Text that appears in a broken group alone.
    case ifBroken(String)
    /// Columns that stay free in a broken group.
    case room(Int)
  }

  /// The reasons for which a group is broken beside its length.
  public enum Folding: Sendable {
    /// None: it stays as it is where its parts have several lines.
    case byLength
    /// A part of it has several lines.
    case byLines
    /// A part of it has several lines, or a comment, after which nothing else fits on the line.
    case byStatements
  }

  init(_ part: Part) {
    self.part = part
  }

  /// Makes code of the generator's own text.
  public init(_ text: String) {
    part = .text(text)
  }

  /// No code.
  public static let empty = Code("")

  /// Copies a range of a spec's text, in UTF-8 offsets.
  public static func copied(_ source: SourcedText, _ range: Range<Int>) -> Code {
    Code(
      .copied(
        source, start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound)))
  }

  /// Makes code of a place; the place's own text is a copy of it.
  public static func made(_ code: Code, of span: SourceSpan) -> Code {
    Code(.made(code, of: span))
  }

  /// Makes code of a place, if there is one.
  public static func made(_ code: Code, of span: SourceSpan?) -> Code {
    span.map { made(code, of: $0) } ?? code
  }

  /// Puts code after other code.
  public static func + (first: Code, second: Code) -> Code {
    Code(.joined([first, second]))
  }
}

extension Code: ExpressibleByStringInterpolation {
  /// Makes code of the generator's own text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Puts texts and codes one after the other.
  public init(stringInterpolation parts: StringInterpolation) {
    self = parts.code
  }

  /// Texts and codes one after the other.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var parts: [Code] = []
    private var text = ""

    /// Makes room for some parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds text.
    public mutating func appendInterpolation(_ text: String) {
      self.text += text
    }

    /// Adds code.
    public mutating func appendInterpolation(_ code: Code) {
      if case .text(let text) = code.part {
        self.text += text
      } else {
        endText()
        parts.append(code)
      }
    }

    private mutating func endText() {
      if !text.isEmpty { parts.append(Code(text)) }
      text = ""
    }

    fileprivate var code: Code {
      if parts.isEmpty { return Code(text) }
      var all = self
      all.endText()
      return all.parts.count == 1 ? all.parts[0] : Code(.joined(all.parts))
    }
  }
}

extension [Code] {
  /// The codes with a text between them.
  public func joined(separator: String = "") -> Code {
    joined(separator: Code(separator))
  }

  /// The codes with others between them.
  public func joined(separator: Code) -> Code {
    guard count > 1 else { return first ?? .empty }
    var parts: [Code] = []
    parts.reserveCapacity(2 * count - 1)
    for (index, code) in enumerated() {
      if index > 0, !separator.isEmpty { parts.append(separator) }
      parts.append(code)
    }
    return Code(.joined(parts))
  }
}

extension DefaultStringInterpolation {
  /// Code in a text loses where it comes from.
  @available(*, deprecated, message: "interpolate code into code, or ask it for its text")
  public mutating func appendInterpolation(_ code: Code) {
    appendLiteral(code.text)
  }
}
