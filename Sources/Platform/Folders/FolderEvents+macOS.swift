#if os(macOS)
  import CoreServices
  import Dispatch
  import LibC

  /// Reports changes in folders with FSEvents.
  public final class FolderEvents {
    /// A descriptor that is readable after a change.
    public let descriptor: Int32

    private let writingEnd: Int32
    private let queue = DispatchQueue(label: "featuregen.watch")
    private var watched = WatchedFolders([])
    private var stream: FSEventStreamRef?

    /// Begins to listen; nil where the system has no pipe left.
    public init?() {
      guard let ends = makePipe() else { return nil }
      // The reader takes all available events, and does not wait for more.
      _ = fcntl(ends.reading, F_SETFL, O_NONBLOCK)
      (descriptor, writingEnd) = ends
    }

    deinit {
      end(stream)
      // After this call, no event is being handled any more.
      queue.sync {}
      _ = close(descriptor)
      _ = close(writingEnd)
    }

    /// Watches folders, and no longer the former ones.
    ///
    /// - Returns: Whether the system reports changes in all of the folders.
    public func watch(_ folders: [String]) -> Bool {
      let wanted = WatchedFolders(folders.compactMap(realPath))
      if stream != nil, wanted == watched { return true }
      // The new stream begins before the old one ends, so that no event is missed in between.
      let last = stream
      stream = begin(wanted)
      watched = wanted
      end(last)
      return stream != nil
    }

    private func begin(_ watched: WatchedFolders) -> FSEventStreamRef? {
      let listener = Unmanaged.passRetained(EventListener(watched, writingEnd))
      var context = FSEventStreamContext(
        version: 0, info: listener.toOpaque(), retain: nil,
        release: { info in
          if let info { Unmanaged<EventListener>.fromOpaque(info).release() }
        }, copyDescription: nil)
      guard
        let stream = FSEventStreamCreate(
          nil, hear, &context, cfArray(watched.roots),
          FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.05,
          FSEventStreamCreateFlags(
            kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer))
      else {
        listener.release()
        return nil
      }
      FSEventStreamSetDispatchQueue(stream, queue)
      guard FSEventStreamStart(stream) else {
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        return nil
      }
      return stream
    }

    private func end(_ stream: FSEventStreamRef?) {
      guard let stream else { return }
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
    }
  }

  /// Writes a byte to the pipe for each event that concerns a watched folder.
  private final class EventListener: Sendable {
    private let watched: WatchedFolders
    private let descriptor: Int32

    init(_ watched: WatchedFolders, _ descriptor: Int32) {
      self.watched = watched
      self.descriptor = descriptor
    }

    func hear(_ paths: UnsafeBufferPointer<UnsafePointer<CChar>>) {
      guard paths.contains(where: { watched.concern(String(cString: $0)) }) else { return }
      var byte: UInt8 = 1
      _ = write(descriptor, &byte, 1)
    }
  }

  /// Passes the paths of events to the listener of a stream.
  private func hear(
    _ stream: ConstFSEventStreamRef, _ info: UnsafeMutableRawPointer?, _ count: Int,
    _ paths: UnsafeMutableRawPointer, _ flags: UnsafePointer<FSEventStreamEventFlags>,
    _ ids: UnsafePointer<FSEventStreamEventId>
  ) {
    guard let info else { return }
    let start = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
    Unmanaged<EventListener>.fromOpaque(info).takeUnretainedValue()
      .hear(UnsafeBufferPointer(start: start, count: count))
  }

  /// Converts texts to a Core Foundation array.
  private func cfArray(_ texts: [String]) -> CFArray {
    let strings = texts.map {
      CFStringCreateWithCString(nil, $0, CFStringBuiltInEncodings.UTF8.rawValue)
    }
    var values: [UnsafeRawPointer?] = strings.map { string in
      string.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    }
    return withExtendedLifetime(strings) {
      withUnsafePointer(to: kCFTypeArrayCallBacks) {
        CFArrayCreate(nil, &values, values.count, $0)
      }
    }
  }
#endif
