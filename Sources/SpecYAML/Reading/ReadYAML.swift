import SpecSource

/// What could be read of a YAML file.
public struct YAMLReading: Sendable {
  /// What the file holds, in which nodes stand for parts that could not be read; nil when nothing of it is sure.
  public let root: YAMLNode?

  /// Whether nothing is missing from the root, and it says what the file says once the problems are fixed.
  public let isWhole: Bool

  /// Where entries were set aside, as UTF-8 offsets.
  public let gaps: [Range<Int>]

  /// What is wrong, each mistake once.
  public let diagnostics: [Diagnostic]
}

/// Reads a YAML file, also around its mistakes: the smallest entry with a mistake is set aside, and the rest is read.
///
/// libyaml stops at the first mistake. Here the file is read once more for every few of them, at most a fixed number of
/// times, so that time still grows with the file's size alone. What only follows from a mistake that was told, because
/// libyaml stops no further down when that is set aside, is set aside too and not told.
///
/// - Parameters:
///   - rootKeys: The keys that the root may hold, if they are known: a line that fits nowhere may be meant for the root.
///   - texts: The texts of other files, too, so that equal ones are kept once.
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
  /// A file of which nothing can be read.
  fileprivate static func nothing(_ problem: Diagnostic) -> YAMLReading {
    YAMLReading(root: nil, isWhole: false, gaps: [], diagnostics: [problem])
  }
}

/// Reads a file again and again, each time without the entries in which mistakes were found.
private struct PartialReader {
  let whole: SourceFile
  let shape: TextShape
  let limits: YAMLLimits
  let rootKeys: Set<String>
  let texts: SharedTexts?

  /// How often a file is read.
  private static let maximumReadings = 30

  mutating func read() -> YAMLReading {
    var file = whole
    var gaps: [YAMLGap] = []
    var diagnostics: [Diagnostic] = []
    // Where libyaml stopped; that it stops there again is nothing new.
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

  /// The gaps that lie in no other one, in the order of the file.
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

/// The note on a file with so many errors that they have one cause.
func tooManyErrors(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(.note, "the rest of the file was not read after so many errors", at: span)
}

extension SourceFile {
  /// The file with a comment in the place of each gap; nil when nothing else stands there already.
  fileprivate func leavingOut(_ gaps: [YAMLGap]) -> SourceFile? {
    var left = bytes
    for gap in gaps {
      for index in gap.range where !left[index].isLineBreak { left[index] = Byte.hash }
    }
    return left == bytes ? nil : SourceFile(self, leavingOut: left)
  }
}
