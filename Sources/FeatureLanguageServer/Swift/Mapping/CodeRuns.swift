import SpecSource

/// The scalars of a spec, to find those that parts of its code are copies of.
struct CodeRuns {
  private let scalars: [SwiftScalar]
  /// The numbers of the scalars in the order of their places.
  private let order: [Int]

  init(of scalars: [SwiftScalar]) {
    self.scalars = scalars
    order = scalars.indices.sorted { scalars[$0].range.lowerBound < scalars[$1].range.lowerBound }
  }

  /// The runs in a generated file, in its order.
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

  /// The number of the scalar that holds a place of the spec.
  private func scalar(at place: Int) -> Int? {
    let index = order.lastSortedIndex { scalars[$0].range.lowerBound <= place }
    return index.map { order[$0] }.flatMap { scalars[$0].range.contains(place) ? $0 : nil }
  }
}

extension CodeRun {
  /// Adds a piece that follows the last one in both texts, where nothing but white space or the same text is between them.
  ///
  /// - Returns: Whether it follows.
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
