/// Who is told when a step of a test begins that its store does not see, such as one that moves a clock.
///
/// Nobody but the recorder of tests listens, and that runs one test at a time.
package let stepObserver = Locked<(@MainActor @Sendable (_ line: UInt) -> Void)?>(nil)

/// Tells whoever listens that a step begins.
package func stepBegins(atLine line: UInt) async {
  guard let observer = stepObserver.withLock({ $0 }) else { return }
  await observer(line)
}

/// A collection whose elements are known by ids.
package protocol IdentifiedElements {
  /// The elements with their ids, in order.
  var identifiedElements: [(id: Any, element: Any)] { get }
}

extension IdentifiedArray: IdentifiedElements {
  package var identifiedElements: [(id: Any, element: Any)] {
    zip(idSet, states).map { ($0, $1) }
  }
}

extension StackState: IdentifiedElements {
  package var identifiedElements: [(id: Any, element: Any)] {
    elements.map { ($0.key, $0.value) }
  }
}
