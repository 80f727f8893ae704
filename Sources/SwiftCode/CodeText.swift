import SpecSource

// Code before it is laid out: all on one line, as far as its parts are.

extension Code {
  /// The text of the code where nothing is broken.
  public var text: String {
    if case .text(let text) = part { return text }
    var bytes: [UInt8] = []
    forEachPiece { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of code that is nothing but text of the generator.
  public var plainText: String? {
    if case .text(let text) = part { text } else { nil }
  }

  /// Whether there is no text.
  public var isEmpty: Bool {
    switch part {
    case .text(let text): text.isEmpty
    case .copied(_, let start, let end): start == end
    case .joined(let parts): parts.allSatisfy(\.isEmpty)
    case .made(let code, _), .group(let code, _), .nested(let code, _): code.isEmpty
    case .choice(_, _, let code, _): code.isEmpty
    case .space: false
    case .seam, .ifBroken, .room: true
    }
  }

  /// Whether its parts have several lines.
  public var isMultiline: Bool {
    var isMultiline = false
    forEachPiece { if !isMultiline { isMultiline = $0.contains(UInt8(ascii: "\n")) } }
    return isMultiline
  }

  /// How many characters the text has where nothing is broken.
  public var columns: Int {
    var columns = 0
    forEachPiece { columns += countColumns($0) }
    return columns
  }

  /// Does something with each piece of the text in turn.
  func forEachPiece(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch part {
    case .text(let text): withBytes(of: text, body)
    case .copied(let source, let start, let end):
      withBytes(of: source.text) { body(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)])) }
    case .joined(let parts): for part in parts { part.forEachPiece(body) }
    case .made(let code, _), .group(let code, _), .nested(let code, _): code.forEachPiece(body)
    case .choice(_, _, let code, _): code.forEachPiece(body)
    case .space: withBytes(of: " ", body)
    case .seam, .ifBroken, .room: break
    }
  }
}

/// Calls a function with the UTF-8 of a text.
func withBytes<Result>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  // Native strings are contiguous; a bridged one is copied first.
  text.utf8.withContiguousStorageIfAvailable(body)
    ?? Array(text.utf8).withUnsafeBufferPointer(body)
}

/// How many characters some UTF-8 has.
func countColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
}
