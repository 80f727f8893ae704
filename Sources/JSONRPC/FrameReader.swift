/// Takes a stream of bytes apart into messages, each behind a header with its length.
///
///     Content-Length: 2\r\n\r\n{}
///
/// A header that makes no sense is reported once, and reading goes on at the next `Content-Length:` in the stream. A message
/// that is too long is reported and passed over without being kept; one that is so long that nobody can mean it is a header
/// that makes no sense. So whatever comes, reading finds back within a bounded number of bytes, and keeps as few.
public struct FrameReader: Sendable {
  /// Something that the stream held.
  public enum Frame: Sendable, Equatable {
    /// The body of a message.
    case body([UInt8])
    /// What is wrong with a header.
    case broken(String)
  }

  /// The longest body that is read by default, in bytes: an editor sends whole files in them, and a spec has a megabyte at most.
  public static let maximumLength = 16 << 20

  /// The longest header that is read, in bytes; a hundred are plenty.
  static let maximumHeader = 8 << 10

  /// The longest body that is read, in bytes.
  private let maximumLength: Int

  private var bytes: [UInt8] = []
  /// How many of the bytes were taken already.
  private var taken = 0
  /// How many bytes of a body are passed over.
  private var skipped = 0
  /// Whether the last header made no sense, so that the next one is looked for.
  private var isLost = false

  /// Has read nothing yet.
  ///
  /// - Parameter maximumLength: The longest body that is read, in bytes.
  public init(maximumLength: Int = FrameReader.maximumLength) {
    self.maximumLength = maximumLength
  }

  /// How many bytes are kept until the rest of their message comes.
  public var keptCount: Int { bytes.count - taken }

  /// The longest body that is passed over, in bytes.
  private var maximumSkip: Int { maximumLength * 16 }

  /// Adds bytes that have come.
  public mutating func append(_ more: ArraySlice<UInt8>) {
    let count = min(skipped, more.count)
    skipped -= count
    bytes.removeFirst(taken)
    taken = 0
    bytes += more.dropFirst(count)
  }

  /// Takes the next message, or what is wrong with its header; nil when it has not come whole.
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
    // Such a length is a mistake: the next header is looked for right behind this one.
    isLost = length > maximumSkip
    let count = isLost ? 0 : min(length, bytes.count - start)
    taken = start + count
    skipped = isLost ? 0 : length - count
    return .broken("a message of \(length) bytes is too long; one has at most \(maximumLength)")
  }

  private mutating func lose(_ message: String) -> Frame {
    isLost = true
    // The same header is not to be found again.
    taken = min(bytes.count, taken + 1)
    return .broken(message)
  }

  private static let name = Array("content-length:".utf8)

  /// Goes to where the next header begins; what stands before it is dropped.
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

  /// Whether the name of the length stands at an index, in capitals or not.
  private func isName(at index: Int) -> Bool {
    bytes[index...].starts(with: FrameReader.name) { byte, letter in
      byte == letter || byte | 0x20 == letter && letter != UInt8(ascii: "-")
    }
  }

  /// The empty line behind the header; line ends without a carriage return are taken, too.
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

  /// The length that a header names.
  private func length(in header: ArraySlice<UInt8>) -> Result<Int, Problem> {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else {
        return .failure(Problem(message: "a line of the header has no colon"))
      }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let words = line[colon...].dropFirst().split { $0 == " " || $0 == "\t" }
      guard words.count == 1, let number = Int(words[0]), number >= 0, words[0].first != "+" else {
        return .failure(Problem(message: "'Content-Length' is no length"))
      }
      length = number
    }
    return length.map { .success($0) }
      ?? .failure(Problem(message: "the header has no 'Content-Length'"))
  }
}

/// A message with its header.
public func framed(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}
