import Platform

/// What `--verbose` prints to standard error: a line for each work, when it begins.
final class WorkLog: Sendable {
  private let start = ContinuousClock.now
  private let print: @Sendable (String) -> Void
  /// The work that goes on.
  private let current = Locked<String?>(nil)

  /// Begins a log.
  init(_ print: @escaping @Sendable (String) -> Void) {
    self.print = print
  }

  /// Notes that a work of so many parts goes on; called from several threads.
  func note(_ work: String, _ begun: Int, _ all: Int) {
    current.withLock { current in
      // What has no name of its own is part of what comes next.
      guard work != current, work != Workers.unnamedWork else { return }
      current = work
      print("featuregen: \(seconds): \(work), \(all)")
    }
  }

  /// Notes that something has happened.
  func note(_ event: String) {
    print("featuregen: \(seconds): \(event)")
  }

  /// How long the log goes on, in seconds with three decimals.
  private var seconds: String {
    let duration = start.duration(to: .now).components
    let thousandths = String(duration.attoseconds / 1_000_000_000_000_000)
    return
      "\(duration.seconds).\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths) s"
  }
}
