/// The meanings of names in Swift, for a `SwiftNameReader`.
///
/// A nil meaning is unknown: only the compiler could determine it.
package protocol SwiftMeanings {
  /// The meaning of a name, or of an expression's value.
  associatedtype Meaning

  /// Returns the meaning of a name that the text does not itself declare.
  func meaning(of name: String) -> Meaning?
  /// Returns the meaning of a name after a value and a dot.
  func member(_ name: String, of base: Meaning) -> Meaning?
  /// Returns the meaning of a name with a leading dot and nothing before it.
  ///
  /// - Parameter wanted: The expected meaning of the value, if known.
  func implicitMember(_ name: String, wanted: Meaning?) -> Meaning?
  /// Returns the meaning of a closure's parameter according to its name, if nothing else determines it.
  func parameter(named name: String) -> Meaning?
  /// The root of a key path, if nothing else determines it.
  var keyPathRoot: Meaning? { get }
  /// Returns the parameter that a label of a call refers to.
  func label(_ name: String, of callee: Meaning) -> Meaning?
  /// Returns the meaning of a call's argument, or of a case's payload, at an index.
  func argument(_ index: Int, label: String?, of callee: Meaning) -> Meaning?
  /// Returns the meaning of a call's result.
  func result(of callee: Meaning) -> Meaning?
  /// Returns the meaning of a collection's elements, or of the value of an optional.
  func element(of collection: Meaning) -> Meaning?
  /// Returns the meaning of a collection of values.
  func collection(of element: Meaning) -> Meaning?
  /// Returns the meaning of a value of a type.
  func value(ofType text: String) -> Meaning?
  /// Notes a name. Names are noted in the order in which they are understood.
  mutating func note(_ use: SwiftNameUse, _ meaning: Meaning?)
}

/// A name that Swift uses and does not itself declare.
public struct SwiftNameUse: Sendable, Hashable {
  /// The form in which a name is written.
  public enum Form: Sendable, Hashable {
    /// A name by itself.
    case alone
    /// A member after a dot.
    case member
    /// A label before an argument.
    case label
    /// A name that is both read and declared from there on: `if let name`.
    case shorthand
  }

  /// The name, without backticks.
  package let name: String
  /// The range of the name in the text of the fragment, including backticks.
  package let range: Range<Int>
  /// The form in which the name is written.
  package let form: Form
  /// Whether the meaning of the expression before the name is unknown, so that the name may mean anything.
  package let isOpen: Bool
}
