/// Takes a stream of bytes apart into messages, each behind a header with its length.
///
///     Content-Length: 2\r\n\r\n{}
///
/// A header that makes no sense is reported once, and reading goes on at the next `Content-Length:` in the stream. A message
/// that is too long is reported and passed over without being kept.
public struct FrameReader: Sendable {
  /// Something that the stream held.
  public enum Frame: Sendable, Equatable {
    /// The body of a message.
    case body([UInt8])
    /// What is wrong with a header.
    case broken(String)
  }

  /// The longest body that is read, in bytes.
  public static let maximumLength = 64 << 20

  /// The longest header that is read, in bytes; nobody needs more than a hundred.
  static let maximumHeader = 8 << 10

  private var bytes: [UInt8] = []
  /// How many of the bytes were taken already.
  private var taken = 0
  /// How many bytes of a body are passed over.
  private var skipped = 0
  /// Whether the last header made no sense, so that the next one is looked for.
  private var isLost = false

  /// Has read nothing yet.
  public init() {}

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
    case .success(let length) where length > FrameReader.maximumLength:
      taken = end.upperBound
      let count = min(length, bytes.count - taken)
      taken += count
      skipped = length - count
      return .broken(
        "a message of \(length) bytes is too long; one has at most \(FrameReader.maximumLength)")
    case .success(let length):
      guard bytes.count - end.upperBound >= length else { return nil }
      taken = end.upperBound + length
      return .body(Array(bytes[end.upperBound..<taken]))
    }
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
      let value = line[colon...].dropFirst().filter { $0 != " " && $0 != "\t" }
      guard let number = Int(value), number >= 0, value.first != "+" else {
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
