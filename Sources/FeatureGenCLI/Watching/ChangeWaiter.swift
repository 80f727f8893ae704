import Platform

/// Waits until something may have changed in folders.
///
/// The system reports changes (inotify, FSEvents). Where it can watch no more folders, or must not, the folders are read three
/// times a second, which costs next to nothing: names and dates are compared, and no file is read.
struct ChangeWaiter {
  /// The reason why the waiting ends.
  enum End {
    /// There may be a change.
    case change
    /// Nothing has happened for the whole time.
    case silence
    /// Somebody wants the process to end.
    case stop
  }

  /// How often folders are read when the system reports no changes, in milliseconds.
  static let pollingInterval: Int32 = 300

  /// Receives the signals that ask the process to end, such as Ctrl-C.
  private let stop = SignalPipe(SignalPipe.requestsToEnd)
  private let events: FolderEvents?
  /// Whether the system reports changes in all folders.
  private var isTold = false

  /// Begins to listen.
  ///
  /// - Parameter polls: Whether to look by itself even where the system would tell.
  init(polls: Bool) {
    events = polls ? nil : FolderEvents()
  }

  /// Asks the system to report changes in folders.
  mutating func watch(_ folders: [String]) {
    isTold = events?.watch(folders) ?? false
  }

  /// Waits for a change.
  ///
  /// - Parameter timeout: How long, in milliseconds; nil for as long as it takes.
  func wait(timeout: Int32? = nil) -> End {
    let longest = timeout ?? (isTold ? nil : ChangeWaiter.pollingInterval)
    let source = events?.descriptor ?? -1
    let ready = (try? waitUntilReadable([stop.descriptor, source], timeout: longest)) ?? []
    if ready.contains(stop.descriptor) { return .stop }
    if ready.contains(source) {
      events?.discard()
      return .change
    }
    // Without events, the caller looks at the folders each time the interval is over.
    return timeout == nil ? .change : .silence
  }
}
