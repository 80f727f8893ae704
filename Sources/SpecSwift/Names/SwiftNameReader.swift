import SpecSource
import SwiftParser
import SwiftSyntax

/// Reads the names that Swift in specs uses, and asks what they mean.
///
/// It knows the scopes of Swift, and follows values as far as names show what they are: through members, calls, closures
/// of collections and patterns. It is no compiler; what it cannot follow is unknown.
package struct SwiftNameReader<World: SwiftMeanings> {
  package typealias Meaning = World.Meaning

  /// The meanings of names in the scopes around a place, and the uses found so far.
  package var world: World

  /// A name that the text has declared.
  struct Local {
    var name: String
    var meaning: Meaning?
  }

  /// The names in scope that the text has declared, innermost last.
  var locals: [Local] = []
  /// What `$0`, `$1` and so on are in the closure around.
  var anonymous: [Meaning?] = []
  /// What `return` gives.
  var returned: Meaning?
  /// Whether something is read ahead of its turn; what is in it is read once then, however deep it is.
  var isLookingAhead = false
  /// Where what is parsed begins in the text of the scalar; less than nothing when something was put in front.
  var start = 0

  package init(_ world: World) {
    self.world = world
  }

  /// What can be read.
  package enum Form {
    /// Statements or an expression.
    case statements
    /// What stands behind `guard` and `if`.
    case conditions
    /// What stands behind `case`, for a value.
    case pattern(Meaning?)
    /// A type.
    case type
    /// `Type`, or `Type = value`.
    case typedValue
    /// A path with arguments, whose first name is a member of a value; behind `=` may be what is assigned.
    case path(Meaning)
    /// A text in which `\(…)` holds Swift.
    case interpolated
  }

  /// Reads a text; the names that it declares stay in scope.
  ///
  /// - Parameter wanted: What the value is to be, if it is one.
  /// - Returns: What the value is, if it is one.
  @discardableResult
  package mutating func read(
    _ source: SourcedText, as form: Form, wanted: Meaning? = nil
  ) -> Meaning? {
    let text = FragmentText(source)
    guard text.count > 0, excess(in: text) == nil else { return nil }
    let outer = (returned, start)
    returned = wanted
    let value = withParsingStack(for: text.count) { read(text, form, wanted) }
    (returned, start) = outer
    return value
  }

  private mutating func read(_ text: FragmentText, _ form: Form, _ wanted: Meaning?) -> Meaning? {
    start = text.start
    switch form {
    case .statements:
      return visit(Parser.parse(source: text.text).statements, wanted)
    case .conditions:
      let tree = FragmentTree.parse(text, as: .conditions)
      start -= tree.offset
      tree.body.as(ConditionElementListSyntax.self).map { visit($0) }
    case .pattern(let value):
      let tree = FragmentTree.parse(text, as: .pattern)
      start -= tree.offset
      tree.body.as(SwitchCaseItemListSyntax.self).map { visit($0, matching: value) }
    case .type:
      visitType(FragmentTree.parse(text, as: .type).body)
    case .typedValue: readTypedValue(text)
    case .path(let root): return readPath(text, from: root)
    case .interpolated: readInterpolated(text)
    }
    return nil
  }

  private mutating func readTypedValue(_ text: FragmentText) {
    let prefix = "let x: "
    start -= prefix.utf8.count
    let binding = Parser.parse(source: prefix + text.text).statements.first?.item
      .as(VariableDeclSyntax.self)?.bindings.first
    guard let binding else { return }
    let type = binding.typeAnnotation?.type
    type.map { visitType(Syntax($0)) }
    let value = type.flatMap { world.value(ofType: $0.writtenText) }
    binding.initializer.map { _ = visit($0.value, wanted: value) }
  }

  private mutating func readPath(_ text: FragmentText, from root: Meaning) -> Meaning? {
    // A name that no text declares.
    let name = "rootOfThePath__"
    let prefix = name + "."
    start -= prefix.utf8.count
    let items = Parser.parse(source: prefix + text.text).statements
    locals.append(Local(name: name, meaning: root))
    defer { locals.removeAll { $0.name == name } }
    return visit(items, nil)
  }

  private mutating func readInterpolated(_ text: FragmentText) {
    var offset = 0
    // Each part is read by itself, so that places stay what they are.
    let bytes = Array(text.text.utf8)
    while let opening = bytes[offset...].firstPair(UInt8(ascii: "\\"), UInt8(ascii: "(")) {
      let from = opening + 2
      guard let to = closingParenthesis(in: bytes, from: from) else { return }
      let part = String(decoding: bytes[from..<to], as: UTF8.self)
      let outer = start
      start += from
      visit(Parser.parse(source: part).statements, nil)
      start = outer
      offset = to
    }
  }
}

/// Where the parenthesis is closed that was opened in front of an offset; those in string literals do not count.
private func closingParenthesis(in bytes: [UInt8], from start: Int) -> Int? {
  var depth = 1
  var isInLiteral = false
  for offset in start..<bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "\""): isInLiteral.toggle()
    case UInt8(ascii: "(") where !isInLiteral: depth += 1
    case UInt8(ascii: ")") where !isInLiteral: depth -= 1
    default: break
    }
    if depth == 0 { return offset }
  }
  return nil
}

extension ArraySlice<UInt8> {
  /// Where two bytes stand one behind the other.
  fileprivate func firstPair(_ first: UInt8, _ second: UInt8) -> Int? {
    guard count > 1 else { return nil }
    return (startIndex..<endIndex - 1).first { self[$0] == first && self[$0 + 1] == second }
  }
}

extension SwiftNameReader {
  /// Whether anything was declared, so that it can be taken out of scope again.
  package var mark: Int { locals.count }

  /// Takes what was declared since a mark out of scope.
  package mutating func leave(_ mark: Int) {
    locals.removeSubrange(min(mark, locals.count)...)
  }

  /// Declares a name.
  package mutating func declare(_ name: String, _ meaning: Meaning?) {
    guard name != "_" else { return }
    locals.append(Local(name: name, meaning: meaning))
  }

  /// What a name means: what the text has declared, or the surroundings.
  func lookUp(_ name: String) -> (local: Local?, meaning: Meaning?) {
    if let local = locals.last(where: { $0.name == name }) { return (local, local.meaning) }
    return (nil, world.meaning(of: name))
  }

  /// Reads a name that stands by itself; a name that the text declares itself is no use.
  mutating func use(_ token: TokenSyntax, _ form: SwiftNameUse.Form = .alone) -> Meaning? {
    let name = text(of: token)
    let (local, meaning) = lookUp(name)
    if local == nil { note(token, meaning, form) }
    return meaning
  }

  /// Takes note of a name.
  ///
  /// - Parameter isOpen: Whether it is unknown what stands in front of it.
  mutating func note(
    _ token: TokenSyntax, _ meaning: Meaning?, _ form: SwiftNameUse.Form, isOpen: Bool = false
  ) {
    world.note(
      SwiftNameUse(name: text(of: token), range: range(of: token), form: form, isOpen: isOpen),
      meaning)
  }

  /// The name that a token spells, without backticks.
  func text(of token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  private func range(of token: TokenSyntax) -> Range<Int> {
    let from = token.positionAfterSkippingLeadingTrivia.utf8Offset + start
    return from..<max(from, token.endPositionBeforeTrailingTrivia.utf8Offset + start)
  }
}
