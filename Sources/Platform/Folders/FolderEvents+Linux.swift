#if os(Linux)
  import LibC

  /// Reports changes in folders, by inotify.
  public final class FolderEvents {
    /// A descriptor that can be read when there was a change.
    public let descriptor: Int32

    /// Begins to listen; nil where the system refuses.
    public init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit {
      _ = close(descriptor)
    }

    /// Asks about changes in folders; those that are watched already stay so.
    ///
    /// - Returns: Whether the system reports changes in all of them.
    public func watch(_ folders: [String]) -> Bool {
      let mask =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB
      var isTold = true
      for folder in folders {
        // A folder that is gone by now was reported by the folder around it.
        if inotify_add_watch(descriptor, folder, UInt32(mask)) < 0, errno != ENOENT,
          errno != ENOTDIR
        {
          isTold = false
        }
      }
      return isTold
    }
  }
#endif
