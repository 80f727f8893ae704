import SpecSource

extension Code {
  /// An edit of code: a range of its unbroken text in UTF-8 offsets, and the code that replaces the range.
  public typealias Edit = (range: Range<Int>, code: Code)

  /// Returns the code with other code in some ranges of its unbroken text. The rest keeps its origins and its layout.
  public func replacing(_ edits: [Edit]) -> Code {
    guard !edits.isEmpty else { return self }
    var editor = CodeEditor(edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    return editor.edit(self)
  }
}

/// Applies edits to code, from its start to its end.
private struct CodeEditor {
  /// The remaining edits, in the order of their positions.
  var edits: [Code.Edit]

  /// The number of bytes of the unbroken text before the next part.
  private var offset = 0

  init(edits: [Code.Edit]) {
    self.edits = edits
  }

  mutating func edit(_ code: Code) -> Code {
    switch code.part {
    case .text(let text):
      return edit(count: text.utf8.count) {
        Code(String(decoding: Array(text.utf8)[$0], as: UTF8.self))
      }
    case .copied(let source, let start, let end):
      return edit(count: Int(end - start)) {
        .copied(source, Int(start) + $0.lowerBound..<Int(start) + $0.upperBound)
      }
    case .joined(let parts): return Code(.joined(parts.map { edit($0) }))
    case .made(let code, let span): return .made(edit(code), of: span)
    case .group(let code, let folding): return Code(.group(edit(code), folding))
    case .nested(let code, let isAlways): return Code(.nested(edit(code), isAlways: isAlways))
    case .choice(let test, let folding, let then, let otherwise):
      // The three codes have the same text, or are edited separately.
      var (first, second) = (self, self)
      return .choice(
        ifFits: first.edit(test), folding, then: edit(then), else: second.edit(otherwise))
    case .space:
      offset += 1
      return code
    case .seam, .ifBroken, .room: return code
    }
  }

  /// Edits a leaf with a number of bytes.
  private mutating func edit(count: Int, _ part: (Range<Int>) -> Code) -> Code {
    let range = offset..<offset + count
    defer { offset = range.upperBound }
    guard let next = edits.first,
      next.range.lowerBound < range.upperBound
        || next.range.isEmpty && next.range.lowerBound == range.upperBound
    else { return part(0..<count) }
    var parts: [Code] = []
    var place = range.lowerBound
    while let edit = edits.first,
      edit.range.lowerBound < range.upperBound
        || edit.range.isEmpty && edit.range.lowerBound == range.upperBound
    {
      if edit.range.lowerBound > place {
        parts.append(part(place - range.lowerBound..<edit.range.lowerBound - range.lowerBound))
      }
      // The code of an edit of several leaves is inserted where the edit begins.
      if edit.range.lowerBound >= range.lowerBound { parts.append(edit.code) }
      place = max(place, min(edit.range.upperBound, range.upperBound))
      guard edit.range.upperBound <= range.upperBound else { break }
      edits.removeFirst()
    }
    if place < range.upperBound { parts.append(part(place - range.lowerBound..<count)) }
    return parts.count == 1 ? parts[0] : Code(.joined(parts))
  }
}
