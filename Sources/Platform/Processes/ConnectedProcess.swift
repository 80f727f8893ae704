import LibC

/// A program that runs in parallel to this process, and that communicates over its standard input and output.
///
/// Neither side waits for the other: bytes that the program does not accept yet are kept, and its output is read when
/// it is available. Its standard error is discarded.
public final class ConnectedProcess: Sendable {
  private struct State {
    /// The program; nil after it was ended.
    var process: StartedProcess?
    /// The descriptor of the program's input; negative after it was closed.
    var input: Int32
    /// The bytes that were not accepted yet.
    var kept: [UInt8] = []
  }

  /// The descriptor of the program's output; callers can wait for it.
  public let descriptor: Int32
  private let state: Locked<State>

  /// The maximum number of bytes that are kept for a program; a program that lets more accumulate is out of order.
  private static let limit = 64 << 20

  /// Starts a program in a process group of its own; nil when no program has the name on the path.
  ///
  /// - Throws: `SystemError` when the program cannot be started.
  public init?(_ name: String, _ arguments: [String]) throws(SystemError) {
    ignoreSignalOfBrokenPipes()
    guard let input = makePipe(), let output = makePipe() else { throw SystemError() }
    // The program's ends of the pipes are closed here after the program has received them.
    let reading = FileDescriptor(number: input.reading)
    let writing = FileDescriptor(number: output.writing)
    // The program waits while its pipe is full; this process never waits.
    _ = fcntl(output.writing, F_SETFL, 0)
    _ = fcntl(output.reading, F_SETFL, O_NONBLOCK)
    descriptor = output.reading
    let process: StartedProcess?
    do throws(SystemError) {
      let silence = try FileDescriptor(appendingTo: "/dev/null")
      process = try StartedProcess(
        name, arguments, streams: [reading.number, writing.number, silence.number],
        hasOwnGroup: true)
    } catch {
      state = Locked(State(process: nil, input: input.writing))
      throw error
    }
    state = Locked(State(process: process, input: input.writing))
    guard process != nil else { return nil }
  }

  deinit {
    end()
    _ = close(descriptor)
  }

  /// Sends as many bytes as are accepted at once; the rest is kept and sent with the next bytes.
  ///
  /// - Returns: Whether bytes are left.
  /// - Throws: `SystemError` when the program accepts no more bytes.
  public func send(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    try state.withLock { state throws(SystemError) in
      guard state.input >= 0 else { throw SystemError(EPIPE) }
      state.kept += bytes
      guard state.kept.count <= ConnectedProcess.limit else { throw .tooLarge }
      var count = 0
      defer { state.kept.removeFirst(count) }
      while count < state.kept.count {
        do throws(SystemError) {
          count += try uninterrupted {
            state.kept[count...].withUnsafeBytes { write(state.input, $0.baseAddress, $0.count) }
          }
        } catch {
          guard error.number == EAGAIN else { throw error }
          return true
        }
      }
      return false
    }
  }

  /// Receives the output of the program.
  ///
  /// - Returns: The bytes, empty when none have arrived yet; nil at the end.
  public func receive() -> [UInt8]? {
    do throws(SystemError) {
      let bytes = try readAvailable(from: descriptor, atMost: 256 << 10)
      return bytes.isEmpty ? nil : bytes
    } catch {
      return error.number == EAGAIN ? [] : nil
    }
  }

  /// Ends the program, with all programs that it has started.
  public func end() {
    state.withLock { state in
      if state.input >= 0 { _ = close(state.input) }
      state.input = -1
      guard var process = state.process else { return }
      state.process = nil
      process.grace = .milliseconds(500)
      // A program that reads the end of its input exits by itself.
      _ = try? process.wait(atMost: .milliseconds(200))
    }
  }
}
