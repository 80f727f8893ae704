#if os(Linux) || os(macOS)
  extension FolderEvents {
    /// Discards all events that have arrived; their contents do not matter, because the folders are read again.
    public func discard() {
      while let bytes = try? readAvailable(from: descriptor, atMost: 16 << 10), !bytes.isEmpty {}
    }
  }
#endif
