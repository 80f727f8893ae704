import FeatureSpec
import SpecSource
import SpecYAML
import Testing

@testable import FeatureLanguageServer

@Suite("Places")
struct PlaceFinderTests {
  /// Returns the place at the bar in a text.
  private func place(_ text: String) throws -> SpecPlace {
    let bar = try #require(text.firstIndex(of: "¦"))
    let offset = text[..<bar].utf8.count
    let file = SourceFile(path: "x.yaml", text: text.replacing("¦", with: ""))
    return PlaceFinder.place(at: offset, in: file)
  }

  @Test(
    "a place is found by its line and indentation",
    arguments: [
      ("¦", "", "entry:"), ("fea¦", "", "entry:fea"), ("feature: Cou¦", "feature", "value:Cou"),
      ("a:\n  b¦", "a", "entry:b"), ("a:\n  b:\n¦", "", "entry:"), ("a:\n  b:\n  ¦", "a", "entry:"),
      ("a:\n  b:\n    ¦", "a b", "entry:"), ("a:\n  b: 1\n  c: ¦", "a c", "value:"),
      ("a:\n- x: 1\n  y: ¦", "a - y", "value:"), ("a:\n  - x: 1\n    ¦", "a -", "entry:"),
      ("a:\n- ¦", "a -", "entry:"), ("a:\n- b\n- c¦", "a -", "entry:c"),
      ("a:\n- - b¦", "a - -", "entry:b"),
      ("a:\n- b: |\n    x\n    y¦", "a - b", "value:    x\n    y"),
      ("a: |\n  x\n¦\n  y", "a", "value:  x\n"), ("a: |\n  x\n¦", "", "entry:"),
      ("a: |\n  x\nb: ¦", "b", "value:"), ("a: 'it''s ¦", "a", "value:it''s "),
      ("a: 'x' ¦", "a", "nothing:"), ("a: x # c¦", "a", "nothing:"), ("# a¦", "", "nothing:"),
      ("a: \"x\\\"y¦", "a", "value:x\\\"y"), ("'a.b': ¦", "a.b", "value:"),
      ("a:\r\n  b: ¦", "a b", "value:"), ("\u{FEFF}a: ¦", "a", "value:"),
      ("a:\n  rows[x].y: ¦", "a rows[x].y", "value:"), ("a: b: c¦", "a", "value:b: c"),
    ])
  func knowsLines(text: String, path: String, rest: String) throws {
    let place = try place(text)
    #expect(written(place.path) == path)
    #expect("\(place.role):\(place.text)" == rest)
  }

  @Test(
    "a place within brackets is found by commas and colons",
    arguments: [
      ("a: {¦", "a", "entry:"), ("a: {b¦", "a", "entry:b"), ("a: {b: ¦", "a b", "value:"),
      ("a: {b: c, ¦", "a", "entry:"), ("a: {b: {c: d}, e: ¦", "a e", "value:"),
      ("a: [b, c¦", "a -", "entry:c"), ("a: [{b: ¦", "a - b", "value:"),
      ("a: {b: 'x, y', c: ¦", "a c", "value:"), ("a: {b: 'x, ¦", "a b", "value:x, "),
      ("a: {b: f(\"x\"), c: ¦", "a c", "value:"), ("a: {b: [1, 2], c: ¦", "a c", "value:"),
      ("a: {b: c} ¦", "a", "nothing:"), ("a: {\n  b: 1,\n  c¦", "a", "entry:c"),
      ("a: {b: 1\nc: ¦", "c", "value:"), ("- {a: ¦", "- a", "value:"),
      ("x:\n  a: {b: 1\n  c:\n    d¦", "x c", "entry:d"), ("a: {b: {c: 1¦", "a b c", "value:1"),
      ("a: {b: rows[0].x¦", "a b", "value:rows[0].x"), ("a: {'b': ¦", "a b", "value:"),
    ])
  func knowsBrackets(text: String, path: String, rest: String) throws {
    let place = try place(text)
    #expect(written(place.path) == path)
    #expect("\(place.role):\(place.text)" == rest)
  }

  @Test("the neighboring keys of a place are found above and below it")
  func knowsSiblings() throws {
    #expect(try place("a:\n  b: 1\n  ¦\n  c:\n    d: 2\n  e: 3\nf: 4").siblings == ["b", "c", "e"])
    #expect(try place("a: 1\n¦\nb: 2").siblings == ["a", "b"])
    #expect(try place("a:\n  - b: 1\n    ¦\n    c: 2\n  - d: 3").siblings == ["b", "c"])
    #expect(try place("a: {b: 1, c: 2, ¦").siblings == ["b", "c"])
  }

  @Test(
    "every value of the reference specs is found at its place in YAML", arguments: referenceSpecs)
  func agreesWithYAML(path: String) throws {
    let file = try referenceFile(path)
    let root = try #require(parseYAML(file).value)
    var count = 0
    func check(_ node: YAMLNode, at path: [PlaceStep]) {
      switch node.content {
      case .scalar(let scalar) where scalar.style == .plain && !scalar.text.isEmpty:
        let place = PlaceFinder.place(at: node.span.end.offset, in: file)
        #expect(place.path == path, "\(node.span)")
        #expect(place.text == scalar.text, "\(node.span)")
        count += 1
      case .scalar(let scalar) where scalar.style == .literal || scalar.style == .singleQuoted:
        let inside = PlaceFinder.place(at: node.span.end.offset - 1, in: file)
        #expect(inside.path == path && inside.role != .nothing, "\(node.span)")
        count += 1
      case .scalar, .missing: break
      case .sequence(let items): for item in items { check(item, at: path + [.item]) }
      case .mapping(let members):
        for member in members {
          let place = PlaceFinder.place(at: member.key.span.start.offset, in: file)
          #expect(place.path == path && place.role == .entry, "\(member.key.span)")
          check(member.value, at: path + [.key(member.name)])
        }
      }
    }
    check(root, at: [])
    #expect(count > 0)
  }
}

/// Writes a path as words, with a dash for an entry of a list.
private func written(_ path: [PlaceStep]) -> String {
  path.map { step in
    switch step {
    case .key(let name): name
    case .item: "-"
    }
  }.joined(separator: " ")
}
