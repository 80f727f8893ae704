/// Where a state of any type is in memory, while somebody looks at it.
///
/// Steps of a scope hand states on by it: a state in an `Any` is copied to the heap, and cast to
/// what it is, which takes many times longer than looking at it.
@usableFromInline
package struct StatePlace {
  @usableFromInline let type: Any.Type
  @usableFromInline let address: UnsafeRawPointer

  @inlinable
  init(type: Any.Type, address: UnsafeRawPointer) {
    self.type = type
    self.address = address
  }

  /// Looks at a state; the place means nothing afterwards.
  @inlinable
  static func with<State, Result>(_ state: State, _ body: (StatePlace) -> Result) -> Result {
    withUnsafePointer(to: state) { body(StatePlace(type: State.self, address: $0)) }
  }

  /// Reads the state, if it is of a type.
  @inlinable
  func read<State>(as type: State.Type) -> State? {
    guard self.type == type else { return nil }
    return address.assumingMemoryBound(to: type).pointee
  }
}
