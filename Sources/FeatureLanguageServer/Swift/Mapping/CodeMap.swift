import SpecSource

/// A generated file as Swift's language server knows it, with a mapping between the file and its spec.
struct CodeMap: Sendable {
  /// The path of the file, relative to the project's root.
  let path: String
  /// The text of the file.
  private(set) var file: SourceFile
  private(set) var runs: [CodeRun]
  /// The parts of the code that come from the spec, with their origins.
  private(set) var stretches: [OriginRange]
  /// Whether the package knows the file.
  let isOnDisk: Bool

  init(_ code: GeneratedCode, runs: [CodeRun]) {
    path = code.path
    file = SourceFile(path: code.path, bytes: code.bytes)
    self.runs = runs
    stretches = code.stretches
    isOnDisk = code.isOnDisk
  }

  /// Finds the place in the code for a place in a scalar.
  ///
  /// - Returns: The place, and the length of the scalar's text around it there; nil where the code does not contain
  ///   the place.
  func place(ofText offset: Int, in scalar: Int, _ text: [UInt8]) -> (offset: Int, weight: Int)? {
    var best: (offset: Int, weight: Int)?
    for run in runs where run.scalar == scalar {
      guard let place = run.codeOffset(ofText: offset, text, file.bytes) else { continue }
      // A place between two runs belongs to the run that continues; where another word begins, the place is not in
      // the run that ends.
      let goesOn = offset < run.text.upperBound
      guard goesOn || offset >= text.count || !text[offset].isNameByte else { continue }
      let weight = run.text.count + (goesOn ? 1 << 20 : 0)
      if weight > best?.weight ?? -1 { best = (place, weight) }
    }
    return best
  }

  /// Finds the place in a scalar for a place in the code; nil for code that comes from no scalar.
  func scalarPlace(of offset: Int) -> (scalar: Int, text: Int)? {
    let inside = runs.filter { $0.code.contains(offset) }
    let around = inside.isEmpty ? runs.filter { $0.code.upperBound == offset } : inside
    // The smaller of two scalars is the more exact origin.
    for run in around.sorted(by: { $0.code.count < $1.code.count }) {
      if let text = run.textOffset(ofCode: offset) { return (run.scalar, text) }
    }
    return nil
  }

  /// Finds the offset in the spec of the origin of the code at a place or, where the template wrote that code, of the
  /// code that follows on its line.
  func specOffset(of offset: Int) -> Int? {
    let around = stretches.last {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    if let around { return around.origin.span.startOffset }
    let end = file.bytes[min(offset, file.bytes.count)...].firstIndex(of: UInt8(ascii: "\n"))
    return stretches.first {
      offset < $0.range.lowerBound && $0.range.lowerBound < end ?? file.bytes.count
    }?.origin.span.startOffset
  }

  /// Replaces the former text of a scalar in the code by the present text.
  mutating func replace(_ scalar: Int, _ old: [UInt8], by new: [UInt8]) {
    let change = TextChange(from: old, to: new)
    for index in runs.indices where runs[index].scalar == scalar {
      guard runs[index].text.lowerBound <= change.old.lowerBound,
        change.old.upperBound <= runs[index].text.upperBound,
        let start = runs[index].codeOffset(ofText: change.old.lowerBound, old, file.bytes),
        let end = runs[index].codeOffset(ofText: change.old.upperBound, old, file.bytes),
        start <= end
      else {
        runs[index].moveText(by: change)
        continue
      }
      replace(start..<end, change, new, old, inRun: index)
    }
    runs.removeAll(where: \.pieces.isEmpty)
  }

  private mutating func replace(
    _ range: Range<Int>, _ change: TextChange, _ new: [UInt8], _ old: [UInt8], inRun index: Int
  ) {
    let added = indented(
      new[change.new], at: range.lowerBound, like: change.old.lowerBound, of: old)
    var bytes = file.bytes
    bytes.replaceSubrange(range, with: added)
    let shift = added.count - range.count
    for other in runs.indices where other != index {
      runs[other].shiftCode(from: range.upperBound, by: shift)
    }
    for other in stretches.indices {
      let former = stretches[other].range
      let start = former.lowerBound + (former.lowerBound > range.lowerBound ? shift : 0)
      let end = former.upperBound + (former.upperBound >= range.upperBound ? shift : 0)
      stretches[other].range = max(0, start)..<max(start, end, 0)
    }
    runs[index].replace(change, by: new[change.new], inCode: range, added)
    file = SourceFile(path: path, bytes: bytes)
  }

  /// Indents lines like the code, where the first line continues at a place.
  private func indented(
    _ lines: ArraySlice<UInt8>, at place: Int, like offset: Int, of text: [UInt8]
  ) -> [UInt8] {
    let count = max(0, indentation(of: file.bytes, at: place) - indentation(of: text, at: offset))
    let margin = [UInt8](repeating: UInt8(ascii: " "), count: count)
    return lines.flatMap { $0 == UInt8(ascii: "\n") ? [$0] + margin : [$0] }
  }

  /// Counts the blanks at the beginning of the line that contains a place.
  private func indentation(of bytes: [UInt8], at place: Int) -> Int {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0.isBlank }.count
  }
}

