#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Circumstances that must make no difference to what is rendered.
struct RenderingVariation: Sendable, CustomStringConvertible {
  /// The seed of the order in which specs are read.
  var order: UInt64
  /// How many threads share the work.
  var threads: Int
  /// The locale, as the environment names it.
  var locale: String
  /// The time zone, as the environment names it.
  var timeZone: String

  /// The circumstances that are tried; hashes get another seed in every process.
  static let all = [
    RenderingVariation(order: 1, threads: 1, locale: "C", timeZone: "UTC"),
    RenderingVariation(order: 2, threads: 2, locale: "tr_TR.UTF-8", timeZone: "Asia/Kathmandu"),
    RenderingVariation(order: 3, threads: 3, locale: "de_DE.UTF-8", timeZone: "America/St_Johns"),
    RenderingVariation(order: 4, threads: 16, locale: "ar_EG.UTF-8", timeZone: "Pacific/Apia"),
  ]

  var description: String {
    "with the specs in order \(order), threads: \(threads), the locale \(locale) and the time zone \(timeZone)"
  }

  /// Runs the tool under these circumstances.
  ///
  /// - Returns: The hashes that it prints; nil when it cannot be run.
  func render(directory: String) -> String? {
    guard let tool = executablePath() else { return nil }
    let command = """
      env -u SWIFT_DETERMINISTIC_HASHING LC_ALL=\(locale) TZ=\(timeZone) \(quoted(tool)) \
      doctor --rendering-order \(order) --jobs \(threads) --directory \(quoted(directory))
      """
    guard let pipe = popen(command, "r") else { return nil }
    let output = FileDescriptor(number: dup(fileno(pipe))).readAll(upTo: 64 << 20)
    guard pclose(pipe) == 0, let output else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  /// A text as one word of a shell command.
  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
