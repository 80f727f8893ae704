import SpecSource

/// What could be read of a YAML file.
public struct YAMLReading: Sendable {
  /// What the file holds outside of its gaps; nil when that is not sure.
  public var root: YAMLNode?

  /// The lines that were left out, in the order of the file.
  public var gaps: [YAMLGap] = []

  /// What is wrong, each mistake once.
  public var diagnostics: [Diagnostic]
}

/// Reads a YAML file, also around its mistakes: the entry in which one stands is left out, and the rest is read again.
///
/// libyaml stops at the first mistake. Here the file is read once more for every few of them, at most a fixed number of
/// times, so that time still grows with the file's size alone. What only follows from a mistake that was told, because
/// libyaml stops no further down when that is left out, is left out too and not told.
///
/// - Parameters:
///   - rootKeys: The keys that the root may hold, if they are known: a line that begins with one of them in the first
///     column surely ends what stands above it.
///   - texts: The texts of other files, too, so that equal ones are kept once.
public func readYAML(
  _ file: SourceFile, limits: YAMLLimits = .standard, rootKeys: Set<String>? = nil,
  texts: SharedTexts? = nil
) -> YAMLReading {
  if let problem = limits.checkSize(of: file) { return YAMLReading(diagnostics: [problem]) }
  switch checkText(of: file) {
  case .unusable(let problem):
    return YAMLReading(diagnostics: [problem])
  case .usable(let shape):
    var reader = PartialReader(
      file: file, shape: shape, limits: limits, rootKeys: rootKeys, texts: texts)
    return reader.read()
  }
}

/// Reads a file again and again, each time without the lines in which mistakes were found.
private struct PartialReader {
  let shape: TextShape
  let limits: YAMLLimits
  let rootKeys: Set<String>?
  let texts: SharedTexts?

  /// The file, in which comments stand for what was left out.
  private var file: SourceFile
  private var reading = YAMLReading(diagnostics: [])

  /// Where libyaml stopped; that it stops there again is nothing new.
  private var stops: [Int] = []

  /// How often a file is read.
  private static let maximumReadings = 12

  init(
    file: SourceFile, shape: TextShape, limits: YAMLLimits, rootKeys: Set<String>?,
    texts: SharedTexts?
  ) {
    self.file = file
    self.rootKeys = rootKeys
    self.texts = texts
    self.shape = shape
    self.limits = limits
  }

  mutating func read() -> YAMLReading {
    let firstKey = SourceLookup(file: file).firstLine
    for _ in 0..<PartialReader.maximumReadings {
      var builder = NodeBuilder(
        file: file, shape: shape, limits: limits, texts: texts, known: reading.diagnostics,
        stops: stops)
      builder.read()
      reading.diagnostics = builder.diagnostics
      let isWhole = firstKey.map { key in !reading.gaps.contains { $0.range.contains(key) } }
      reading.root = isWhole ?? reading.gaps.isEmpty ? builder.result.value : nil
      guard !builder.mistakes.isEmpty, !builder.isStopped, leaveOut(builder.mistakes) else { break }
      if let stop = builder.failedAt { stops.append(stop) }
    }
    reading.gaps.sort { $0.range.lowerBound < $1.range.lowerBound }
    return reading
  }

  /// Leaves out the entries around some mistakes.
  ///
  /// - Returns: Whether there was anything left to be left out.
  private mutating func leaveOut(_ mistakes: [NodeBuilder.Mistake]) -> Bool {
    let source = SourceLookup(file: file)
    var bytes = file.bytes
    for mistake in mistakes {
      var gap = YAMLGap(
        around: mistake.offset, mistake.isStray ? .unlessAtItsEdge : .entry, in: source, rootKeys)
      if gap.range.allSatisfy({ bytes[$0] == Byte.hash || bytes[$0].isLineBreak }) {
        gap = YAMLGap(around: mistake.offset, .section, in: source, rootKeys)
      }
      reading.gaps.append(gap)
      for index in gap.range where !bytes[index].isLineBreak { bytes[index] = Byte.hash }
    }
    guard bytes != file.bytes else { return false }
    file = SourceFile(file, leavingOut: bytes)
    return true
  }
}
