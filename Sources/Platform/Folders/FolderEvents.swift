#if os(Linux) || os(macOS)
  extension FolderEvents {
    /// Takes all events that have come; their contents do not matter, because the folders are read again.
    public func discard() {
      while let bytes = try? readAvailable(from: descriptor, atMost: 16 << 10), !bytes.isEmpty {}
    }
  }
#endif
