#if canImport(SwiftUI)
  /// An element of a navigation stack's path, as SwiftUI sees it.
  public struct StackPathElement<State>: Hashable {
    private enum Identity: Hashable {
      case element(StackElementID)
      /// The number of a link; what it pushes gets its id from the stack.
      case link(UInt64)
    }

    private let identity: Identity
    /// The state when the path was read; the state to push if a link has made this.
    let state: State

    /// An element that lies on the stack.
    init(id: StackElementID, state: State) {
      self.identity = .element(id)
      self.state = state
    }

    /// An element to be pushed.
    init(pushing state: State) {
      self.identity = .link(makeUniqueNumber())
      self.state = state
    }

    /// The id of an element that lies on the stack, or did.
    var id: StackElementID? {
      guard case .element(let id) = identity else { return nil }
      return id
    }

    /// Compares what elements are known by, not their states.
    public static func == (lhs: StackPathElement, rhs: StackPathElement) -> Bool {
      lhs.identity == rhs.identity
    }

    /// Hashes what the element is known by.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(identity)
    }
  }

  extension StackPathElement: Sendable where State: Sendable {}
#endif
