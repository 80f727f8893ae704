/// A name and its range in the fragment's text, in UTF-8 bytes.
public struct Name: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String

  // Names are many and fragments are short.
  private let start: Int32
  private let end: Int32

  /// The range of the name, including backticks.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// Makes a name from a text and its range.
  public init(_ name: String, range: Range<Int>) {
    self.name = name
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }
}

/// A use of a name that the fragment does not itself declare, with the path after the name.
///
/// `self` and `Self` are references with those names.
public struct Reference: Sendable, Hashable {
  /// The access to the value at the end of a path.
  public enum Access: Sendable, Hashable {
    /// The value is read. A method called on it may still change it; see `isCallTarget`.
    case read
    /// The value is replaced, on the left side of `=`.
    case write
    /// The value is changed, on the left side of `+=` or as an `&` argument.
    case readWrite
  }

  /// The name at the start of the path.
  public let base: Name

  /// The members after the name, through optional chaining, force unwraps and subscripts: `.timer.duration`.
  public let members: [Member]

  /// The arguments of a call of the name itself: `uuid()`; nil if the name is not called.
  public let baseCall: [Argument]?

  /// Whether a subscript directly follows the name: `rows[id].title`.
  public let baseHasSubscript: Bool

  /// The access to the value at the end of the path; `.read` if the path contains a call.
  public let access: Access

  /// The surroundings of the reference.
  public let surroundings: Surroundings

  /// The range of the path, from the name to the name of its last member, without that member's arguments.
  public var range: Range<Int> {
    base.range.lowerBound..<(members.last ?? Member(base)).range.upperBound
  }

  /// Whether a method is called on the path: `state.results.append(x)`, which may change `state.results`.
  public var isCallTarget: Bool {
    members.contains { $0.call != nil }
  }
}

/// The surroundings of a name's use, as far as they matter to calls.
public struct Surroundings: OptionSet, Sendable, Hashable {
  /// The surroundings as bits.
  public let rawValue: UInt8

  /// Makes surroundings from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The reference is covered by a `try`, `try?` or `try!`.
  public static let tried = Surroundings(rawValue: 1 << 0)
  /// The reference is covered by an `await`.
  public static let awaited = Surroundings(rawValue: 1 << 1)
  /// The reference is in a closure or local function, which no keyword outside of it covers.
  public static let function = Surroundings(rawValue: 1 << 2)
  /// The reference is on the right side of `&&`, `||` or `??`, which cannot contain an `await`.
  public static let deferred = Surroundings(rawValue: 1 << 3)
}

/// A name after a dot.
public struct Member: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String

  /// The range of the name, without the dot.
  public let range: Range<Int>

  /// The arguments of the member's call; nil if the member is not called.
  public let call: [Argument]?

  /// Whether a subscript follows the member, or follows its call if it has one.
  public let hasSubscript: Bool

  init(_ name: Name, call: [Argument]? = nil, hasSubscript: Bool = false) {
    self.name = name.name
    self.range = name.range
    self.call = call
    self.hasSubscript = hasSubscript
  }
}

/// An argument of a call, which may be a trailing closure.
public struct Argument: Sendable, Hashable {
  /// The argument's label, if it has one.
  public let label: Name?

  /// The range of the argument's value.
  public let range: Range<Int>

  /// Whether the argument is a closure after the parentheses.
  public let isTrailingClosure: Bool
}

/// The name of a type in a position where only a type can appear.
public struct TypeName: Sendable, Hashable {
  /// The outermost name: `TimerFeature` in `TimerFeature.State`.
  public let base: Name

  /// The names after the dots.
  public let members: [Name]

  /// The range of the name, without generic arguments.
  public var range: Range<Int> {
    base.range.lowerBound..<(members.last ?? base).range.upperBound
  }
}
