/// Splits a stream of bytes into messages, each after a header with its length.
///
///     Content-Length: 2\r\n\r\n{}
///
/// An invalid header is reported once, and reading continues at the next `Content-Length:` in the stream. A message
/// that is too long is reported and skipped without being kept; an absurdly long message counts as an invalid header.
/// Therefore, reading recovers from any input within a bounded number of bytes, and keeps only a bounded number.
public struct FrameReader: Sendable {
  /// A part of the stream.
  public enum Frame: Sendable, Equatable {
    /// The body of a message.
    case body([UInt8])
    /// The problem of a header.
    case broken(String)
  }

  /// The default for the longest body that is read, in bytes: an editor sends whole files in bodies, and a spec has a
  /// megabyte at most.
  public static let maximumLength = 16 << 20

  /// The longest header that is read, in bytes; usual headers have less than a hundred.
  static let maximumHeader = 8 << 10

  /// The longest body that is read, in bytes.
  private let maximumLength: Int

  private var bytes: [UInt8] = []
  /// The number of bytes that were already taken.
  private var taken = 0
  /// The number of bytes of a body that are still to be skipped.
  private var skipped = 0
  /// Whether the last header was invalid, so that the reader searches for the next one.
  private var isLost = false

  /// Makes a reader that has read nothing yet.
  ///
  /// - Parameter maximumLength: The longest body that is read, in bytes.
  public init(maximumLength: Int = FrameReader.maximumLength) {
    self.maximumLength = maximumLength
  }

  /// The number of bytes that are kept until the rest of their message arrives.
  public var keptCount: Int { bytes.count - taken }

  /// The longest body that is skipped, in bytes.
  private var maximumSkip: Int { maximumLength * 16 }

  /// Adds bytes that have arrived.
  public mutating func append(_ more: ArraySlice<UInt8>) {
    let count = min(skipped, more.count)
    skipped -= count
    bytes.removeFirst(taken)
    taken = 0
    bytes += more.dropFirst(count)
  }

  /// Takes the next message, or the problem of its header; nil when the message has not arrived completely.
  public mutating func next() -> Frame? {
    guard skipped == 0 else { return nil }
    if isLost, !findHeader() { return nil }
    guard let end = endOfHeader() else {
      guard bytes.count - taken > FrameReader.maximumHeader else { return nil }
      return lose("the header does not end")
    }
    switch length(in: bytes[taken..<end.lowerBound]) {
    case .failure(let problem): return lose(problem.message)
    case .success(let length) where length > maximumLength:
      return passOver(length, from: end.upperBound)
    case .success(let length):
      guard bytes.count - end.upperBound >= length else { return nil }
      taken = end.upperBound + length
      return .body(Array(bytes[end.upperBound..<taken]))
    }
  }

  private mutating func passOver(_ length: Int, from start: Int) -> Frame {
    // Such a length is an error: the search for the next header begins directly after this one.
    isLost = length > maximumSkip
    let count = isLost ? 0 : min(length, bytes.count - start)
    taken = start + count
    skipped = isLost ? 0 : length - count
    return .broken(
      "a message of \(length) bytes is too long; a message has at most \(maximumLength)")
  }

  private mutating func lose(_ message: String) -> Frame {
    isLost = true
    // The search must not find the same header again.
    taken = min(bytes.count, taken + 1)
    return .broken(message)
  }

  private static let name = Array("content-length:".utf8)

  /// Moves to the beginning of the next header; the bytes before it are dropped.
  private mutating func findHeader() -> Bool {
    var index = taken
    while index + FrameReader.name.count <= bytes.count {
      if isName(at: index) {
        taken = index
        isLost = false
        return true
      }
      index += 1
    }
    taken = index
    return false
  }

  /// Whether the name of the length field is at an index, regardless of case.
  private func isName(at index: Int) -> Bool {
    bytes[index...].starts(with: FrameReader.name) { byte, letter in
      byte == letter || byte | 0x20 == letter && letter != UInt8(ascii: "-")
    }
  }

  /// Finds the empty line after the header; line ends without a carriage return are accepted, too.
  private func endOfHeader() -> Range<Int>? {
    var lineStart = taken
    var index = taken
    while index < bytes.count, index - taken <= FrameReader.maximumHeader {
      if bytes[index] == UInt8(ascii: "\n") {
        let line = bytes[lineStart..<index]
        if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) {
          return lineStart..<index + 1
        }
        lineStart = index + 1
      }
      index += 1
    }
    return nil
  }

  private struct Problem: Error {
    var message: String
  }

  /// Reads the length that a header declares.
  private func length(in header: ArraySlice<UInt8>) -> Result<Int, Problem> {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else {
        return .failure(Problem(message: "a line of the header has no colon"))
      }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let words = line[colon...].dropFirst().split { $0 == " " || $0 == "\t" }
      guard words.count == 1, let number = Int(words[0]), number >= 0, words[0].first != "+" else {
        return .failure(Problem(message: "'Content-Length' is not a length"))
      }
      length = number
    }
    return length.map { .success($0) }
      ?? .failure(Problem(message: "the header has no 'Content-Length'"))
  }
}

/// Adds the header to the body of a message.
public func framed(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}
