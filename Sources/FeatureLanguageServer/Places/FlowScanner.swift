import FeatureSpec

/// Reads the text in `{}` and `[]`, up to a place.
struct FlowScanner {
  private struct Level {
    var isMapping: Bool
    /// The key of the value that is being read.
    var key: String?
    var keys: [String] = []
  }

  private var levels: [Level] = []
  /// The part of the present key or value that was read.
  private var token: [UInt8] = []
  /// The number of open Swift brackets in the present key or value.
  private var depth = 0
  /// The quote that encloses the present value.
  private var quote: UInt8?
  /// Whether the present value has ended with its quote.
  private var isAfterQuote = false
  private var hasBegun = false

  /// Whether the outermost brackets are closed.
  var isClosed: Bool { hasBegun && levels.isEmpty }

  /// The path from the outermost brackets to the place.
  var path: [PlaceStep] {
    levels.compactMap { level in
      level.isMapping ? level.key.map(PlaceStep.key) : .item
    }
  }

  /// The role of the place.
  var role: SpecPlace.Role {
    guard let last = levels.last, !isAfterQuote else { return .nothing }
    return last.isMapping && last.key != nil ? .value : .entry
  }

  /// The text of the key or value up to the place, without its opening quote.
  var text: String { String(decoding: token, as: UTF8.self) }

  /// The keys of the mapping around the place.
  var siblings: [String] { levels.last?.keys ?? [] }

  /// Reads a line, or its part before the place.
  mutating func read(_ line: ArraySlice<UInt8>) {
    if quote == nil, hasBegun { endWord() }
    var index = line.startIndex
    while index < line.endIndex, !isClosed {
      let next = index + 1 < line.endIndex ? line[index + 1] : nil
      if quote != nil {
        index += readQuoted(line[index], next)
      } else {
        guard !isComment(line, index) else { return }
        readPlain(line[index], next)
        index += 1
      }
    }
  }

  private func isComment(_ line: ArraySlice<UInt8>, _ index: Int) -> Bool {
    line[index] == UInt8(ascii: "#") && (index == line.startIndex || line[index - 1] == 0x20)
  }

  /// Ends a word at a line break, which separates words like a space.
  private mutating func endWord() {
    if !token.isEmpty, token.last != 0x20 { token.append(0x20) }
  }

  /// Reads one character inside quotes.
  ///
  /// - Returns: The number of bytes read.
  private mutating func readQuoted(_ byte: UInt8, _ next: UInt8?) -> Int {
    if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next {
      token += [byte, next]
      return 2
    }
    guard byte == quote else {
      token.append(byte)
      return 1
    }
    if byte == UInt8(ascii: "'"), next == byte {
      token += [byte, byte]
      return 2
    }
    quote = nil
    isAfterQuote = true
    return 1
  }

  private mutating func readPlain(_ byte: UInt8, _ next: UInt8?) {
    switch byte {
    case UInt8(ascii: "'") where canOpenQuote, UInt8(ascii: "\"") where canOpenQuote:
      quote = byte
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      close(byte)
    case UInt8(ascii: ",") where depth == 0:
      finish()
    case UInt8(ascii: ":") where depth == 0 && endsKey(next):
      let key = String(decoding: token, as: UTF8.self)
      levels[levels.count - 1].key = key
      levels[levels.count - 1].keys.append(key)
      forget()
    case 0x20 where token.isEmpty: break
    default: token.append(byte)
    }
  }

  /// Whether a quote opens a quoted value; inside a value, a quote is an ordinary character.
  private var canOpenQuote: Bool { token.isEmpty && !isAfterQuote }

  private func endsKey(_ next: UInt8?) -> Bool {
    guard let level = levels.last, level.isMapping, level.key == nil else { return false }
    return isAfterQuote || next == nil || next == 0x20 || next == UInt8(ascii: ",")
  }

  private mutating func open(_ byte: UInt8) {
    hasBegun = true
    guard token.isEmpty else {
      depth += 1
      token.append(byte)
      return
    }
    levels.append(Level(isMapping: byte == UInt8(ascii: "{")))
  }

  private mutating func close(_ byte: UInt8) {
    guard depth == 0 else {
      depth -= 1
      token.append(byte)
      return
    }
    _ = levels.popLast()
    forget()
    // A nested mapping or list in closed brackets is a complete value.
    isAfterQuote = true
  }

  /// Moves to the next key or entry.
  private mutating func finish() {
    forget()
    if !levels.isEmpty { levels[levels.count - 1].key = nil }
  }

  private mutating func forget() {
    token = []
    depth = 0
    isAfterQuote = false
  }
}
