import FeatureSpec
import JSON
import JSONRPC
import SpecSource
import SpecSwift

/// The Swift of a document, word by word, so that editors color it like Swift code.
struct SemanticTokens {
  let document: OpenDocument
  let encoding: PositionEncoding
  let contents: SpecContents

  /// The names of the token kinds; a token's number is the index of its kind.
  static let legend: JSONValue = .object([
    ("tokenTypes", .texts(SwiftToken.Kind.allCases.map(\.rawValue))),
    ("tokenModifiers", .list([])),
  ])

  /// Five numbers for each token: the lines and characters since the previous token, the length, the kind and the
  /// modifiers.
  var json: JSONValue {
    var numbers: [JSONValue] = []
    var last = (line: 0, character: 0)
    for place in places {
      let lines = place.line - last.line
      let characters = lines == 0 ? place.character - last.character : place.character
      numbers += [lines, characters, place.length, place.kind, 0].map { .number($0) }
      last = (place.line, place.character)
    }
    return .object([("data", .list(numbers))])
  }

  /// A part of a token on one line; lines and characters are counted from zero.
  private struct Place {
    var line: Int
    var character: Int
    var length: Int
    var kind: Int
  }

  private var places: [Place] {
    contents.swift.flatMap { source in
      swiftTokens(of: source).flatMap { places(of: $0, in: source) }
    }
  }

  /// Returns the parts of a token, line by line.
  private func places(of token: SwiftToken, in source: SourcedText) -> [Place] {
    let file = document.file
    let kind = SwiftToken.Kind.allCases.firstIndex(of: token.kind) ?? 0
    let range = source.span(of: token.range).offsets
    return file.lines(of: range).map { line, part in
      Place(
        line: line - 1, character: encoding.character(of: part.lowerBound, in: file),
        length: encoding.length(of: part, in: file), kind: kind)
    }
  }
}

extension SourceFile {
  /// Returns the parts of a range line by line, without the indentation of later lines and without line breaks.
  fileprivate func lines(of range: Range<Int>) -> [(line: Int, part: Range<Int>)] {
    var parts: [(line: Int, part: Range<Int>)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
      let end = bytes[start..<range.upperBound].firstIndex(where: isBreak) ?? range.upperBound
      if start < end { parts.append((position(at: start).line, start..<end)) }
      start = end
      while start < range.upperBound, isBreak(bytes[start]) || bytes[start] == 0x20 { start += 1 }
    }
    return parts
  }
}
