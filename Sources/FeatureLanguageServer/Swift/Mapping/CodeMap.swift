import SpecSource

/// A generated file as Swift's language server sees it, with the way from a spec to it and back.
struct CodeMap: Sendable {
  /// Where it lies, relative to the project's root.
  let path: String
  /// Its text.
  private(set) var file: SourceFile
  private(set) var runs: [CodeRun]
  /// What was generated from where in the spec.
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

  /// The place in the code of a place in a scalar.
  ///
  /// - Returns: The place, and how much of the scalar stands around it there; nil where the code does not have it.
  func place(ofText offset: Int, in scalar: Int, _ text: [UInt8]) -> (offset: Int, weight: Int)? {
    var best: (offset: Int, weight: Int)?
    for run in runs where run.scalar == scalar {
      guard let place = run.codeOffset(ofText: offset, text, file.bytes) else { continue }
      // A place at the end of a run is rather in one that goes on, and is not in it where another word begins.
      let goesOn = offset < run.text.upperBound
      guard goesOn || offset >= text.count || !text[offset].isNameByte else { continue }
      let weight = run.text.count + (goesOn ? 1 << 20 : 0)
      if weight > best?.weight ?? -1 { best = (place, weight) }
    }
    return best
  }

  /// The place in a scalar of a place in the code; nil for code that is in none.
  func scalarPlace(of offset: Int) -> (scalar: Int, text: Int)? {
    let inside = runs.filter { $0.code.contains(offset) }
    let around = inside.isEmpty ? runs.filter { $0.code.upperBound == offset } : inside
    // Of two scalars the smaller one says it more exactly.
    for run in around.sorted(by: { $0.code.count < $1.code.count }) {
      if let text = run.textOffset(ofCode: offset) { return (run.scalar, text) }
    }
    return nil
  }

  /// Where in the spec the code at a place began that was generated from there or, where the template wrote it, what follows on
  /// its line.
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

  /// Puts the present text of a scalar where its former text stands.
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

  /// Lines as they stand in the code, where the first one goes on at a place.
  private func indented(
    _ lines: ArraySlice<UInt8>, at place: Int, like offset: Int, of text: [UInt8]
  ) -> [UInt8] {
    let count = max(0, indentation(of: file.bytes, at: place) - indentation(of: text, at: offset))
    let margin = [UInt8](repeating: UInt8(ascii: " "), count: count)
    return lines.flatMap { $0 == UInt8(ascii: "\n") ? [$0] + margin : [$0] }
  }

  /// How many blanks the line begins with that a place is on.
  private func indentation(of bytes: [UInt8], at place: Int) -> Int {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0.isBlank }.count
  }
}

/// What has to be replaced of a text so that it becomes another one.
struct TextChange: Equatable {
  /// The part of the former text.
  let old: Range<Int>
  /// The part of the new one.
  let new: Range<Int>

  init(from former: [UInt8], to present: [UInt8]) {
    let limit = min(former.count, present.count)
    var start = 0
    while start < limit, former[start] == present[start] { start += 1 }
    // A letter is replaced as a whole.
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

  /// Where a place of the former text is in the new one; nil where that is gone.
  func place(of offset: Int) -> Int? {
    if offset <= old.lowerBound { return offset }
    return offset >= old.upperBound ? offset + shift : nil
  }
}

extension CodeRun {
  /// Follows a change of its scalar that is not made in its code.
  mutating func moveText(by change: TextChange) {
    pieces = pieces.compactMap { piece in
      guard let start = change.place(of: piece.text.lowerBound),
        let end = change.place(of: piece.text.upperBound), end - start == piece.text.count
      else { return nil }
      return Piece(text: start..<end, code: piece.code)
    }
  }

  /// Follows a change that is made in its code.
  ///
  /// - Parameter lines: What now stands in the code.
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
      // Behind the line break and the margin that was put there.
      let margin = rest.dropFirst().prefix { $0 == UInt8(ascii: " ") }.count
      let own = text[min(textStart, text.endIndex)...].prefix { $0 == UInt8(ascii: " ") }.count
      codeStart = range.lowerBound + rest.startIndex + 1 + margin - own
    }
    pieces = before + added + after
  }
}
