import SpecSource

// Code before its layout: everything is on a single line, unless a part itself has several lines.

extension Code {
  /// The unbroken text of the code.
  public var text: String {
    if case .text(let text) = part { return text }
    var bytes: [UInt8] = []
    forEachPiece { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of code that is only text of the generator; nil for other code.
  public var plainText: String? {
    if case .text(let text) = part { text } else { nil }
  }

  /// Whether the code has no text.
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

  /// Whether the code's parts have several lines.
  public var isMultiline: Bool {
    var isMultiline = false
    forEachPiece { if !isMultiline { isMultiline = $0.contains(UInt8(ascii: "\n")) } }
    return isMultiline
  }

  /// The number of characters in the unbroken text.
  public var columns: Int {
    var columns = 0
    forEachPiece { columns += countColumns($0) }
    return columns
  }

  /// Calls a function with each piece of the text in order.
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
  // Native strings are contiguous. A bridged string is copied first.
  text.utf8.withContiguousStorageIfAvailable(body)
    ?? Array(text.utf8).withUnsafeBufferPointer(body)
}

/// Returns the number of characters in UTF-8 bytes.
func countColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
}
