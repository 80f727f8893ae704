import SpecSource

/// The path to an action or to a part of the state: `rows[UUID(0)].isDone`, `path[0].todo.delegate.deleted`.
public struct Address: Sendable {
  /// The scalar that contains the address, possibly together with other text.
  public internal(set) var source: SourcedText

  /// The names with their subscripts, in order; at least one.
  public var components: [AddressComponent]

  // Addresses are many and their texts are short.
  private var storedStart: Int32
  private let lowerBound: Int32
  private let upperBound: Int32

  /// The start of the text that the ranges refer to, in UTF-8 bytes of `source.text`.
  public internal(set) var start: Int {
    get { Int(storedStart) }
    set { storedStart = Int32(clamping: newValue) }
  }

  /// The range of the address in the text, without arguments.
  public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// Makes an address of names found in a text.
  public init(
    source: SourcedText, start: Int, components: [AddressComponent], range: Range<Int>
  ) {
    self.source = source
    self.components = components
    storedStart = Int32(clamping: start)
    lowerBound = Int32(clamping: range.lowerBound)
    upperBound = Int32(clamping: range.upperBound)
  }

  /// The names joined by dots, without their subscripts.
  public var path: String {
    components.map(\.name.name).joined(separator: ".")
  }

  /// Returns the span in the spec of a UTF-8 range of the text.
  public func span(of range: Range<Int>) -> SourceSpan {
    source.span(of: range.lowerBound + start..<range.upperBound + start)
  }

  /// The span of the address in the spec.
  public var span: SourceSpan { span(of: range) }
}

/// A name of an address.
public struct AddressComponent: Sendable {
  /// The name, without backticks, and its range.
  public let name: Name

  /// The value in the brackets after the name: `UUID(0)` in `rows[UUID(0)]`.
  public var subscriptValue: SwiftFragment?

  /// The values in further brackets: `1` in `board[0][1]`.
  public var furtherSubscripts: [SwiftFragment]

  /// Whether the brackets contain an id: `rows[id: UUID(0)]`.
  public var isIDSubscript: Bool

  /// Whether a `?` follows the name.
  public var isChained: Bool

  /// Makes a component of a name alone.
  public init(_ name: Name) {
    self.name = name
    subscriptValue = nil
    furtherSubscripts = []
    isIDSubscript = false
    isChained = false
  }
}

extension AddressComponent {
  /// The brackets after the name as they are written; empty without a subscript.
  public var brackets: String {
    guard subscriptValue != nil || !furtherSubscripts.isEmpty else { return "" }
    let first = subscriptValue.map { "[\(isIDSubscript ? "id: " : "")\($0.text)]" } ?? ""
    return first + furtherSubscripts.map { "[\($0.text)]" }.joined()
  }
}

/// An action as `send`, `receive` and `present` specify it: an address, with arguments if it has parentheses.
public struct ActionCall: Sendable {
  /// The address before the parentheses.
  public var address: Address

  /// The arguments in the parentheses; nil without parentheses.
  public var arguments: [CallArgument]?

  // Calls are many, too.
  private let lowerBound: Int32
  private let upperBound: Int32

  /// The range of the whole call in the address's text.
  public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// The animation of the changes that the action makes, an expression.
  public private(set) var animation: SwiftFragment?

  /// The components of the address before the parentheses.
  public var components: [AddressComponent] { address.components }

  /// Returns the span in the spec of a UTF-8 range of the text.
  public func span(of range: Range<Int>) -> SourceSpan { address.span(of: range) }

  /// The span of the whole call in the spec.
  public var span: SourceSpan { span(of: range) }

  /// Returns the call with an animation, unless the call already has one.
  public func animated(by animation: SwiftFragment?) -> ActionCall {
    var call = self
    call.animation = self.animation ?? animation
    return call
  }

  /// Makes a call without an animation.
  init(address: Address, arguments: [CallArgument]?, range: Range<Int>) {
    self.address = address
    self.arguments = arguments
    lowerBound = Int32(clamping: range.lowerBound)
    upperBound = Int32(clamping: range.upperBound)
    animation = nil
  }
}

/// An argument of an action.
public struct CallArgument: Sendable {
  /// The argument's label, if it has one, with its range in the address's text.
  public let label: Name?

  /// The argument's value, an expression.
  public var value: SwiftFragment
}

/// A binding that a test sends: `height = "170"`.
public struct Assignment: Sendable {
  /// The field that is set, possibly a child's.
  public var address: Address

  /// The new value of the field, an expression.
  public internal(set) var value: SwiftFragment
}
