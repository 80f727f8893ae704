import Testing

/// Tests that wait for processes, or work for long without a pause.
///
/// They run one after the other, for they block the threads that all tests share: side by side they would leave none to
/// tests of the runtime, which wait for tasks.
@Suite(.serialized) enum OneAtATime {}
