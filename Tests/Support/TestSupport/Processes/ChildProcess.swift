import CSpawn
import Foundation

/// A program that a test has started, which ends with the test at the latest.
///
/// Foundation's `Process` waits without a limit, and on Linux for everybody who has inherited a
/// descriptor of its own: one browser that hangs, or one process too many, and no test ever ends. This
/// waits for the program alone, and only for so long.
public final class ChildProcess: @unchecked Sendable {
  /// The process's number, which is also its group's.
  public let identifier: pid_t
  /// The program's name and arguments, for messages.
  let command: String
  // The lock guards the status.
  private let lock = NSLock()
  private var status: Int32?

  /// Starts a program in a process group of its own.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name where the shell would look.
  ///   - folder: Where it runs; nil for where this process does.
  ///   - environment: Variables beside those of this process.
  ///   - streams: What it reads and prints to, by descriptor; what is not said is `/dev/null`.
  public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], streams: [Int32: FileHandle] = [:]
  ) throws {
    command = ([program] + arguments).joined(separator: " ")
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let descriptors = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map {
      streams[$0]?.fileDescriptor ?? -1
    }
    var number = pid_t()
    // A handle closes its descriptor as soon as nobody needs the handle.
    let problem = withExtendedLifetime(streams) {
      spawn_process(program, words, settings, folder?.path, descriptors, &number)
    }
    guard problem == 0 else {
      throw ChildProcessError("'\(command)' cannot be started: \(reason(problem))")
    }
    identifier = number
  }

  deinit {
    guard isRunning else { return }
    kill(-identifier, SIGKILL)
    _ = waitpid(identifier, nil, 0)
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool { endingStatus == nil }

  /// Sends it a signal.
  public func signal(_ number: Int32) {
    lock.withLock {
      // Once it was waited for, the number may be somebody else's.
      if status == nil { kill(identifier, number) }
    }
  }

  /// Waits until it has ended.
  ///
  /// - Parameter seconds: How long to wait; then it is killed with all of its group.
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  /// - Throws: `ChildProcessError` if it goes on too long.
  @discardableResult
  public func wait(atMost seconds: TimeInterval = 300) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var pause: UInt32 = 500
    while true {
      if let status = endingStatus { return status }
      guard Date() < deadline else { break }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
    kill(-identifier, SIGKILL)
    throw ChildProcessError("'\(command)' did not end within \(seconds) seconds")
  }

  /// How it ended; nil while it runs.
  private var endingStatus: Int32? {
    lock.withLock {
      if status == nil {
        var raw: Int32 = 0
        let result = waitpid(identifier, &raw, WNOHANG)
        if result == identifier {
          status = raw & 0x7F == 0 ? raw >> 8 & 0xFF : -(raw & 0x7F)
        } else if result < 0, errno != EINTR {
          fatalError("'\(command)' cannot be waited for: \(reason(errno))")
        }
      }
      return status
    }
  }
}

/// What the system says of an error; 'strerror' may answer all threads in the same memory.
private func reason(_ number: Int32) -> String {
  NSError(domain: NSPOSIXErrorDomain, code: Int(number)).localizedDescription
}

/// A program that cannot be started, or does not end.
public struct ChildProcessError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
