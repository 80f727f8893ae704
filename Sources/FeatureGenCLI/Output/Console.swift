#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where commands print, passed in so that tests can read it.
public struct Console: Sendable {
  /// Prints a line of what was asked for.
  public var output: @Sendable (String) -> Void
  /// Prints a line of what is wrong.
  public var error: @Sendable (String) -> Void
  /// Prints bytes of what was asked for as they are.
  var write: @Sendable ([UInt8]) -> Void
  /// Whether what goes to `output` is coloured.
  var colorsOutput = false
  /// Whether what goes to `error` is coloured.
  var colorsErrors = false
  /// Whether news are left out.
  var isQuiet = false

  /// Makes a console of its operations.
  public init(
    output: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void,
    write: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) {
    self.output = output
    self.error = error
    self.write = write
  }

  /// The process's standard output and standard error.
  static let standard = Console(
    output: { line in writeLine(line, to: STDOUT_FILENO) },
    error: { line in writeLine(line, to: STDERR_FILENO) },
    write: { bytes in writeBytes(bytes[...], to: STDOUT_FILENO) }
  )

  /// The process's standard output and standard error, coloured as it is asked for.
  static func standard(_ color: ColorChoice) -> Console {
    var console = standard
    console.colorsOutput = color.appliesTo(STDOUT_FILENO)
    console.colorsErrors = color.appliesTo(STDERR_FILENO)
    return console
  }

  /// Prints what was done, which nobody has asked for and `--quiet` leaves out.
  func news(_ line: String) {
    if !isQuiet { output(line) }
  }
}

/// Writes a line at once, so that both streams keep their order.
private func writeLine(_ line: String, to descriptor: Int32) {
  writeBytes(ArraySlice((line + "\n").utf8), to: descriptor)
}

private func writeBytes(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
  Progress.shared.erase()
  var bytes = bytes
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    // Nobody reads any more, or the disk is full: there is nowhere to say so.
    if count < 0, errno != EINTR { return }
    bytes = bytes.dropFirst(max(0, count))
  }
}
