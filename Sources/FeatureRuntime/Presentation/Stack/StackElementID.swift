import CustomDump

/// The id of an element of a ``StackState``: a stack counts from 0 and never gives a number twice.
///
/// ```swift
/// store.receive(\.path[id: 0].saved)
/// ```
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// The id of the element that was pushed after as many others.
  public init(integerLiteral value: Int) {
    self.number = value
  }
}

extension StackElementID: CustomStringConvertible, CustomDumpStringConvertible {
  /// The number: `#0`.
  public var description: String {
    "#\(number)"
  }

  /// The number: `#0`.
  public var customDumpDescription: String {
    description
  }
}
