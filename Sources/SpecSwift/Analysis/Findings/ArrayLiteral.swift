/// An array literal that a name says the type of.
public struct ArrayLiteral: Sendable, Hashable {
  /// What tells the type.
  public enum Use: Sendable, Hashable {
    /// It is assigned to a path or compared with it, whose names are these: `state.path`.
    case operand(of: [String])
    /// It is the argument of this label of a call: of `HomeFeature.State(path: [])`, or of none: of `StackState([])`.
    case argument(label: String?, callee: [String])
  }

  /// Where it stands, in UTF-8 bytes of the fragment's text.
  public let range: Range<Int>

  /// How many elements it has.
  public let count: Int

  /// What it is used for.
  public let use: Use
}
