import LibC

#if canImport(Darwin)
  import MachO.dyld
#endif

/// The value of an environment variable; nil for none.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Where the running tool lies; nil where the system does not say.
public func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  #else
    return realPath("/proc/self/exe")
  #endif
}

/// Makes a write that is larger than the process may write fail instead of ending the process.
public func ignoreSignalOfLargeFiles() {
  signal(SIGXFSZ, SIG_IGN)
}

/// Makes a write that nobody reads fail instead of ending the process.
public func ignoreSignalOfBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Ends the process.
public func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
