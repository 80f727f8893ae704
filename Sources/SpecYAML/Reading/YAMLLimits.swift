import SpecSource

/// The limits for the contents of a YAML file, so that no file can exhaust memory, time or the stack.
public struct YAMLLimits: Sendable, Hashable {
  /// The maximum size of a file in bytes, which is checked before the file is read.
  public var maximumBytes: Int

  /// The maximum nesting depth of collections. The outermost collection counts as one.
  public var maximumDepth: Int

  /// The maximum number of values in a file, including keys and collections.
  public var maximumNodes: Int

  /// The standard limits, which specs written by people never reach: 1 MiB, 64 levels, 20,000 values.
  public static let standard = YAMLLimits()

  /// Makes limits.
  public init(
    maximumBytes: Int = 1 << 20, maximumDepth: Int = 64, maximumNodes: Int = 20_000
  ) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
  }
}

extension YAMLLimits {
  /// Returns the error for a file that is too large; nil for any other file.
  func checkSize(of file: SourceFile) -> Diagnostic? {
    // Nodes store their positions in 32 bits.
    let maximum = min(maximumBytes, Int(Int32.max) - 1)
    guard file.bytes.count > maximum else { return nil }
    return .error(
      .exceededLimit,
      "the file has more than \(grouped(maximum)) bytes, the limit for a spec",
      at: SourceSpan(file: file, start: .start, end: .start),
      hint: "split the spec into several files, or move long Swift code into a separate file")
  }

  /// Makes the error for a collection that is nested too deeply.
  func tooDeep(at span: SourceSpan) -> Diagnostic {
    .error(
      .exceededLimit, "values are nested more than \(grouped(maximumDepth)) levels deep here",
      at: span,
      hint: "give an inner part its own name, for example as a type, a procedure or a child")
  }

  /// Makes the error for a file with too many values.
  func tooMany(at span: SourceSpan) -> Diagnostic {
    .error(
      .exceededLimit, "the file contains more than \(grouped(maximumNodes)) values", at: span,
      hint: "split the spec into several files")
  }

  /// Returns a number with commas between its thousands, regardless of the machine's locale.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
