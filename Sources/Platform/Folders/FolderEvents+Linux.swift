#if os(Linux)
  import LibC

  /// Reports changes in folders with inotify.
  public final class FolderEvents {
    /// A descriptor that is readable after a change.
    public let descriptor: Int32

    /// Begins to listen; nil where the system refuses.
    public init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit {
      _ = close(descriptor)
    }

    /// Watches folders; folders that are already watched remain watched.
    ///
    /// - Returns: Whether the system reports changes in all of the folders.
    public func watch(_ folders: [String]) -> Bool {
      let mask =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB
      var isTold = true
      for folder in folders {
        // A folder that was removed in the meantime is reported by its enclosing folder.
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
