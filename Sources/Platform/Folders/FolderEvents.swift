#if os(Linux) || os(macOS)
  extension FolderEvents {
    /// Takes all events that have come; what they say, a look at the folders says better.
    public func discard() {
      while let bytes = try? readAvailable(from: descriptor, atMost: 16 << 10), !bytes.isEmpty {}
    }
  }
#endif
