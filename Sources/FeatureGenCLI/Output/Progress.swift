import Platform

/// A line on the terminal that shows the progress of work that takes longer than half a second.
///
/// The line is erased before anything else is printed, and appears again later. It is never written to files and
/// pipes.
final class Progress: Sendable {
  /// The single progress line of the process.
  static let shared = Progress()

  /// Whether standard error is a terminal that can show the line.
  static var isWanted: Bool {
    StandardStream.error.isTerminal && environmentValue("TERM") != "dumb"
  }

  private let start = ContinuousClock.now
  private let settings = Locked<(verbosity: Verbosity?, log: WorkLog?)>((nil, nil))
  private let line = Locked((isShown: false, lastUpdate: ContinuousClock.now))

  private init() {}

  /// The verbosity of the command.
  var verbosity: Verbosity? {
    get { settings.withLock { $0.verbosity } }
    set {
      let log = newValue == .verbose ? WorkLog(Console.standard.error) : nil
      settings.withLock { $0 = (newValue, log) }
    }
  }

  /// The log that `--verbose` prints.
  var log: WorkLog? {
    settings.withLock { $0.log }
  }

  /// The listener of long work; nil when progress is not printed.
  var listener: Workers.Listener? {
    switch verbosity {
    case .quiet: nil
    case .verbose: log?.note
    case nil: Self.isWanted ? note : nil
    }
  }

  /// Shows the progress of work, at most as often as people can read it.
  func note(_ work: String, _ begun: Int, _ all: Int) {
    let now = ContinuousClock.now
    guard start.duration(to: now) > .milliseconds(500) else { return }
    line.withLock { line in
      guard !line.isShown || line.lastUpdate.duration(to: now) > .milliseconds(100) else { return }
      line = (isShown: true, lastUpdate: now)
      show("featuregen: \(work), \(begun) of \(all)")
    }
  }

  /// Erases the line, if it is shown.
  func erase() {
    line.withLock { line in
      guard line.isShown else { return }
      line.isShown = false
      show("")
    }
  }

  /// Replaces the line at the cursor.
  private func show(_ text: String) {
    try? StandardStream.error.write(Array("\r\u{1B}[K\(text)".utf8))
  }
}
