/// Any id that may cross threads; `AnyHashable` is not Sendable.
@usableFromInline
package struct AnyHashableSendable: Hashable, Sendable {
  package let base: any Hashable & Sendable

  @usableFromInline
  package init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    func equals<Left: Hashable>(_ left: Left) -> Bool {
      (rhs.base as? Left) == left
    }
    return equals(lhs.base)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    // The type takes part because enums of different features often hash alike (case 0 of both).
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
