import SpecSource

/// The way to an action or to a piece of state: `rows[UUID(0)].isDone`, `path[0].todo.delegate.deleted`.
public struct Address: Sendable {
  /// The scalar that holds it, not necessarily alone.
  public internal(set) var source: SourcedText

  /// The names, with what stands in brackets behind them; at least one.
  public var components: [AddressComponent]

  // Addresses are many, and their texts short.
  private var storedStart: Int32
  private let lowerBound: Int32
  private let upperBound: Int32

  /// Where the text of the ranges starts in `source.text`, in UTF-8 bytes.
  public internal(set) var start: Int {
    get { Int(storedStart) }
    set { storedStart = Int32(clamping: newValue) }
  }

  /// Where the address stands in the text, arguments left out.
  public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// Makes an address of names that stand in a text.
  public init(
    source: SourcedText, start: Int, components: [AddressComponent], range: Range<Int>
  ) {
    self.source = source
    self.components = components
    storedStart = Int32(clamping: start)
    lowerBound = Int32(clamping: range.lowerBound)
    upperBound = Int32(clamping: range.upperBound)
  }

  /// The names with dots between them, without what stands in brackets.
  public var path: String {
    components.map(\.name.name).joined(separator: ".")
  }

  /// The place in the spec of a UTF-8 range of the text.
  public func span(of range: Range<Int>) -> SourceSpan {
    source.span(of: range.lowerBound + start..<range.upperBound + start)
  }

  /// The place in the spec of the address.
  public var span: SourceSpan { span(of: range) }
}

/// A name of an address.
public struct AddressComponent: Sendable {
  /// The name, without backticks, and where it stands.
  public let name: Name

  /// What stands in brackets behind it: `UUID(0)` of `rows[UUID(0)]`.
  public var subscriptValue: SwiftFragment?

  /// What stands in further brackets: `1` of `board[0][1]`.
  public var furtherSubscripts: [SwiftFragment]

  /// Whether the brackets are those of an id: `rows[id: UUID(0)]`.
  public var isIDSubscript: Bool

  /// Whether a `?` stands behind it.
  public var isChained: Bool

  /// Makes a name with nothing behind it.
  public init(_ name: Name) {
    self.name = name
    subscriptValue = nil
    furtherSubscripts = []
    isIDSubscript = false
    isChained = false
  }
}

extension AddressComponent {
  /// The brackets behind the name as they are written, if there are any.
  public var brackets: String {
    guard subscriptValue != nil || !furtherSubscripts.isEmpty else { return "" }
    let first = subscriptValue.map { "[\(isIDSubscript ? "id: " : "")\($0.text)]" } ?? ""
    return first + furtherSubscripts.map { "[\($0.text)]" }.joined()
  }
}

/// An action as `send`, `receive` and `present` name it: an address, with arguments if there are parentheses.
public struct ActionCall: Sendable {
  /// The names before the parentheses.
  public var address: Address

  /// What stands in the parentheses; nil when there are none.
  public var arguments: [CallArgument]?

  // Calls are many, too.
  private let lowerBound: Int32
  private let upperBound: Int32

  /// Where the whole call stands in the address's text.
  public var range: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// The animation of what the action changes, an expression.
  public private(set) var animation: SwiftFragment?

  /// The names before the parentheses.
  public var components: [AddressComponent] { address.components }

  /// The place in the spec of a UTF-8 range of the text.
  public func span(of range: Range<Int>) -> SourceSpan { address.span(of: range) }

  /// The place in the spec of the whole call.
  public var span: SourceSpan { span(of: range) }

  /// The call with an animation, unless it has one of its own.
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
  /// Its label, if it has one, and where it stands in the address's text.
  public let label: Name?

  /// Its value, an expression.
  public var value: SwiftFragment
}

/// A binding that a test sends: `height = "170"`.
public struct Assignment: Sendable {
  /// The field, possibly a child's.
  public var address: Address

  /// What it is set to, an expression.
  public internal(set) var value: SwiftFragment
}
