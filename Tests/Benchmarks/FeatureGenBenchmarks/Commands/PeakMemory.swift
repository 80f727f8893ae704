import ArgumentParser

/// Runs a program, and prints its peak memory in megabytes.
///
/// Linux counts the memory of the process that starts a program as memory of the program, too. A small process must
/// therefore stand between a process that has measured much and the program that it measures.
struct PeakMemory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peak-memory", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var command: [String] = []

  func run() throws {
    guard let path = command.first else { throw ValidationError("Name a program.") }
    print(try ToolProcess(path, Array(command.dropFirst())).run().peakMemory)
  }
}
