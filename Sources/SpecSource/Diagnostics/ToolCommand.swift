import Platform

/// How the tool is called where its messages are read: `featuregen`, or what the environment says.
///
/// The plugins set `FEATUREGEN_COMMAND`, because there is no `featuregen` to run where their messages are read.
public let toolCommand =
  environmentValue("FEATUREGEN_COMMAND").flatMap { $0.isEmpty ? nil : $0 }
  ?? "featuregen"
