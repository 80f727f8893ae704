import Platform

/// The command that calls the tool where its messages are read: `featuregen`, or the value of `FEATUREGEN_COMMAND`.
///
/// The plugins set this variable, because no `featuregen` can be run where their messages are read.
public let toolCommand =
  environmentValue("FEATUREGEN_COMMAND").flatMap { $0.isEmpty ? nil : $0 }
  ?? "featuregen"
