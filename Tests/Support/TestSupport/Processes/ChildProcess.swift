import CSpawn
import Foundation

/// A program that a test has started, and that ends with the test at the latest.
///
/// Foundation's `Process` waits without a limit, and on Linux it waits for every process that has inherited a certain
/// descriptor of its own. A single browser that hangs, or a single process too many, would keep all tests from
/// ending. `ChildProcess` waits for the program alone, and only for a limited time.
public final class ChildProcess: @unchecked Sendable {
  /// The number of the process, which is also the number of its group.
  public let identifier: pid_t
  /// The program's name and arguments, for messages.
  let command: String
  // The lock guards the status.
  private let lock = NSLock()
  private var status: Int32?

  /// Starts a program in a process group of its own.
  ///
  /// - Parameters:
  ///   - program: The program's path, or its name, which is looked up as the shell does.
  ///   - folder: The working directory; nil for the working directory of the current process.
  ///   - environment: The variables that are added to the environment of the current process.
  ///   - streams: The files for input and output, by descriptor; `/dev/null` for a missing standard stream.
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
    // A handle closes its descriptor as soon as nothing references the handle.
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

  /// Whether the process has not ended yet.
  public var isRunning: Bool { endingStatus == nil }

  /// Sends a signal to the process.
  public func signal(_ number: Int32) {
    lock.withLock {
      // After the process was waited for, its number may belong to another process.
      if status == nil { kill(identifier, number) }
    }
  }

  /// Waits until the process has ended.
  ///
  /// - Parameter seconds: The time limit, after which the process and its group are killed.
  /// - Returns: The exit status, or the negative number of the signal that ended the process.
  /// - Throws: `ChildProcessError` if the process exceeds the time limit.
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

  /// The exit status, or the negative number of a signal; nil while the process runs.
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

/// Returns the system's description of an error. `strerror` may use the same memory for all threads.
private func reason(_ number: Int32) -> String {
  NSError(domain: NSPOSIXErrorDomain, code: Int(number)).localizedDescription
}

/// The error of a program that cannot be started, or that does not end.
public struct ChildProcessError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
