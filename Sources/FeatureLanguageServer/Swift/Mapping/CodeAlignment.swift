import FeatureSpec
import SpecSource

/// Finds the scalars of a spec in the code that was generated from it.
struct CodeAlignment {
  private let scalars: [SwiftScalar]
  private let entries: [SpecEntry]
  private var tokens: [Int: CodeTokens] = [:]

  /// The most comparisons that are made for one part of the code.
  private static let limit = 200_000

  init(_ scalars: [SwiftScalar], in entries: [SpecEntry]) {
    self.scalars = scalars
    self.entries = entries
  }

  /// The runs in a generated file.
  mutating func runs(in code: GeneratedCode) -> [CodeRun] {
    var runs: [CodeRun] = []
    var exactRuns: [CodeRun] = []
    for (index, stretch) in code.stretches.enumerated() {
      let inner = CodeTokens(of: code.bytes, in: stretch.range)
      if let scalar = scalars.firstIndex(where: {
        !$0.isKey && $0.range.contains(stretch.specOffset)
      }) {
        let start = scalars[scalar].textOffset(of: stretch.specOffset)
        if stretch.isExact {
          exactRuns += exact(scalar, from: start, inner)
        } else {
          runs += similar(scalar, from: start, inner)
        }
      } else {
        // What is inside of it comes from elsewhere in the spec.
        let next = index + 1 < code.stretches.count ? code.stretches[index + 1].range : nil
        let end = min(stretch.range.upperBound, next?.lowerBound ?? .max)
        let head = CodeTokens(of: code.bytes, in: stretch.range.lowerBound..<end)
        runs += declared(at: stretch.specOffset, head)
      }
    }
    // Of runs in the same code, what is certain goes first, and then what is longer.
    var kept: [CodeRun] = []
    for run in exactRuns + runs.sorted(by: { $0.text.count > $1.text.count })
    where !kept.contains(where: { $0.code.overlaps(run.code) }) {
      kept.append(run)
    }
    return kept.sorted { $0.code.lowerBound < $1.code.lowerBound }
  }

  /// The tokens of a scalar, from a byte of its text on.
  private mutating func text(_ scalar: Int) -> CodeTokens {
    if let known = tokens[scalar] { return known }
    let bytes = scalars[scalar].bytes
    let made = CodeTokens(of: bytes, in: 0..<bytes.count)
    tokens[scalar] = made
    return made
  }

  /// Swift that stands in the scalar as it is.
  private mutating func exact(_ scalar: Int, from start: Int, _ code: CodeTokens) -> [CodeRun] {
    let text = text(scalar)
    guard let first = text.ranges.firstIndex(where: { $0.lowerBound >= start }) else { return [] }
    var count = 0
    while first + count < text.count, count < code.count, text[first + count] == code[count] {
      count += 1
    }
    guard count > 0 else { return [] }
    return [CodeRun(scalar: scalar, text, first..<first + count, code, from: 0)]
  }

  /// Code that was made of the scalar.
  private mutating func similar(_ scalar: Int, from start: Int, _ code: CodeTokens) -> [CodeRun] {
    let text = text(scalar)
    guard let first = text.ranges.firstIndex(where: { $0.lowerBound >= start }),
      (text.count - first) * code.count <= CodeAlignment.limit
    else { return [] }
    return commonRuns(scalar, text, first..<text.count, code, 0..<code.count)
  }

  /// Code that declares what a key names: its name and the values behind the key.
  private mutating func declared(at offset: Int, _ code: CodeTokens) -> [CodeRun] {
    var runs: [CodeRun] = []
    if let key = scalars.firstIndex(where: { $0.isKey && $0.range.lowerBound == offset }) {
      let name = text(key)
      if name.count == 1, let place = (0..<code.count).first(where: { code[$0] == name[0] }) {
        runs.append(CodeRun(scalar: key, name, 0..<1, code, from: place))
      }
    }
    guard let range = entries.range(ofKeyAt: offset) else { return runs }
    let values = scalars.indices.filter {
      !scalars[$0].isKey && range.contains(scalars[$0].range.lowerBound)
    }
    for value in values.prefix(8) { runs += similar(value, from: 0, code) }
    return runs
  }

  /// The longest run of equal tokens, and those in front of it and behind it.
  private func commonRuns(
    _ scalar: Int, _ text: CodeTokens, _ textRange: Range<Int>, _ code: CodeTokens,
    _ codeRange: Range<Int>
  ) -> [CodeRun] {
    guard let best = longestRun(text, textRange, code, codeRange) else { return [] }
    let range = best.text..<best.text + best.count
    let isWhole = range == textRange
    let run = CodeRun(scalar: scalar, text, range, code, from: best.code)
    let kept = isWhole || text.hasName(in: range) ? [run] : []
    guard !isWhole else { return kept }
    return commonRuns(
      scalar, text, textRange.lowerBound..<range.lowerBound, code,
      codeRange.lowerBound..<best.code)
      + kept
      + commonRuns(
        scalar, text, range.upperBound..<textRange.upperBound, code,
        best.code + best.count..<codeRange.upperBound)
  }

  private func longestRun(
    _ text: CodeTokens, _ textRange: Range<Int>, _ code: CodeTokens, _ codeRange: Range<Int>
  ) -> (text: Int, code: Int, count: Int)? {
    var best: (text: Int, code: Int, count: Int)?
    var lengths = [Int](repeating: 0, count: codeRange.count + 1)
    for index in textRange {
      // From the back, so that the lengths of the token before are still there.
      for place in codeRange.reversed() {
        let slot = place - codeRange.lowerBound
        guard text[index] == code[place] else {
          lengths[slot + 1] = 0
          continue
        }
        let count = lengths[slot] + 1
        lengths[slot + 1] = count
        if count > best?.count ?? 0 { best = (index - count + 1, place - count + 1, count) }
      }
    }
    return best
  }
}

extension SwiftScalar {
  /// Whether a place of the spec is in it.
  func holds(_ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }
}

extension [SpecEntry] {
  /// All of the entry whose key begins at a place.
  fileprivate func range(ofKeyAt offset: Int) -> Range<Int>? {
    for entry in self where entry.range.lowerBound <= offset && offset < entry.range.upperBound {
      if entry.name != nil, entry.nameRange.lowerBound == offset { return entry.range }
      return entry.children.range(ofKeyAt: offset)
    }
    return nil
  }

  /// The keys that the author of the spec chose.
  var names: [Range<Int>] {
    flatMap { ($0.isNamed && $0.name != nil ? [$0.nameRange] : []) + $0.children.names }
  }
}
