import Platform

/// The output streams of commands, passed in so that tests can read them.
struct Console: Sendable {
  /// Prints a line of requested output.
  var output: @Sendable (String) -> Void
  /// Prints a line about a problem.
  var error: @Sendable (String) -> Void
  /// Prints bytes of requested output unchanged.
  var write: @Sendable ([UInt8]) -> Void = { _ in }
  /// Whether `output` is colored.
  var colorsOutput = false
  /// Whether `error` is colored.
  var colorsErrors = false
  /// Whether status lines are left out.
  var isQuiet = false

  /// The process's standard output and standard error.
  static let standard = Console(
    // Each line is written at once, so that the lines of both streams keep their order.
    output: { line in writeAll(Array((line + "\n").utf8), to: .output) },
    error: { line in writeAll(Array((line + "\n").utf8), to: .error) },
    write: { bytes in writeAll(bytes, to: .output) })

  /// Returns the console of the process's standard streams, colored according to a choice.
  static func standard(_ color: ColorChoice) -> Console {
    var console = standard
    console.colorsOutput = color.applies(to: .output)
    console.colorsErrors = color.applies(to: .error)
    return console
  }

  /// Prints a status line, which nobody has requested and `--quiet` leaves out.
  func status(_ line: String) {
    if !isQuiet { output(printable(line)) }
  }

  /// Prints a problem whose line contains foreign text, such as names of files.
  func problem(_ line: String) {
    error(printableOnOneLine(line))
  }
}

private func writeAll(_ bytes: [UInt8], to stream: StandardStream) {
  Progress.shared.erase()
  do throws(SystemError) {
    try stream.write(bytes)
  } catch {
    lostOutput.withLock { $0 = $0 ?? error }
  }
}

/// The error of output that could not be printed; nil while nothing is lost.
private let lostOutput = Locked<SystemError?>(nil)

extension Console {
  /// Whether all output so far was printed on the standard streams; the reason for a loss is printed on standard
  /// error.
  static func hasPrintedAll() -> Bool {
    guard let error = lostOutput.withLock({ $0 }) else { return true }
    standard.error("featuregen: error: cannot print all output: \(error.reason)")
    return false
  }
}
