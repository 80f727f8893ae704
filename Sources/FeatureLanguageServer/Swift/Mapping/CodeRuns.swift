import SpecSource

/// The scalars of a spec, to find the scalars whose copies the code contains.
struct CodeRuns {
  private let scalars: [SwiftScalar]
  /// The numbers of the scalars in the order of their places.
  private let order: [Int]

  init(of scalars: [SwiftScalar]) {
    self.scalars = scalars
    order = scalars.indices.sorted { scalars[$0].range.lowerBound < scalars[$1].range.lowerBound }
  }

  /// Finds the runs in a generated file, in the order of the file.
  func runs(in code: GeneratedCode) -> [CodeRun] {
    var runs: [CodeRun] = []
    for stretch in code.stretches where stretch.origin.isExact {
      let place = stretch.origin.span.startOffset
      guard let scalar = scalar(at: place) else { continue }
      let start = scalars[scalar].textOffset(of: place)
      let piece = CodeRun.Piece(
        text: start..<start + stretch.range.count, code: stretch.range.lowerBound)
      if runs.last?.scalar == scalar,
        runs[runs.count - 1].add(piece, text: scalars[scalar].bytes, code: code.bytes)
      {
        continue
      }
      runs.append(CodeRun(scalar: scalar, pieces: [piece]))
    }
    return runs
  }

  /// Finds the number of the scalar that contains a place of the spec.
  private func scalar(at place: Int) -> Int? {
    let index = order.lastSortedIndex { scalars[$0].range.lowerBound <= place }
    return index.map { order[$0] }.flatMap { scalars[$0].range.contains(place) ? $0 : nil }
  }
}

extension CodeRun {
  /// Adds a piece that follows the last piece in both texts, if only white space or the same text is between them.
  ///
  /// - Returns: Whether the piece follows.
  fileprivate mutating func add(_ piece: Piece, text: [UInt8], code: [UInt8]) -> Bool {
    let last = pieces[pieces.count - 1]
    guard last.text.upperBound <= piece.text.lowerBound, last.codeRange.upperBound <= piece.code
    else { return false }
    let inText = text[last.text.upperBound..<piece.text.lowerBound]
    let inCode = code[last.codeRange.upperBound..<piece.code]
    if inText == inCode, !inText.contains(where: \.isLineBreak) {
      pieces[pieces.count - 1].text = last.text.lowerBound..<piece.text.upperBound
      return true
    }
    guard inText.allSatisfy(\.isWhiteSpace), inCode.allSatisfy(\.isWhiteSpace) else { return false }
    pieces.append(piece)
    return true
  }
}
