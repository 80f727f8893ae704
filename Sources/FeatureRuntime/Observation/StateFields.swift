/// The stored fields that each property of a state is made of.
///
/// ```swift
/// static let _fields = StateFields<Self>([
///   (\.count, [0]),
///   (\.secret, [1]),
///   (\.checkResult, [0, 1]),
/// ])
/// ```
///
/// Observers of a property that is not listed are notified of every change.
public struct StateFields<State>: @unchecked Sendable {
  // Unchecked because erased key paths are not Sendable; the initializer takes only ones that were
  // before, and nothing is changed afterwards.
  private let masks: [PartialKeyPath<State>: UInt64]

  /// Lists properties with the numbers of the fields they read.
  public init(_ fields: [(property: PartialKeyPath<State> & Sendable, numbers: [Int])]) {
    var masks: [PartialKeyPath<State>: UInt64] = [:]
    for (property, numbers) in fields {
      masks[property, default: 0] |= numbers.reduce(0) { $0 | StateChanges.bit(of: $1) }
    }
    self.masks = masks
  }

  /// The bits of a property's fields; nil if the property is not listed.
  @usableFromInline
  func mask(of property: PartialKeyPath<State>) -> UInt64? {
    masks[property]
  }
}
