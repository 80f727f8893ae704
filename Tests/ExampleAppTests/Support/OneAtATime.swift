import Testing

/// Tests that wait for processes; they run one after the other, for they block the threads that all
/// tests share.
@Suite(.serialized) enum OneAtATime {}
