/// The address of a state of any type, valid while a closure reads the state.
///
/// The steps of a scope pass states on by address. A state in an `Any` would be copied to the heap
/// and cast back, which takes many times longer than reading it.
@usableFromInline
package struct StatePlace {
  @usableFromInline let type: Any.Type
  @usableFromInline let address: UnsafeRawPointer

  @inlinable
  init(type: Any.Type, address: UnsafeRawPointer) {
    self.type = type
    self.address = address
  }

  /// Passes the place of a state to a closure; afterwards the place is invalid.
  @inlinable
  static func with<State, Result>(_ state: State, _ body: (StatePlace) -> Result) -> Result {
    withUnsafePointer(to: state) { body(StatePlace(type: State.self, address: $0)) }
  }

  /// Reads the state if it has the type.
  @inlinable
  func read<State>(as type: State.Type) -> State? {
    guard self.type == type else { return nil }
    return address.assumingMemoryBound(to: type).pointee
  }
}
