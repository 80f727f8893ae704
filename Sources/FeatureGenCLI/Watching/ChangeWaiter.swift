#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits until something may have changed in folders.
///
/// On Linux the system tells (inotify). Elsewhere, and where the system can watch no more folders, the folders are looked
/// at three times a second, which costs next to nothing: names and dates are compared, and no file is read.
struct ChangeWaiter: ~Copyable {
  /// What can end the waiting.
  enum End {
    /// There may be a change.
    case change
    /// Nothing has happened for the whole time.
    case silence
    /// Somebody wants the process to end.
    case stop
  }

  /// How often folders are looked at when nobody tells, in milliseconds.
  static let pollingInterval: Int32 = 300

  /// Tells that somebody wants the process to end, by Ctrl-C or otherwise.
  private let stop = SignalPipe([SIGINT, SIGTERM])
  /// What tells of changes; negative where nobody does.
  private var events: Int32 = -1
  private var isTold = false

  /// Begins to listen.
  ///
  /// - Parameter polls: Whether to look by itself even where the system would tell.
  init(polls: Bool) {
    #if os(Linux)
      if !polls { events = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }
    #endif
    isTold = events >= 0
  }

  deinit {
    if events >= 0 { _ = close(events) }
  }

  /// Asks to be told of changes in folders; those that are watched already stay so.
  mutating func watch(_ folders: [String]) {
    #if os(Linux)
      guard events >= 0 else { return }
      let mask =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB
      isTold = true
      for folder in folders {
        // One that has gone meanwhile is told of by the folder around it.
        if inotify_add_watch(events, folder, UInt32(mask)) < 0, errno != ENOENT, errno != ENOTDIR {
          isTold = false
        }
      }
    #endif
  }

  /// Waits for a change.
  ///
  /// - Parameter timeout: How long, in milliseconds; nil for as long as it takes.
  mutating func wait(timeout: Int32? = nil) -> End {
    var descriptors = [
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
    ]
    let longest = timeout ?? (isTold ? -1 : ChangeWaiter.pollingInterval)
    let count = poll(&descriptors, nfds_t(descriptors.count), longest)
    if descriptors[0].revents != 0 { return .stop }
    if count > 0, descriptors[1].revents != 0 {
      forgetEvents()
      return .change
    }
    // Who is not told looks whenever the time is over.
    return timeout == nil ? .change : .silence
  }

  /// Takes all events that have come; what they say, a look at the folders says better.
  private func forgetEvents() {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while read(events, &buffer, buffer.count) > 0 {}
  }
}
