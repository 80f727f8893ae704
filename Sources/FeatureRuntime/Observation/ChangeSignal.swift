import Observation

/// Notifies observers when fields of a store's state change.
@MainActor
@usableFromInline
final class ChangeSignal {
  /// The number of the whole state, after those of the 64 fields.
  private static let whole = 64

  /// The fields that may have observers; a field leaves when its observers are notified, until it
  /// is read again.
  // Unchecked as the flags of `RootStore` are: only loaded and stored, on the main actor.
  @exclusivity(unchecked) @usableFromInline private(set) var observed: UInt64 = 0
  @exclusivity(unchecked) @usableFromInline private(set) var isWholeObserved = false
  private var fields = [ObservedField?](repeating: nil, count: whole + 1)

  /// Whether there are no observers.
  @inlinable var isIdle: Bool {
    observed == 0 && !isWholeObserved
  }

  /// Whether changes of fields, of at least one, have observers.
  @inlinable
  func isObserving(_ changes: UInt64) -> Bool {
    observed & changes != 0 || isWholeObserved
  }

  /// Registers the current observer, if there is one, for changes of fields; nil means all fields.
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

  /// Notifies the observers of the fields that have changed.
  @usableFromInline
  func notify(_ changes: UInt64) {
    // The fields are removed first, because an observer may read them again at once.
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

/// An object with one property, as `Observation` sees it.
final class ObservedField: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // The key path to the object itself represents the property: none is hashed faster, and each
  // observation hashes it.
  private static let keyPath: any KeyPath<ObservedField, ObservedField> & Sendable = \.self

  func access() {
    registrar.access(self, keyPath: ObservedField.keyPath)
  }

  func change() {
    registrar.withMutation(of: self, keyPath: ObservedField.keyPath) {}
  }
}
