import LibC

/// A program that runs beside this process, and that talks over its standard input and output.
///
/// Neither side waits for the other: what the program does not take yet is kept, and what it has printed is taken when there is
/// something. What it says on standard error goes nowhere.
public final class ConnectedProcess: Sendable {
  private struct State {
    /// The program; nil once it was ended.
    var process: StartedProcess?
    /// Where its input is written to; negative once that is closed.
    var input: Int32
    /// What was not taken yet.
    var kept: [UInt8] = []
  }

  /// Where its output is read; it can be waited for.
  public let descriptor: Int32
  private let state: Locked<State>

  /// The most bytes that are kept for a program; one that takes none of so many is out of order.
  private static let limit = 64 << 20

  /// Starts a program in a group of its own; nil when there is none of the name where the shell would look.
  ///
  /// - Throws: `SystemError` when it cannot be started.
  public init?(_ name: String, _ arguments: [String]) throws(SystemError) {
    ignoreSignalOfBrokenPipes()
    guard let input = makePipe(), let output = makePipe() else { throw SystemError() }
    // The program's ends are closed here once it has them.
    let reading = FileDescriptor(number: input.reading)
    let writing = FileDescriptor(number: output.writing)
    // The program waits while its pipe is full; this process never does.
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

  /// Sends bytes, as far as they are taken at once; the rest is kept and sent with what follows.
  ///
  /// - Returns: Whether something is left.
  /// - Throws: `SystemError` when the program takes no more.
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

  /// Takes what the program has printed.
  ///
  /// - Returns: The bytes, none when there are none yet; nil at the end.
  public func receive() -> [UInt8]? {
    do throws(SystemError) {
      let bytes = try readAvailable(from: descriptor, atMost: 256 << 10)
      return bytes.isEmpty ? nil : bytes
    } catch {
      return error.number == EAGAIN ? [] : nil
    }
  }

  /// Ends the program, with all that it has started.
  public func end() {
    state.withLock { state in
      if state.input >= 0 { _ = close(state.input) }
      state.input = -1
      guard var process = state.process else { return }
      state.process = nil
      process.grace = .milliseconds(500)
      // A program that reads the end of its input ends by itself.
      _ = try? process.wait(atMost: .milliseconds(200))
    }
  }
}
