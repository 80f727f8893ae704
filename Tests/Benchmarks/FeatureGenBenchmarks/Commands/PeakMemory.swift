import ArgumentParser

/// Runs a program and prints how many megabytes it held at most.
///
/// Linux counts what the process held that started another as held by the other, too. Between a process that has measured
/// much and what it measures, there has to be a small one.
struct PeakMemory: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peak-memory", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var command: [String] = []

  func run() throws {
    guard let path = command.first else { throw ValidationError("Name a program.") }
    print(try ToolProcess(path, Array(command.dropFirst())).run().peakMemory)
  }
}
