import Platform

/// A line on the terminal that says how far a work has come which takes longer than half a second.
///
/// The line is erased before anything else is printed, and comes back later. It never reaches files and pipes.
final class Progress: Sendable {
  /// The one line there is.
  static let shared = Progress()

  /// Whether somebody looks at standard error.
  static var isWanted: Bool {
    StandardStream.error.isTerminal && environmentValue("TERM") != "dumb"
  }

  private let start = ContinuousClock.now
  private let settings = Locked<(verbosity: Verbosity?, log: WorkLog?)>((nil, nil))
  private let line = Locked((isShown: false, lastUpdate: ContinuousClock.now))

  private init() {}

  /// How much the command says.
  var verbosity: Verbosity? {
    get { settings.withLock { $0.verbosity } }
    set {
      let log = newValue == .verbose ? WorkLog(Console.standard.error) : nil
      settings.withLock { $0 = (newValue, log) }
    }
  }

  /// What is printed with `--verbose`.
  var log: WorkLog? {
    settings.withLock { $0.log }
  }

  /// The listener of long works; nil when nothing is printed about them.
  var listener: Workers.Listener? {
    switch verbosity {
    case .quiet: nil
    case .verbose: log?.note
    case nil: Self.isWanted ? note : nil
    }
  }

  /// Shows how far a work has come, not more often than anybody can read.
  func note(_ work: String, _ begun: Int, _ all: Int) {
    let now = ContinuousClock.now
    guard start.duration(to: now) > .milliseconds(500) else { return }
    line.withLock { line in
      guard !line.isShown || line.lastUpdate.duration(to: now) > .milliseconds(100) else { return }
      line = (isShown: true, lastUpdate: now)
      show("featuregen: \(work), \(begun) of \(all)")
    }
  }

  /// Takes the line away, if it is there.
  func erase() {
    line.withLock { line in
      guard line.isShown else { return }
      line.isShown = false
      show("")
    }
  }

  /// Replaces the line that the cursor stands in.
  private func show(_ text: String) {
    try? StandardStream.error.write(Array("\r\u{1B}[K\(text)".utf8))
  }
}
