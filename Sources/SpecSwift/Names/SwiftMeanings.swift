/// What names in Swift mean, for a `SwiftNameReader`.
///
/// A meaning that is nil is unknown: only the compiler could tell.
package protocol SwiftMeanings {
  /// What a name, or the value of an expression, is.
  associatedtype Meaning

  /// What a name means that the text does not declare itself.
  func meaning(of name: String) -> Meaning?
  /// What a name means behind a value and a dot.
  func member(_ name: String, of base: Meaning) -> Meaning?
  /// What a name means behind a dot of its own.
  ///
  /// - Parameter wanted: What the value is to be, if that is known.
  func implicitMember(_ name: String, wanted: Meaning?) -> Meaning?
  /// What a closure is given under a name, where nothing else tells.
  func parameter(named name: String) -> Meaning?
  /// What a key path begins with, where nothing else tells.
  var keyPathRoot: Meaning? { get }
  /// The parameter that a label of a call names.
  func label(_ name: String, of callee: Meaning) -> Meaning?
  /// What a call takes, or a case holds, in a place.
  func argument(_ index: Int, label: String?, of callee: Meaning) -> Meaning?
  /// What a call gives.
  func result(of callee: Meaning) -> Meaning?
  /// What a collection holds; of an optional value the value.
  func element(of collection: Meaning) -> Meaning?
  /// A collection of values.
  func collection(of element: Meaning) -> Meaning?
  /// A value of a type.
  func value(ofType text: String) -> Meaning?
  /// Takes note of a name, in the order in which names are understood.
  mutating func note(_ use: SwiftNameUse, _ meaning: Meaning?)
}

/// A name that Swift uses and does not declare itself.
public struct SwiftNameUse: Sendable, Hashable {
  /// How a name is written.
  public enum Form: Sendable, Hashable {
    /// By itself.
    case alone
    /// Behind a dot.
    case member
    /// In front of an argument.
    case label
    /// Once for what is read and what it is called from there on: `if let name`.
    case shorthand
  }

  /// The name, without backticks.
  package let name: String
  /// The range in the text of the fragment, backticks included.
  package let range: Range<Int>
  /// How it is written.
  package let form: Form
  /// Whether it is unknown what stands in front of the name, so that it may be anything.
  package let isOpen: Bool
}
