import LibC

/// The value of an environment variable; nil for none.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Sets an environment variable of this process and the programs that it starts; nil for none.
///
/// No other thread may read or set variables meanwhile.
public func setEnvironmentValue(_ name: String, _ value: String?) {
  if let value { setenv(name, value, 1) } else { unsetenv(name) }
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
