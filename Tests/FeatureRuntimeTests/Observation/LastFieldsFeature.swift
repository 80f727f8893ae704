import FeatureRuntime

/// The fields around the end of the mask, with the numbers that they have in a state of seventy fields.
struct LastFieldsFeature: Reducer {
  struct State: Equatable, ObservableState, Sendable {
    var field0 = 0 { didSet { _changes.mark(0) } }
    var field62 = 0 { didSet { _changes.mark(62) } }
    var field63 = 0 { didSet { _changes.mark(63) } }
    var field64 = 0 { didSet { _changes.mark(64) } }
    var field69 = 0 { didSet { _changes.mark(69) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([
      (\.field0, [0]),
      (\.field62, [62]),
      (\.field63, [63]),
      (\.field64, [64]),
      (\.field69, [69]),
    ])
  }

  /// The fields, in the order of their numbers.
  static let fields: [any WritableKeyPath<State, Int> & Sendable] = [
    \.field0, \.field62, \.field63, \.field64, \.field69,
  ]

  /// Increments the field at a position in `fields`.
  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    state[keyPath: LastFieldsFeature.fields[action]] += 1
    return .none
  }
}
