import Platform

/// The log that `--verbose` prints to standard error: a line for each piece of work, when the work begins.
final class WorkLog: Sendable {
  private let start = ContinuousClock.now
  private let print: @Sendable (String) -> Void
  /// The current work.
  private let current = Locked<String?>(nil)

  /// Begins a log.
  init(_ print: @escaping @Sendable (String) -> Void) {
    self.print = print
  }

  /// Notes that work of some number of parts is in progress; called from several threads.
  func note(_ work: String, _ begun: Int, _ all: Int) {
    current.withLock { current in
      // Work without a name is part of the next work.
      guard work != current, work != Workers.unnamedWork else { return }
      current = work
      print("featuregen: \(seconds): \(work), \(all)")
    }
  }

  /// Notes an event.
  func note(_ event: String) {
    print("featuregen: \(seconds): \(event)")
  }

  /// The time since the log began, in seconds with three decimals.
  private var seconds: String {
    let duration = start.duration(to: .now).components
    let thousandths = String(duration.attoseconds / 1_000_000_000_000_000)
    return
      "\(duration.seconds).\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths) s"
  }
}
