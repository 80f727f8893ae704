import TestSupport

/// Makes unexpected inputs out of valid ones, in ways that keep most of their structure.
struct Mutator {
  /// The inputs with which mutations begin, and from which they take pieces.
  let corpus: [[UInt8]]

  private var generator: SeededRandom

  /// The tokens that have a meaning in YAML, Swift, templates, locks or JSON.
  private static let tokens = [
    ":", ": ", " #", "#", "- ", "'", "\"", "\"\"\"", "|", ">", "{", "}", "[", "]", "(", ")", "<",
    ">",
    "!", "&a", "*a", "<<", "%", "@", "`", "\\", "\\(", "\n", "\r\n", "\r", "\t", "  ", "\u{0}",
    "\u{1B}[2J", "\u{85}", "\u{A0}", "\u{2028}", "\u{202E}", "\u{200B}", "\u{FEFF}", "é",
    "e\u{301}",
    "//", "/*", "*/", "try ", "await ", "else if x {}", "state.", "->", "?", "...", "#if x\n",
    "_ = ",
    "{{", "}}", "{{#a}}", "{{/a}}", "{{>p}}", "{{>main}}", "{{{", "{{=<% %>=}}", "null", "~", "yes",
    "doc", "do", "guard", "when", "match", "run", "steps", "send", "children", "tests", "x-a",
    "9223372036854775808", "../", "::error::", "----", "...", "lock 2", "<<<<<<<",
    "Content-Length: ", "\r\n\r\n", "Content-Length: 2\r\n\r\n{}", "\\n", "\\u0000",
    "\\ud83d\\ude00",
    "\"line\":", "\"character\":", "-1", "\"id\":1,", "{\"text\":\"\"},", "%41",
  ].map { Array($0.utf8) }

  /// Makes a mutator whose inputs are the same for the same seed.
  init(corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    generator = SeededRandom(seed: seed)
  }

  /// Returns the next input.
  mutating func next() -> [UInt8] {
    var bytes = corpus.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes) }
    return Array(bytes.prefix(1 << 16))
  }

  /// Changes an input in one way.
  mutating func mutate(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: bytes.removeSubrange(range(in: bytes, upTo: 40))
    case 1: bytes.insert(contentsOf: token(), at: place(in: bytes))
    case 2: bytes.replaceSubrange(range(in: bytes, upTo: 12), with: token())
    case 3:
      let count = Int.random(in: 2...300, using: &generator)
      let repeated = [[UInt8]](repeating: token(), count: count).flatMap(\.self)
      bytes.insert(contentsOf: repeated, at: place(in: bytes))
    case 4:
      let other = corpus.randomElement(using: &generator) ?? []
      bytes.insert(contentsOf: other[range(in: other, upTo: 200)], at: place(in: bytes))
    case 5: bytes.removeSubrange(place(in: bytes)...)
    case 6:
      guard !bytes.isEmpty else { return }
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
    default: mutateLines(&bytes)
    }
  }

  /// Moves, doubles, drops or indents lines.
  private mutating func mutateLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: lines.swapAt(line, other)
    case 1: lines.insert(lines[line], at: other)
    case 2: lines.remove(at: line)
    default:
      let blanks = Int.random(in: 0...6, using: &generator)
      let text = lines[line].drop { $0 == UInt8(ascii: " ") }
      lines[line] = ([UInt8](repeating: UInt8(ascii: " "), count: blanks) + text)[...]
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func token() -> [UInt8] {
    Self.tokens.randomElement(using: &generator) ?? []
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &generator)
  }

  private mutating func range(in bytes: [UInt8], upTo count: Int) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 0...count, using: &generator))
  }
}
