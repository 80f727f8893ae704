import Platform
import SpecSource

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
    guard count < 0 else {
      bytes = bytes.dropFirst(count)
      continue
    }
    let error = SystemError()
    switch error.number {
    case EINTR: break
    // Another process may have set the shared pipe or terminal not to wait.
    case EAGAIN: waitUntilWritable(descriptor)
    default:
      lostOutput.withLock { $0 = $0 ?? error }
      return
    }
  }
}

/// Why something that was to be printed was not; nil while nothing is lost.
private let lostOutput = Guarded<SystemError?>(nil)

extension Console {
  /// Whether all that was to be printed by now on the standard streams was; why not, if it was not, is said on standard error.
  static func hasPrintedAll() -> Bool {
    guard let error = lostOutput.withLock({ $0 }) else { return true }
    standard.error("featuregen: error: cannot print all that there is to say: \(error.reason)")
    return false
  }
}
