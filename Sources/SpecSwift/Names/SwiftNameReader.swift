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
  /// The offset of the parsed text in the fragment; negative where text was added before the fragment.
  var start = 0

  package init(_ world: World) {
    self.world = world
  }

  /// Reads a fragment; the names that it declares stay in scope.
  ///
  /// - Parameters:
  ///   - wanted: The expected value, if it is known.
  ///   - value: The value that a pattern is for.
  /// - Returns: The value of the fragment, if it has one.
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
  /// Whether anything was declared, so that it can be taken out of scope again.
  package var mark: Int { locals.count }

  /// The names that were declared since a mark.
  package func declared(since mark: Int) -> [(name: String, meaning: Meaning?)] {
    locals[min(mark, locals.count)...].map { ($0.name, $0.meaning) }
  }

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
