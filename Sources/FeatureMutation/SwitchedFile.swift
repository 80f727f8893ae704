import SpecSwift

/// A Swift file that contains its variants. A variable chooses a variant while the program runs.
public struct SwitchedFile: Sendable {
  /// The file's text.
  public let text: String
  /// The numbers of the variants in the file.
  public let numbers: Set<Int>

  /// Makes a file that contains its variants.
  ///
  /// - Parameters:
  ///   - file: The file's text.
  ///   - variants: The variants' texts by their numbers. A variant that differs in a declaration cannot be added.
  ///   - variable: The name of the integer variable that chooses a variant by its number. Any other number chooses
  ///     the original.
  public init(_ file: String, variants: [Int: String], choosingBy variable: String) {
    let compared = ComparedFile(file)
    var places: [Place: [Choice]] = [:]
    var numbers: Set<Int> = []
    for (number, variant) in variants.sorted(by: { $0.key < $1.key }) {
      guard let found = compared.differences(in: variant), !found.isEmpty else { continue }
      numbers.insert(number)
      for difference in found {
        let place = Place(range: difference.range, kind: difference.kind)
        places[place, default: []].append(Choice(number: number, text: difference.text))
      }
    }
    self.numbers = numbers
    text = Composition(bytes: Array(file.utf8), places: places, variable: variable).text
  }

  /// Returns the numbers of the variants with code in a line.
  ///
  /// - Parameter line: The number of the line, from 1 on.
  public func numbers(atLine line: Int) -> Set<Int> {
    var open: Set<Int> = []
    for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard index < line else { break }
      if let number = Marker.number(in: text, after: Marker.begin) { open.insert(number) }
      if index == line - 1 { return open }
      if let number = Marker.number(in: text, after: Marker.end) { open.remove(number) }
    }
    return open
  }
}

/// A range of a file that differs in some variants.
private struct Place: Hashable {
  var range: Range<Int>
  var kind: FileDifference.Kind
}

/// The text of a variant at a place.
private struct Choice {
  var number: Int
  var text: String
}

/// Comments that mark the lines of a variant.
private enum Marker {
  static let begin = "// variant "
  static let end = "// end of variant "

  static func number(in line: Substring, after word: String) -> Int? {
    line.hasPrefix(word) ? Int(line.dropFirst(word.count)) : nil
  }
}

/// Writes a file with the choices at all places.
private struct Composition {
  let bytes: [UInt8]
  let places: [Place: [Choice]]
  let variable: String
  /// The places. An outer place comes before the places inside of it.
  private let order: [Place]

  init(bytes: [UInt8], places: [Place: [Choice]], variable: String) {
    self.bytes = bytes
    self.places = places
    self.variable = variable
    order = places.keys.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  var text: String { text(of: 0..<bytes.count, from: 0) }

  /// Returns the text of a range with the choices at the places inside of it, which begin at an index.
  private func text(of range: Range<Int>, from first: Int) -> String {
    var text = ""
    var offset = range.lowerBound
    for index in first..<max(first, order.count) {
      let place = order[index]
      guard place.range.lowerBound < range.upperBound else { break }
      guard place.range.lowerBound >= offset else { continue }
      text += String(decoding: bytes[offset..<place.range.lowerBound], as: UTF8.self)
      text += choice(at: place, otherwise: self.text(of: place.range, from: index + 1))
      offset = place.range.upperBound
    }
    return text + String(decoding: bytes[offset..<range.upperBound], as: UTF8.self)
  }

  private func choice(at place: Place, otherwise original: String) -> String {
    var text = "\n"
    for choice in places[place] ?? [] {
      let body = "\(Marker.begin)\(choice.number)\n\(choice.text)\n\(Marker.end)\(choice.number)\n"
      switch place.kind {
      case .statements: text += "if \(variable) == \(choice.number) {\n\(body)} else "
      case .value: text += "\(variable) == \(choice.number) ? (\n\(body)) : "
      }
    }
    return place.kind == .statements ? text + "{\n\(original)\n}\n" : text + "(\(original))"
  }
}
