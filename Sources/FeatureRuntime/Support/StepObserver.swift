/// The observer of steps that a test's store does not see, such as one that moves a clock.
///
/// The recorder of tests sets it; it runs one test at a time.
package let stepObserver = Locked<(@MainActor @Sendable (_ line: UInt) -> Void)?>(nil)

/// Notifies the observer that a step begins.
package func stepBegins(atLine line: UInt) async {
  guard let observer = stepObserver.withLock({ $0 }) else { return }
  await observer(line)
}
