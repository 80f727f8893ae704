import Platform

/// Waits until something may have changed in folders.
///
/// The system reports changes (inotify, FSEvents). If the system cannot watch more folders, or must not be used, the
/// folders are read three times a second, which costs next to nothing: names and dates are compared, and no file is
/// read.
struct ChangeWaiter {
  /// The reason why the waiting ends.
  enum End {
    /// Something may have changed.
    case change
    /// Nothing has happened until the timeout.
    case silence
    /// A signal asks the process to end.
    case stop
  }

  /// The interval in milliseconds at which folders are read when the system reports no changes.
  static let pollingInterval: Int32 = 300

  /// Receives the signals that ask the process to end, such as Ctrl-C.
  private let stop = SignalPipe(SignalPipe.requestsToEnd)
  private let events: FolderEvents?
  /// Whether the system reports changes in all folders.
  private var isTold = false

  /// Begins to listen.
  ///
  /// - Parameter polls: Whether to read the folders even where the system would report changes.
  init(polls: Bool) {
    events = polls ? nil : FolderEvents()
  }

  /// Asks the system to report changes in folders.
  mutating func watch(_ folders: [String]) {
    isTold = events?.watch(folders) ?? false
  }

  /// Waits for a change.
  ///
  /// - Parameter timeout: The maximum time in milliseconds; nil to wait until something happens.
  func wait(timeout: Int32? = nil) -> End {
    let longest = timeout ?? (isTold ? nil : ChangeWaiter.pollingInterval)
    let source = events?.descriptor ?? -1
    let ready = (try? waitUntilReadable([stop.descriptor, source], timeout: longest)) ?? []
    if ready.contains(stop.descriptor) { return .stop }
    if ready.contains(source) {
      events?.discard()
      return .change
    }
    // Without events, the caller reads the folders at the end of each interval.
    return timeout == nil ? .change : .silence
  }
}
