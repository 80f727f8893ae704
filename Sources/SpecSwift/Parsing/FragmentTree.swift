import SwiftParser
import SwiftSyntax

/// A fragment's syntax tree, parsed in the surroundings that its kind needs.
struct FragmentTree {
  /// The whole tree, surroundings included.
  let root: Syntax

  /// The part of the tree that is the fragment.
  let body: Syntax

  /// How many bytes of surroundings come before the fragment.
  let offset: Int

  /// Whether the surroundings stand where they were put: the fragment neither ends early nor swallows them.
  let isWhole: Bool

  /// Takes a tree and the part of it that is the fragment.
  init(root: some SyntaxProtocol, body: some SyntaxProtocol, offset: Int, isWhole: Bool = true) {
    self.root = Syntax(root)
    self.body = Syntax(body)
    self.offset = offset
    self.isWhole = isWhole
  }

  /// Parses a text as a kind of fragment.
  static func parse(_ text: FragmentText, as kind: FragmentKind) -> FragmentTree {
    switch kind {
    case .expression:
      var parser = Parser(text.text)
      let expression = ExprSyntax.parse(from: &parser)
      return FragmentTree(root: expression, body: expression, offset: 0)
    case .type:
      var parser = Parser(text.text)
      let type = TypeSyntax.parse(from: &parser)
      return FragmentTree(root: type, body: type, offset: 0)
    case .statements:
      let file = Parser.parse(source: text.text)
      return FragmentTree(
        root: file, body: file.statements, offset: 0, isWhole: file.shebang == nil)
    case .conditions:
      return parseConditions(text)
    case .pattern:
      return parsePattern(text)
    }
  }

  /// Parses conditions behind a `guard`; its `else` starts a line of its own, so that no comment swallows it.
  private static func parseConditions(_ text: FragmentText) -> FragmentTree {
    let prefix = "guard "
    var parser = Parser(prefix + text.text + "\nelse{}")
    let root = StmtSyntax.parse(from: &parser)
    let offset = prefix.utf8.count
    guard let statement = root.as(GuardStmtSyntax.self) else {
      return FragmentTree(root: root, body: root, offset: offset, isWhole: false)
    }
    let end = statement.elseKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    return FragmentTree(
      root: root, body: statement.conditions, offset: offset,
      isWhole: end == offset + text.count + 1)
  }

  /// Parses patterns behind a `case`; its `:` starts a line of its own, so that no comment swallows it.
  private static func parsePattern(_ text: FragmentText) -> FragmentTree {
    let prefix = "case "
    var parser = Parser(prefix + text.text + "\n:")
    let root = SwitchCaseSyntax.parse(from: &parser)
    let offset = prefix.utf8.count
    guard case .case(let label) = root.label else {
      return FragmentTree(root: root, body: root, offset: offset, isWhole: false)
    }
    let end = label.colon.positionAfterSkippingLeadingTrivia.utf8Offset
    return FragmentTree(
      root: root, body: label.caseItems, offset: offset,
      isWhole: end == offset + text.count + 1)
  }
}
