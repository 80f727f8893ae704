import LibC

/// One of the three streams that every process has.
public enum StandardStream: Int32, CaseIterable, Sendable {
  case input
  case output
  case error

  /// The number of the stream's descriptor.
  public var number: Int32 { rawValue }

  /// Whether the stream is a terminal.
  public var isTerminal: Bool {
    isatty(number) == 1
  }

  /// Writes all bytes at once, so that the streams keep their order.
  ///
  /// - Throws: `SystemError`.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: number)
  }
}
