import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A text in one line, of which parts are code or lead somewhere.
struct Phrase: Sendable {
  /// Where a part leads.
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
  }

  /// The parts in their order.
  var parts: [Part]

  /// Nothing.
  static let empty = Phrase(parts: [])

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { parts.isEmpty }

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(parts: left.parts + right.parts)
  }
}

extension Phrase {
  /// Reads what a spec says, where what stands in backticks is code.
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

  /// What a declaration's documentation says, its lines as one.
  init(_ documentation: Documentation) {
    self.init(saying: oneLine(documentation.lines.joined(separator: " ")))
  }

  /// Swift, its line breaks and what surrounds them as one space.
  static func code(_ text: String) -> Phrase {
    Phrase(parts: [.code(oneLine(visibleText(text)))])
  }

  /// Swift of which the beginning is enough.
  static func brief(_ text: String) -> Phrase {
    let line = oneLine(visibleText(text))
    return Phrase(parts: [.code(line.count <= 80 ? line : line.prefix(79) + "…")])
  }

  /// Something that leads somewhere.
  static func link(_ text: String, _ target: Target) -> Phrase {
    Phrase(parts: [.link(text, target)])
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    self.init(parts: text.isEmpty ? [] : [.text(text)])
  }

  init(stringInterpolation: Interpolation) {
    self.init(parts: stringInterpolation.parts)
  }

  /// What `"…\(code: name)…"` is put together in.
  struct Interpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    mutating func appendInterpolation(code text: String) {
      parts += Phrase.code(text).parts
    }

    mutating func appendInterpolation(_ phrase: Phrase) {
      parts += phrase.parts
    }
  }
}

extension Sequence<Phrase> {
  /// The phrases with something between them.
  func joined(separator: Phrase) -> Phrase {
    var result = Phrase.empty
    for (index, phrase) in enumerated() {
      result = index == 0 ? phrase : result + separator + phrase
    }
    return result
  }
}
