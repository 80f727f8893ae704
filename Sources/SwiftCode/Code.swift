import SpecSource

/// The maximum number of columns that `swift format` allows.
public let columnLimit = 100

/// Generated Swift: its text, the spans in specs that its parts come from, and the possible breaks of its lines.
///
/// A value does not depend on its position in a file. `printed` lays it out for a position.
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
    /// Bytes of a text in a spec.
    case copied(SourcedText, start: Int32, end: Int32)
    /// Parts one after the other.
    case joined([Code])
    /// Code that was made from a span in a spec.
    indirect case made(Code, of: SourceSpan)
    /// Code on a single line if it fits; otherwise each of the group's own seams becomes a line break.
    indirect case group(Code, Folding)
    /// Code whose lines after the first are indented by two columns, either always or only in a broken group.
    indirect case nested(Code, isAlways: Bool)
    /// One of two codes, depending on whether other code would fit on the rest of the line.
    indirect case choice(ifFits: Code, Folding, then: Code, otherwise: Code)
    /// A blank, or a line break.
    case space
    /// Nothing, or a line break.
    case seam
    /// Text that appears only in a broken group.
    case ifBroken(String)
    /// Columns that are reserved in a broken group.
    case room(Int)
  }

  /// The reasons, besides its length, for which a group is broken.
  public enum Folding: Sendable {
    /// No other reason. The group stays unbroken even if its parts have several lines.
    case byLength
    /// A part of the group has several lines.
    case byLines
    /// A part of the group has several lines, or has a comment, after which nothing else can be on the line.
    case byStatements
  }

  init(_ part: Part) {
    self.part = part
  }

  /// Makes code from the generator's own text.
  public init(_ text: String) {
    part = .text(text)
  }

  /// Empty code.
  public static let empty = Code("")

  /// Makes code that is a copy of a range of a spec's text, in UTF-8 offsets.
  public static func copied(_ source: SourcedText, _ range: Range<Int>) -> Code {
    Code(
      .copied(
        source, start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound)))
  }

  /// Makes code from a span. If the code is the span's own text, it counts as a copy.
  public static func made(_ code: Code, of span: SourceSpan) -> Code {
    Code(.made(code, of: span))
  }

  /// Makes code from a span, if it is not nil.
  public static func made(_ code: Code, of span: SourceSpan?) -> Code {
    span.map { made(code, of: $0) } ?? code
  }

  /// Concatenates two codes.
  public static func + (first: Code, second: Code) -> Code {
    Code(.joined([first, second]))
  }
}

extension Code: ExpressibleByStringInterpolation {
  /// Makes code from the generator's own text.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes code by the concatenation of texts and codes.
  public init(stringInterpolation parts: StringInterpolation) {
    self = parts.code
  }

  /// A concatenation of texts and codes.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var parts: [Code] = []
    private var text = ""

    /// Makes an empty concatenation.
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
  /// Returns the codes joined with a text between them.
  public func joined(separator: String = "") -> Code {
    joined(separator: Code(separator))
  }

  /// Returns the codes joined with other code between them.
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
  /// Appends the text of code, which loses its origins.
  @available(*, deprecated, message: "interpolate code into code, or ask it for its text")
  public mutating func appendInterpolation(_ code: Code) {
    appendLiteral(code.text)
  }
}
