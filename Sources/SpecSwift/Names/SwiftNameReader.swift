import SpecSource
import SwiftParser
import SwiftSyntax

/// Reads the names that the Swift code of specs uses, and determines their meanings.
///
/// The reader knows the scopes of Swift. It follows values through members, calls, closures of collections and
/// patterns, as far as names show their meanings. It is no compiler: a meaning that it cannot follow is unknown.
package struct SwiftNameReader<World: SwiftMeanings> {
  package typealias Meaning = World.Meaning

  /// The meanings of names in the surrounding scopes, and the uses found so far.
  package var world: World

  /// A name that the text has declared.
  struct Local {
    var name: String
    var meaning: Meaning?
  }

  /// The names in scope that the text has declared, those of the innermost scope last.
  var locals: [Local] = []
  /// The meanings of `$0`, `$1` and so on in the surrounding closure.
  var anonymous: [Meaning?] = []
  /// The meaning of the value that `return` is expected to return.
  var returned: Meaning?
  /// Whether an expression is being read ahead of its turn. In such an expression, no other is read ahead, so that
  /// the contents are read once, regardless of their depth.
  var isLookingAhead = false
  /// The offset of the parsed text in the fragment; negative if text was added before the fragment.
  var start = 0

  package init(_ world: World) {
    self.world = world
  }

  /// Reads a fragment. The names that it declares stay in scope.
  ///
  /// - Parameters:
  ///   - wanted: The expected meaning of the value, if known.
  ///   - value: The meaning of the value that a pattern matches.
  /// - Returns: The meaning of the fragment's value, if it has one.
  @discardableResult
  package mutating func read(
    _ fragment: SwiftFragment, wanted: Meaning? = nil, matching value: Meaning? = nil
  ) -> Meaning? {
    let text = FragmentText(fragment)
    guard text.count > 0, excess(in: text) == nil else { return nil }
    let outer = (returned, start)
    returned = wanted
    defer { (returned, start) = outer }
    return withParsingStack(for: text.count) { read(text, fragment.kind, wanted, matching: value) }
  }

  private mutating func read(
    _ text: FragmentText, _ kind: FragmentKind, _ wanted: Meaning?, matching value: Meaning?
  ) -> Meaning? {
    start = 0
    switch kind {
    case .expression, .statements:
      return visit(Parser.parse(source: text.text).statements, wanted)
    case .conditions:
      let tree = FragmentTree.parse(text, as: .conditions)
      start -= tree.offset
      tree.body.as(ConditionElementListSyntax.self).map { visit($0) }
    case .pattern:
      let tree = FragmentTree.parse(text, as: .pattern)
      start -= tree.offset
      tree.body.as(SwitchCaseItemListSyntax.self).map { visit($0, matching: value) }
    case .type:
      visitType(FragmentTree.parse(text, as: .type).body)
    }
    return nil
  }
}

extension SwiftNameReader {
  /// The number of declared names, as a mark for the removal of later names from scope.
  package var mark: Int { locals.count }

  /// Returns the names that were declared since a mark.
  package func declared(since mark: Int) -> [(name: String, meaning: Meaning?)] {
    locals[min(mark, locals.count)...].map { ($0.name, $0.meaning) }
  }

  /// Removes the names that were declared since a mark from scope.
  package mutating func leave(_ mark: Int) {
    locals.removeSubrange(min(mark, locals.count)...)
  }

  /// Declares a name.
  package mutating func declare(_ name: String, _ meaning: Meaning?) {
    guard name != "_" else { return }
    locals.append(Local(name: name, meaning: meaning))
  }

  /// Returns the meaning of a name: its local declaration, or the meaning in the surroundings.
  func lookUp(_ name: String) -> (local: Local?, meaning: Meaning?) {
    if let local = locals.last(where: { $0.name == name }) { return (local, local.meaning) }
    return (nil, world.meaning(of: name))
  }

  /// Reads a name that is used by itself. A name that the text itself declares is not noted as a use.
  mutating func use(_ token: TokenSyntax, _ form: SwiftNameUse.Form = .alone) -> Meaning? {
    let name = text(of: token)
    let (local, meaning) = lookUp(name)
    if local == nil { note(token, meaning, form) }
    return meaning
  }

  /// Notes the use of a name.
  ///
  /// - Parameter isOpen: Whether the meaning of the expression before the name is unknown.
  mutating func note(
    _ token: TokenSyntax, _ meaning: Meaning?, _ form: SwiftNameUse.Form, isOpen: Bool = false
  ) {
    world.note(
      SwiftNameUse(name: text(of: token), range: range(of: token), form: form, isOpen: isOpen),
      meaning)
  }

  /// Returns the name that a token spells, without backticks.
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