/// The part of a text that must be replaced to change the text into another one.
struct TextChange: Equatable {
  /// The replaced part of the former text.
  let old: Range<Int>
  /// The part of the new text that replaces it.
  let new: Range<Int>

  init(from former: [UInt8], to present: [UInt8]) {
    let limit = min(former.count, present.count)
    var start = 0
    while start < limit, former[start] == present[start] { start += 1 }
    // A multibyte character is replaced as a whole.
    while start > 0, start < former.count, former[start] & 0xC0 == 0x80 { start -= 1 }
    var tail = 0
    while tail < limit - start, former[former.count - 1 - tail] == present[present.count - 1 - tail]
    {
      tail += 1
    }
    while tail > 0, former[former.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    old = start..<former.count - tail
    new = start..<present.count - tail
  }

  var shift: Int { new.count - old.count }

  /// Returns the place in the new text for a place of the former text; nil where that part was replaced.
  func place(of offset: Int) -> Int? {
    if offset <= old.lowerBound { return offset }
    return offset >= old.upperBound ? offset + shift : nil
  }
}

extension CodeRun {
  /// Follows a change of its scalar that is not applied to the code.
  mutating func moveText(by change: TextChange) {
    pieces = pieces.compactMap { piece in
      guard let start = change.place(of: piece.text.lowerBound),
        let end = change.place(of: piece.text.upperBound), end - start == piece.text.count
      else { return nil }
      return Piece(text: start..<end, code: piece.code)
    }
  }

  /// Follows a change of its scalar that is applied to the code.
  ///
  /// - Parameter lines: The new text in the code.
  mutating func replace(
    _ change: TextChange, by text: ArraySlice<UInt8>, inCode range: Range<Int>, _ lines: [UInt8]
  ) {
    let codeShift = lines.count - range.count
    var before: [Piece] = []
    var after: [Piece] = []
    for piece in pieces {
      if piece.text.lowerBound < change.old.lowerBound {
        let end = min(piece.text.upperBound, change.old.lowerBound)
        before.append(Piece(text: piece.text.lowerBound..<end, code: piece.code))
      }
      if piece.text.upperBound > change.old.upperBound {
        let start = max(piece.text.lowerBound, change.old.upperBound)
        after.append(
          Piece(
            text: start + change.shift..<piece.text.upperBound + change.shift,
            code: piece.code + start - piece.text.lowerBound + codeShift))
      }
    }
    var added: [Piece] = []
    var (textStart, codeStart) = (change.new.lowerBound, range.lowerBound)
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      added.append(Piece(text: textStart..<textStart + line.count, code: codeStart))
      textStart += line.count + 1
      let rest = lines[(codeStart - range.lowerBound)...].drop { $0 != UInt8(ascii: "\n") }
      // The piece starts after the inserted line break and indentation.
      let margin = rest.dropFirst().prefix { $0 == UInt8(ascii: " ") }.count
      let own = text[min(textStart, text.endIndex)...].prefix { $0 == UInt8(ascii: " ") }.count
      codeStart = range.lowerBound + rest.startIndex + 1 + margin - own
    }
    pieces = before + added + after
  }
}
