import SpecSource

/// How much a YAML file may hold, so that no file can exhaust memory, time or the stack.
public struct YAMLLimits: Sendable, Hashable {
  /// The largest size of a file in bytes; checked before anything is read.
  public var maximumBytes: Int

  /// How deep collections may be nested; the outermost one counts as one.
  public var maximumDepth: Int

  /// How many values a file may hold, keys and collections included.
  public var maximumNodes: Int

  /// What specs written by people never reach: 1 MiB, 64 levels, 20,000 values.
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
  /// The error for a file that is too large; nil when it is not.
  func checkSize(of file: SourceFile) -> Diagnostic? {
    // Nodes keep their places in 32 bits.
    let maximum = min(maximumBytes, Int(Int32.max) - 1)
    guard file.bytes.count > maximum else { return nil }
    return .error(
      .exceededLimit,
      "the file has more than \(grouped(maximum)) bytes, which is the most for a spec",
      at: SourceSpan(file: file, start: .start, end: .start),
      hint: "split the spec into several files, or move long Swift code into a file of its own")
  }

  /// The error for a collection that is nested too deep.
  func tooDeep(at span: SourceSpan) -> Diagnostic {
    .error(
      .exceededLimit, "values are nested more than \(grouped(maximumDepth)) levels deep here",
      at: span,
      hint: "give an inner part a name of its own, for example as a type, a procedure or a child")
  }

  /// The error for a file with too many values.
  func tooMany(at span: SourceSpan) -> Diagnostic {
    .error(
      .exceededLimit, "the file holds more than \(grouped(maximumNodes)) values", at: span,
      hint: "split the spec into several files")
  }

  /// A number with commas between its thousands, whatever the machine's locale.
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
