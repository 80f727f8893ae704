import Platform

/// Where commands print, passed in so that tests can read it.
struct Console: Sendable {
  /// Prints a line of what was asked for.
  var output: @Sendable (String) -> Void
  /// Prints a line of what is wrong.
  var error: @Sendable (String) -> Void
  /// Prints bytes of what was asked for as they are.
  var write: @Sendable ([UInt8]) -> Void = { _ in }
  /// Whether what goes to `output` is coloured.
  var colorsOutput = false
  /// Whether what goes to `error` is coloured.
  var colorsErrors = false
  /// Whether the status is left out.
  var isQuiet = false

  /// The process's standard output and standard error.
  static let standard = Console(
    // A line is written at once, so that both streams keep their order.
    output: { line in writeAll(Array((line + "\n").utf8), to: .output) },
    error: { line in writeAll(Array((line + "\n").utf8), to: .error) },
    write: { bytes in writeAll(bytes, to: .output) })

  /// The process's standard output and standard error, coloured as it is asked for.
  static func standard(_ color: ColorChoice) -> Console {
    var console = standard
    console.colorsOutput = color.applies(to: .output)
    console.colorsErrors = color.applies(to: .error)
    return console
  }

  /// Prints what was done, which nobody has asked for and `--quiet` leaves out.
  func status(_ line: String) {
    if !isQuiet { output(printable(line)) }
  }

  /// Prints a problem whose line contains text of others, such as names of files.
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

/// Why something that was to be printed was not; nil while nothing is lost.
private let lostOutput = Locked<SystemError?>(nil)

extension Console {
  /// Whether all that was to be printed by now on the standard streams was; why not, if it was not, is said on standard error.
  static func hasPrintedAll() -> Bool {
    guard let error = lostOutput.withLock({ $0 }) else { return true }
    standard.error("featuregen: error: cannot print all that there is to say: \(error.reason)")
    return false
  }
}
