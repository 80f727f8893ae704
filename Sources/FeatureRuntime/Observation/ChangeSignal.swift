import Observation

/// Tells those who observe fields of a store's state that they have changed.
@MainActor
@usableFromInline
final class ChangeSignal {
  /// The place of the whole state, after those of the 64 bits.
  private static let whole = 64

  /// The fields that somebody may observe; a field that was told of is out until it is read again.
  // Unchecked as the flags of `RootStore` are: only loaded and stored, on the main actor.
  @exclusivity(unchecked) @usableFromInline private(set) var observed: UInt64 = 0
  @exclusivity(unchecked) @usableFromInline private(set) var isWholeObserved = false
  private var fields = [ObservedField?](repeating: nil, count: whole + 1)

  /// Whether nobody observes anything.
  @inlinable var isIdle: Bool {
    observed == 0 && !isWholeObserved
  }

  /// Whether somebody has to be told of changes of some fields, of which there is one at least.
  @inlinable
  func isObserving(_ changes: UInt64) -> Bool {
    observed & changes != 0 || isWholeObserved
  }

  /// Notes that the current observer, if there is one, depends on some fields; nil stands for all.
  @usableFromInline
  func access(_ mask: UInt64?) {
    guard var rest = mask else {
      isWholeObserved = true
      return field(ChangeSignal.whole).access()
    }
    observed |= rest
    while rest != 0 {
      field(rest.trailingZeroBitCount).access()
      rest &= rest - 1
    }
  }

  /// Tells the observers of the fields that have changed.
  @usableFromInline
  func notify(_ changes: UInt64) {
    // What is told of is taken out first: an observer may read again at once.
    var told = observed & changes
    observed &= ~told
    while told != 0 {
      field(told.trailingZeroBitCount).change()
      told &= told - 1
    }
    if isWholeObserved, changes != 0 {
      isWholeObserved = false
      field(ChangeSignal.whole).change()
    }
  }

  private func field(_ number: Int) -> ObservedField {
    if let field = fields[number] { return field }
    let field = ObservedField()
    fields[number] = field
    return field
  }
}

/// What `Observation` takes for an object whose only property changes.
final class ObservedField: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // The key path to the object itself stands for the property: none is hashed faster, and each
  // observation hashes it.
  private static let keyPath: any KeyPath<ObservedField, ObservedField> & Sendable = \.self

  func access() {
    registrar.access(self, keyPath: ObservedField.keyPath)
  }

  func change() {
    registrar.withMutation(of: self, keyPath: ObservedField.keyPath) {}
  }
}
