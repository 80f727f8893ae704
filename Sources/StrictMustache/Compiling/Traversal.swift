import SpecSource

/// The emitter's progress in a template.
struct Traversal {
  /// The part of a template that a close tag will end.
  enum Opened {
    /// A section or block, by the index of its step.
    case step(Int)
    /// An override for a parent.
    case override
    /// A parent, by the index of its call.
    case parent(call: Int)
  }

  /// The template.
  let template: ScannedTemplate

  /// The index of the template.
  let index: Int

  /// The open sections, blocks and parents, the outermost first.
  var open: [Opened] = []

  /// The blanks that each surrounding block removes from the lines of its content, the outermost first.
  private var removedIndents: [Range<Int>] = []

  /// Makes a traversal at the start of a template.
  init(template: ScannedTemplate, index: Int) {
    self.template = template
    self.index = index
  }

  /// The blanks that are removed at the current position. They are restored or replaced where the block is rendered.
  var removedIndent: Range<Int> {
    removedIndents.last ?? 0..<0
  }

  /// Whether the position is directly in a parent, and not in an override.
  var isInParent: Bool {
    if case .parent? = open.last { true } else { false }
  }

  /// Enters the content of a block.
  mutating func enterBlock(_ token: Token) {
    removedIndents.append(contentIndent(of: token) ?? removedIndent)
  }

  /// Leaves the content of a block.
  mutating func leaveBlock() {
    removedIndents.removeLast()
  }

  /// Returns the blanks before the first line of a block that is not blank, if the block starts on a line of its own.
  func contentIndent(of token: Token) -> Range<Int>? {
    guard token.placement != .inline, !token.isOneLine, let partner = token.partner else {
      return nil
    }
    let bytes = template.file.bytes
    let end = template.tokens[partner].range.lowerBound
    var start = bytes.lineEnd(after: token.range.upperBound)
    while start < end {
      let lineEnd = min(bytes.lineEnd(after: start), end)
      let blanks = bytes[start..<lineEnd].prefix(while: \.isBlank).indices
      if blanks.upperBound < end, !bytes.isBlankLine(start..<lineEnd) { return blanks }
      start = lineEnd
    }
    return nil
  }
}
