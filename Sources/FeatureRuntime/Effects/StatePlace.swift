/// The address of a state of any type, valid while a closure reads the state.
///
/// Features pass the states of those below them on by address. A state in an `Any` would be copied to
/// the heap and cast back, which takes many times longer than reading it.
@usableFromInline
package struct StatePlace {
  @usableFromInline let type: Any.Type
  @usableFromInline let address: UnsafeRawPointer

  @inlinable
  init(type: Any.Type, address: UnsafeRawPointer) {
    self.type = type
    self.address = address
  }

  @inlinable
  init<State>(_ state: UnsafePointer<State>) {
    self.init(type: State.self, address: UnsafeRawPointer(state))
  }

  /// The address of the state if it has the type.
  ///
  /// Nobody writes there; a state at a pointer that can only be read would be copied to follow
  /// a key path.
  @inlinable
  func address<State>(of type: State.Type) -> UnsafeMutablePointer<State>? {
    guard self.type == type else { return nil }
    return UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: type)
  }
}
