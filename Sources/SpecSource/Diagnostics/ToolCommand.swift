import Platform

/// How the tool is called where its messages are read: `featuregen`, or what the environment says.
///
/// The plugins say so by `FEATUREGEN_COMMAND`: who reads their messages has no `featuregen` to run.
public let toolCommand =
  environmentValue("FEATUREGEN_COMMAND").flatMap { $0.isEmpty ? nil : $0 }
  ?? "featuregen"
