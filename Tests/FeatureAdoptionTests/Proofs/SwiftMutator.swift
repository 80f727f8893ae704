import RandomNumbers
import SpecSource
import SpecSwift

/// Mutates Swift: parts are omitted, doubled or exchanged, or receive comments.
struct SwiftMutator {
  private let texts: [[UInt8]]
  private var random: SeededRandom

  /// Makes a mutator of Swift texts, whose choices depend on a seed.
  init(_ texts: [[UInt8]], seed: UInt64) {
    (self.texts, random) = (texts, SeededRandom(seed: seed))
  }

  /// Returns one of the texts with one or two changes.
  mutating func next() -> [UInt8] {
    var text = random.pick(texts)
    for _ in 0...random.below(2) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    switch random.below(8) {
    case 0, 1: comment(&text)
    case 2, 3, 4: change(&text, among: lines(of: text))
    case 5: change(&text, among: declarations(of: text))
    default: change(&text, among: swiftPieces(of: text).map(\.range))
    }
  }

  /// Omits, doubles or exchanges parts.
  private mutating func change(_ text: inout [UInt8], among parts: [Range<Int>]) {
    guard parts.count > 1 else { return }
    let index = random.below(parts.count - 1)
    let (first, second) = (parts[index], parts[index + 1])
    switch random.below(4) {
    case 0: text.removeSubrange(first)
    case 1, 2:
      text.insert(
        contentsOf: Array(text[first]) + [random.once(in: 2) ? 0x0A : 0x20], at: first.lowerBound)
    default:
      guard first.upperBound <= second.lowerBound else { return }
      text.replaceSubrange(
        first.lowerBound..<second.upperBound,
        with: text[second] + text[first.upperBound..<second.lowerBound] + text[first])
    }
  }

  /// Puts a comment before or after a piece.
  private mutating func comment(_ text: inout [UInt8]) {
    let pieces = swiftPieces(of: text)
    guard !pieces.isEmpty else { return }
    let place = random.pick(pieces).range
    let number = random.below(1_000_000)
    let comment = random.pick([
      "/* note \(number) */ ", "// note \(number)\n", "/// Note \(number).\n",
      "/** note\n\(number) */\n",
    ])
    text.insert(contentsOf: Array(comment.utf8), at: place.lowerBound)
  }

  private func lines(of text: [UInt8]) -> [Range<Int>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: true).map { $0.startIndex..<$0.endIndex }
  }

  /// Returns the declarations of a file and their members.
  private func declarations(of text: [UInt8]) -> [Range<Int>] {
    func ranges(_ declarations: [Declaration]) -> [Range<Int>] {
      declarations.flatMap { [$0.source.range] + ranges($0.type?.members ?? []) }
    }
    let file = readSwift(SourceFile(path: "Mutated.swift", bytes: text))
    let all = ranges(file?.declarations ?? [])
    return Array(Set(all)).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
  }
}
