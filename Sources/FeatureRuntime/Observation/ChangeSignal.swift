import Observation

/// Tells those who observe fields of a store's state that they have changed.
@MainActor
@usableFromInline
final class ChangeSignal {
  /// What `Observation` takes for the observed object; the fields of all states go by their number.
  private final class Fields: Observable, Sendable {
    /// The key path that stands for a whole state comes after those of the 64 bits.
    static let whole = 64
    static let keyPaths: [any KeyPath<Fields, Void> & Sendable] = (0...whole).map { \Fields[$0] }

    subscript(field: Int) -> Void {}
  }

  private let registrar = ObservationRegistrar()
  private let fields = Fields()
  /// The fields that somebody may observe; a field that was told of is out until it is read again.
  private var observed: UInt64 = 0
  private var isWholeObserved = false

  /// Whether nobody observes anything.
  var isIdle: Bool {
    observed == 0 && !isWholeObserved
  }

  /// Notes that the current observer, if there is one, depends on some fields; nil stands for all.
  @usableFromInline
  func access(_ mask: UInt64?) {
    guard var rest = mask else {
      isWholeObserved = true
      registrar.access(fields, keyPath: Fields.keyPaths[Fields.whole])
      return
    }
    observed |= rest
    while rest != 0 {
      registrar.access(fields, keyPath: Fields.keyPaths[rest.trailingZeroBitCount])
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
      notify(field: told.trailingZeroBitCount)
      told &= told - 1
    }
    if isWholeObserved, changes != 0 {
      isWholeObserved = false
      notify(field: Fields.whole)
    }
  }

  private func notify(field: Int) {
    registrar.withMutation(of: fields, keyPath: Fields.keyPaths[field]) {}
  }
}
