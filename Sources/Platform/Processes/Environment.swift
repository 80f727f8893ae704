import LibC

/// Returns the value of an environment variable; nil if the variable is not set.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Sets an environment variable of this process and of the programs that it starts; a nil value removes the variable.
///
/// No other thread may read or set variables in the meantime.
public func setEnvironmentValue(_ name: String, _ value: String?) {
  if let value { setenv(name, value, 1) } else { unsetenv(name) }
}

/// Makes a write beyond the permitted file size fail instead of ending the process.
public func ignoreSignalOfLargeFiles() {
  signal(SIGXFSZ, SIG_IGN)
}

/// Makes a write to a pipe without a reader fail instead of ending the process.
public func ignoreSignalOfBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Ends the process.
public func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
