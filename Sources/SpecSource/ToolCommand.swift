#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the tool is called where its messages are read: `featuregen`, or what the environment says.
///
/// The plugins say so by `FEATUREGEN_COMMAND`: who reads their messages has no `featuregen` to run.
public let toolCommand =
  getenv("FEATUREGEN_COMMAND").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  ?? "featuregen"
