/// An element of a navigation stack's path, as SwiftUI sees it.
public struct StackPathElement<State>: Hashable {
  /// The identity by which SwiftUI compares elements.
  ///
  /// When someone taps a link, SwiftUI puts the link's value on the path. It must read an equal
  /// value afterwards, else it takes the element for another one and shows that anew.
  enum Identity: Hashable {
    case element(StackElementID)
    /// The number of the link that has pushed the element, or is about to push it.
    case link(UInt64)
  }

  let identity: Identity

  /// The state when the path was read, or the state to push.
  let state: State

  /// Makes an element that lies on the stack.
  init(_ identity: Identity, state: State) {
    self.identity = identity
    self.state = state
  }

  /// Makes an element for a link to push; the stack gives it an id.
  init(pushing state: State) {
    self.init(.link(makeUniqueNumber()), state: state)
  }

  /// Compares the identities, not the states.
  public static func == (lhs: StackPathElement, rhs: StackPathElement) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

extension StackPathElement: Sendable where State: Sendable {}

extension StackState {
  /// The elements as SwiftUI sees them.
  var path: [StackPathElement<Element>] {
    elements.map { id, state in
      StackPathElement(links[id].map { .link($0) } ?? .element(id), state: state)
    }
  }

  /// The id of an element of the path, even of a popped one; nil for an element that a link is
  /// about to push.
  func id(of element: StackPathElement<Element>) -> StackElementID? {
    switch element.identity {
    case .element(let id): id
    // The last one: a link may push again.
    case .link(let number): links.filter { $0.value == number }.keys.max { $0.number < $1.number }
    }
  }
}
