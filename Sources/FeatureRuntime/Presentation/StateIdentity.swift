/// The identity of a state, which distinguishes a child from its replacement.
///
/// It is the number that an observable state gets when it is made, else the `id` of an identifiable
/// state. The identity of an enum is its case and the identity of the payload, unless it is the state
/// of one feature. All other states of a type have equal identities.
@usableFromInline
package struct StateIdentity: Hashable, Sendable {
  private enum Mark: Hashable {
    case number(UInt64)
    // Indirect, so that numbers, which are compared after every action, are copied at no cost.
    indirect case id(AnyHashable)
    indirect case payload(of: String, Mark?)
  }

  // Unchecked because an `id` need not be Sendable. It is compared and hashed only where its state
  // is, on the store's actor.
  private struct UncheckedMark: Hashable, @unchecked Sendable {
    let mark: Mark?
  }

  private let mark: UncheckedMark

  /// The identity of a state; for an optional, that of its value.
  @usableFromInline
  package init(of state: some Any) {
    self.mark = UncheckedMark(mark: StateIdentity.mark(of: state))
  }

  fileprivate init(number: UInt64) {
    self.mark = UncheckedMark(mark: .number(number))
  }

  /// Reads the identities of states of one type, and inspects the type only once.
  // Unchecked because types may conform to `ObservableState` on one actor only. States are read
  // where they are, on the store's actor.
  @usableFromInline
  package struct Reader<State>: @unchecked Sendable {
    // From where the state is, because a copy would retain everything in it.
    @usableFromInline let read: (UnsafePointer<State>) -> StateIdentity
    /// Whether it is the identity of a case and its payload, which takes a thousand times as long to read.
    @usableFromInline let isOfCase: Bool

    @usableFromInline
    init() {
      let observable = State.self as? any ObservableState.Type
      // The second cast succeeds, because `observable` is `State`.
      let reader = observable?.makeAnyIdentityReader() as? Reader<State>
      self =
        reader
        ?? Reader(isOfCase: StateIdentity.hasCase(State.self)) { StateIdentity(of: $0.pointee) }
    }

    fileprivate init(
      isOfCase: Bool = false, read: @escaping (UnsafePointer<State>) -> StateIdentity
    ) {
      self.read = read
      self.isOfCase = isOfCase
    }

    @usableFromInline
    func identity(of state: State) -> StateIdentity {
      withUnsafePointer(to: state, read)
    }
  }

  /// Whether states of a type are told apart by their cases; the order is that of `mark(of:)`.
  fileprivate static func hasCase(_ type: Any.Type) -> Bool {
    type is any CasePathable.Type
      && !(type is any ObservableState.Type || type is any EphemeralState.Type
        || type is any Identifiable.Type || type is any EnumState.Type)
  }

  private static func mark(of state: Any) -> Mark? {
    if let state = state as? any ObservableState { return .number(state._changes.identity) }
    if let state = state as? any EphemeralState { return .number(state.identity) }
    if let state = state as? any Identifiable { return .id(anyID(of: state)) }
    if state is any EnumState { return nil }
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { .payload(of: "some", mark(of: $0.value)) }
    case .enum:
      guard let payload = mirror.children.first else { return .payload(of: "\(state)", nil) }
      return .payload(of: payload.label ?? "", mark(of: payload.value))
    default:
      return nil
    }
  }

  private static func anyID(of state: some Identifiable) -> AnyHashable {
    AnyHashable(state.id)
  }
}

extension ObservableState {
  fileprivate static func makeAnyIdentityReader() -> Any {
    StateIdentity.Reader<Self> { StateIdentity(number: $0.pointee._changes.identity) }
  }
}
