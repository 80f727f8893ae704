import SpecSource
import TestSupport

/// A spec in which two entries of its sections are broken: each begins with a bracket that is never closed.
struct BrokenEntries: Sendable {
  let spec: CorruptedSpec
  let file: SourceFile
  /// The lines of the broken entries, counted from one.
  let lines: Set<Int>

  /// Breaks two random entries; nil for a spec with fewer than two.
  init?(of spec: CorruptedSpec, using generator: inout SeededRandom) {
    var text = String(decoding: spec.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let entries = text.indices.filter { index in
      let line = text[index]
      return line.hasPrefix("  ") && line.dropFirst(2).first?.isLetter == true
        && line.contains(": ")
        || line.hasPrefix("  ") && line.dropFirst(2).first?.isLetter == true && line.hasSuffix(":")
    }.filter { text[..<$0].last { $0.first?.isLetter == true }?.hasSuffix(":") == true }
    guard entries.count > 1 else { return nil }
    let broken = entries.shuffled(using: &generator).prefix(2)
    for index in broken {
      text[index] = text[index].prefix { $0 != ":" } + ": {broken"
    }
    self.spec = spec
    lines = Set(broken.map { $0 + 1 })
    file = SourceFile(path: spec.path, text: text.joined(separator: "\n"))
  }
}
