import Platform

/// Circumstances that must make no difference to what is rendered.
struct RenderingVariation: Sendable, CustomStringConvertible {
  /// The seed of the order in which specs are read.
  var order: UInt64
  /// How many threads share the work.
  var threads: Int

  /// The circumstances that are tried; hashes get another seed in every process.
  static let all = [
    RenderingVariation(order: 1, threads: 1),
    RenderingVariation(order: 2, threads: 2),
    RenderingVariation(order: 3, threads: 3),
    RenderingVariation(order: 4, threads: 16),
  ]

  var description: String {
    "with the specs in order \(order) and threads: \(threads)"
  }

  /// Runs the tool under these circumstances, which prints hashes; nil when it is not there any more.
  ///
  /// - Throws: `FileSystemError` when it cannot be run.
  func render(directory: String) throws(FileSystemError) -> ProcessResult? {
    guard let tool = executablePath() else { return nil }
    return try runProgram(
      "env",
      [
        "-u", "SWIFT_DETERMINISTIC_HASHING", tool, "doctor", "--rendering-order", "\(order)",
        "--jobs", "\(threads)", "--directory", directory,
      ])
  }
}
