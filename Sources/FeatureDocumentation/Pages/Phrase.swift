import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A text whose parts can be code or links.
public struct Phrase: Sendable {
  /// The target of a link.
  enum Target: Sendable {
    /// The page of a feature.
    case feature(String)
    /// The section about a client.
    case client(String)
    /// The section about a model.
    case model(String)
    /// A file of the project.
    case file(String)
  }

  /// A part of the text.
  enum Part: Sendable {
    case text(String)
    case strong(String)
    case code(String)
    case link(String, Target)
    /// The end of a line in a cell.
    case lineBreak
  }

  /// The parts in their order.
  var parts: [Part]

  /// A phrase without parts.
  static let empty = Phrase(parts: [])

  /// The end of a line in a cell.
  static let lineBreak = Phrase(parts: [.lineBreak])

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Whether the phrase has no parts.
  var isEmpty: Bool { parts.isEmpty }

  /// The text on one line, without marks.
  public var plainText: String {
    parts.map { part in
      switch part {
      case .text(let text), .strong(let text), .code(let text), .link(let text, _): text
      case .lineBreak: " "
      }
    }.joined()
  }

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(parts: left.parts + right.parts)
  }
}

extension Phrase {
  /// Makes a phrase from a text of a spec. Text in backticks is code.
  init(saying text: String) {
    var parts: [Part] = []
    var rest = visibleText(text, in: .prose)[...]
    while let open = rest.firstIndex(of: "`") {
      let fence = rest[open...].prefix { $0 == "`" }
      let inside = rest[fence.endIndex...]
      guard let close = inside.firstRange(of: fence) else { break }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.code(String(inside[..<close.lowerBound])))
      rest = inside[close.upperBound...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.init(parts: parts)
  }

  /// Makes a phrase from the documentation of a declaration, with its lines joined.
  init(_ documentation: Documentation) {
    self.init(saying: oneLine(documentation.lines.joined(separator: " ")))
  }

  /// Returns Swift on one line.
  public static func code(_ text: String) -> Phrase {
    Phrase(parts: [.code(oneLine(visibleText(text)))])
  }

  /// Returns Swift on one line, shortened to its beginning if it is long.
  public static func brief(_ text: String) -> Phrase {
    let line = oneLine(visibleText(text))
    return Phrase(parts: [.code(line.count <= 80 ? line : line.prefix(79) + "…")])
  }

  /// Returns a link.
  static func link(_ text: String, _ target: Target) -> Phrase {
    Phrase(parts: [.link(text, target)])
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    self.init(parts: text.isEmpty ? [] : [.text(text)])
  }

  public init(stringInterpolation: Interpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// The builder for `"…\(code: name)…"`.
  public struct Interpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a text that is not code.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    /// Appends Swift.
    public mutating func appendInterpolation(code text: String) {
      parts += Phrase.code(text).parts
    }

    /// Appends a phrase.
    public mutating func appendInterpolation(_ phrase: Phrase) {
      parts += phrase.parts
    }
  }
}

extension Sequence<Phrase> {
  /// Returns the phrases with a separator between them.
  public func joined(separator: Phrase) -> Phrase {
    var result = Phrase.empty
    for (index, phrase) in enumerated() {
      result = index == 0 ? phrase : result + separator + phrase
    }
    return result
  }
}
