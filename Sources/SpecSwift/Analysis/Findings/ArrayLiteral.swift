/// An array literal whose type depends on a name.
public struct ArrayLiteral: Sendable, Hashable {
  /// The use of an array literal that determines its type.
  public enum Use: Sendable, Hashable {
    /// An assignment to, or a comparison with, the path of these names: `state.path`.
    case operand(of: [String])
    /// An argument of a call, with a label as in `HomeFeature.State(path: [])`, or without one as in
    /// `StackState([])`.
    case argument(label: String?, callee: [String])
  }

  /// The range of the literal, in UTF-8 bytes of the fragment's text.
  public let range: Range<Int>

  /// The number of elements.
  public let count: Int

  /// The use of the literal.
  public let use: Use
}
