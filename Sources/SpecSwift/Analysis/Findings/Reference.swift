/// A name and where it stands in the fragment's text, in UTF-8 bytes.
public struct Name: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String

  // Names are many, and fragments short.
  private let start: Int32
  private let end: Int32

  /// Where it stands, backticks included.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// Makes a name.
  public init(_ name: String, range: Range<Int>) {
    self.name = name
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }
}

/// A use of a name that the fragment does not declare itself, with the path behind it.
///
/// `self` and `Self` come as references of those names.
public struct Reference: Sendable, Hashable {
  /// What is done to the value that the path leads to.
  public enum Access: Sendable, Hashable {
    /// It is read; a method called on it may still change it, see `isCallTarget`.
    case read
    /// It is replaced: the left side of `=`.
    case write
    /// It is changed: the left side of `+=`, an `&` argument.
    case readWrite
  }

  /// The name itself.
  public let base: Name

  /// What is reached through it, through optional chaining, force unwraps and subscripts: `.timer.duration`.
  public let members: [Member]

  /// The arguments when the name itself is called: `uuid()`.
  public let baseCall: [Argument]?

  /// Whether a subscript follows the name itself: `rows[id].title`.
  public let baseHasSubscript: Bool

  /// What is done to the value at the path's end; `.read` when a call stands in the path.
  public let access: Access

  /// What surrounds it.
  public let surroundings: Surroundings

  /// Where the path stands: from the name to its last member's name, that member's arguments left out.
  public var range: Range<Int> {
    base.range.lowerBound..<(members.last ?? Member(base)).range.upperBound
  }

  /// Whether a method is called on the path: `state.results.append(x)`, which may change `state.results`.
  public var isCallTarget: Bool {
    members.contains { $0.call != nil }
  }
}

/// What surrounds a use of a name, as far as calls need to know.
public struct Surroundings: OptionSet, Sendable, Hashable {
  /// The surroundings as bits.
  public let rawValue: UInt8

  /// Makes surroundings of their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A `try`, `try?` or `try!` covers it.
  public static let tried = Surroundings(rawValue: 1 << 0)
  /// An `await` covers it.
  public static let awaited = Surroundings(rawValue: 1 << 1)
  /// It stands in a closure or local function, which no keyword outside covers.
  public static let function = Surroundings(rawValue: 1 << 2)
  /// It stands on the right of `&&`, `||` or `??`, which is evaluated where nothing can wait.
  public static let deferred = Surroundings(rawValue: 1 << 3)
}

/// A name behind a dot.
public struct Member: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String

  /// Where the name stands, the dot left out.
  public let range: Range<Int>

  /// The arguments when the member is called there.
  public let call: [Argument]?

  /// Whether a subscript follows, behind the call if there is one.
  public let hasSubscript: Bool

  init(_ name: Name, call: [Argument]? = nil, hasSubscript: Bool = false) {
    self.name = name.name
    self.range = name.range
    self.call = call
    self.hasSubscript = hasSubscript
  }
}

/// An argument of a call, trailing closures included.
public struct Argument: Sendable, Hashable {
  /// Its label, if it has one.
  public let label: Name?

  /// Where its value stands.
  public let range: Range<Int>

  /// Whether it is a closure behind the parentheses.
  public let isTrailingClosure: Bool
}

/// A type's name where only a type can stand.
public struct TypeName: Sendable, Hashable {
  /// The outermost name: `TimerFeature` of `TimerFeature.State`.
  public let base: Name

  /// The names behind the dots.
  public let members: [Name]

  /// Where the name stands, generic arguments left out.
  public var range: Range<Int> {
    base.range.lowerBound..<(members.last ?? base).range.upperBound
  }
}
