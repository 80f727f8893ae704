import LibC

/// The value of an environment variable; nil for none.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
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
