import SpecSource

/// The result of reading a YAML file.
public struct YAMLReading: Sendable {
  /// The contents of the file, with nodes for parts that could not be read; nil if nothing in the file is certain.
  public let root: YAMLNode?

  /// Whether the root is complete, and equals the contents of the file after its problems are fixed.
  public let isWhole: Bool

  /// The ranges of the entries that were set aside, as UTF-8 offsets.
  public let gaps: [Range<Int>]

  /// The problems, one for each mistake.
  public let diagnostics: [Diagnostic]
}

/// Reads a YAML file despite its mistakes: the smallest entry with a mistake is set aside, and the rest is read.
///
/// libyaml stops at the first mistake. The file is therefore read again for every few mistakes, at most a fixed
/// number of times, so that the time still depends only on the file's size. A mistake may be only a consequence of a
/// reported one: libyaml then does not stop further down after the reported one is set aside. Such a mistake is set
/// aside without a report.
///
/// - Parameters:
///   - rootKeys: The keys that the root may hold, if they are known. A line without a place may be meant for the
///     root.
///   - texts: The shared texts, which include those of other files, so that equal texts are kept once.
public func readYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard, rootKeys: Set<String> = [],
  texts: SharedTexts? = nil
) -> YAMLReading {
  if let problem = limits.checkSize(of: file) { return .nothing(problem) }
  switch checkText(of: file) {
  case .unusable(let problem):
    return .nothing(problem)
  case .usable(let shape):
    var reader = PartialReader(
      whole: file, shape: shape, limits: limits, rootKeys: rootKeys, texts: texts)
    return reader.read()
  }
}

extension YAMLReading {
  /// Makes the result for a file of which nothing can be read.
  fileprivate static func nothing(_ problem: Diagnostic) -> YAMLReading {
    YAMLReading(root: nil, isWhole: false, gaps: [], diagnostics: [problem])
  }
}

/// Reads a file repeatedly, each time without the entries in which mistakes were found.
private struct PartialReader {
  let whole: SourceFile
  let shape: TextShape
  let limits: YAMLLimits
  let rootKeys: Set<String>
  let texts: SharedTexts?

  /// The maximum number of readings of a file.
  private static let maximumReadings = 30

  mutating func read() -> YAMLReading {
    var file = whole
    var gaps: [YAMLGap] = []
    var diagnostics: [Diagnostic] = []
    // The positions at which libyaml stopped. Another stop at the same position is no new mistake.
    var stops: [Int] = []
    for _ in 0..<PartialReader.maximumReadings {
      var builder = NodeBuilder(
        file: file, shape: shape, limits: limits, texts: texts,
        missing: MissingEntries(gaps, of: whole, rootKeys: rootKeys), known: diagnostics,
        stops: stops)
      builder.read()
      diagnostics = builder.diagnostics
      guard !builder.mistakes.isEmpty, !builder.isStopped else {
        return YAMLReading(
          root: builder.root, isWhole: builder.isUsable && gaps.isEmpty, gaps: gaps.map(\.range),
          diagnostics: diagnostics)
      }
      let found = builder.mistakes.map { YAMLGap(around: $0, in: SourceLookup(file: file)) }
      guard let rest = file.leavingOut(found) else { break }
      file = rest
      gaps = outermost(gaps + found)
      if let stop = builder.failedAt { stops.append(stop) }
    }
    diagnostics.append(tooManyErrors(at: diagnostics.last?.span))
    return YAMLReading(root: nil, isWhole: false, gaps: gaps.map(\.range), diagnostics: diagnostics)
  }

  /// Returns the gaps that are inside of no other gap, in the order of the file.
  private func outermost(_ gaps: [YAMLGap]) -> [YAMLGap] {
    var end = 0
    return gaps.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }.filter { gap in
      defer { end = max(end, gap.range.upperBound) }
      return gap.range.upperBound > end
    }
  }
}

/// Makes the note about a file with so many errors that they have a single cause.
func tooManyErrors(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(.note, "the rest of the file was not read after so many errors", at: span)
}

extension SourceFile {
  /// Returns the file with a comment in place of each gap; nil if the gaps contain only comments already.
  fileprivate func leavingOut(_ gaps: [YAMLGap]) -> SourceFile? {
    var left = bytes
    for gap in gaps {
      for index in gap.range where !left[index].isLineBreak { left[index] = Byte.hash }
    }
    return left == bytes ? nil : SourceFile(self, leavingOut: left)
  }
}
