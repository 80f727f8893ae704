import SpecSource
import SpecSwift
import Testing

/// The contents of a Swift file as values.
@Suite("Reading Swift")
struct SwiftReaderTests {
  private func read(_ text: String) throws -> ReadSwiftFile {
    try #require(readSwift(SourceFile(path: "File.swift", bytes: Array(text.utf8))))
  }

  private func statements(_ text: String) throws -> [Statement] {
    let file = try read("func f() {\n\(text)\n}")
    return try #require(file.declarations.first?.function?.body)
  }

  private func expression(_ text: String) throws -> Expression {
    guard case .expression(let value) = try statements(text).first?.kind else {
      throw Mismatch()
    }
    return value
  }

  private struct Mismatch: Error {}

  @Test("reads declarations with attributes, modifiers and members")
  func declarations() throws {
    let file = try read(
      """
      import Foundation
      @Reducer
      public struct Counter<Value>: Reducer, Sendable {
        @Dependency(\\.uuid) private var uuid
        let first = 1, second: Int
        enum Action { case up, set(_ value: Int = 1) }
        #if DEBUG
          var name = ""
        #endif
      }
      extension Counter.Action: Equatable {}
      """)
    #expect(file.imports == ["Foundation"])
    let counter = try #require(file.declarations.first { $0.has("Reducer") })
    #expect(counter.has("Reducer"))
    #expect(counter.modifiers == ["public"])
    let type = try #require(counter.type)
    #expect(type.inherited == ["Reducer", "Sendable"])
    #expect(type.generics == "<Value>")
    #expect(type.members.compactMap(\.variable?.name) == ["uuid", "first", "second"])
    #expect(type.members[0].attributes.first?.arguments == "\\.uuid")
    #expect(type.members[1].variable?.value?.source.text == "1")
    let cases = try #require(type.members[3].type).members.compactMap(\.enumCase)
    #expect(cases.map(\.name) == ["up", "set"])
    #expect(cases[1].payload.map(\.text) == ["_ value: Int = 1"])
    guard case .conditional(let inner) = type.members[4].kind else { throw Mismatch() }
    #expect(inner.compactMap(\.variable?.name) == ["name"])
    #expect(file.declarations.last?.type?.name == "Counter.Action")
  }

  @Test("distinguishes getters and observers of a property")
  func accessors() throws {
    let file = try read(
      """
      var short: Int { 1 }
      var long: Int { get { 2 } set { print(newValue) } }
      var observed = 1 { didSet { print(oldValue) } }
      """)
    let variables = file.declarations.compactMap(\.variable)
    #expect(variables.map { $0.getter?.first?.source.text } == ["1", "2", nil])
    #expect(variables.map(\.isObserved) == [false, false, true])
  }

  @Test("finds the exact range of a declaration")
  func places() throws {
    let text = "  // Comment\n  let größe = 1 // end"
    let variable = try #require(try read(text).declarations.first)
    let bytes = Array(text.utf8)[variable.source.range]
    #expect(String(decoding: bytes, as: UTF8.self) == variable.source.text)
    #expect(variable.source.text == "let größe = 1")
  }

  @Test("reads trailing closures as arguments of their call")
  func calls() throws {
    let value = try expression(
      "try await api.load(from: place) { [id] item, _ in item } catch: { $0 }")
    #expect(value.marks == ["try", "await"])
    guard case .call(let callee, let arguments) = value.unmarked.kind else { throw Mismatch() }
    #expect(callee.source.text == "api.load")
    #expect(arguments.map(\.label) == ["from", nil, "catch"])
    #expect(arguments[1].closure?.parameters == ["item", "_"])
    #expect(arguments[1].closure?.captures.map(\.text) == ["id"])
    #expect(arguments[2].closure?.body.first?.source.text == "$0")
  }

  @Test("gives assignments and choices the lowest precedence")
  func operators() throws {
    guard
      case .assignment(let target, by: "+=", let value) = try expression(
        "a.b += c == 1 ? 2 : 3 + 4"
      ).kind
    else { throw Mismatch() }
    #expect(target.source.text == "a.b")
    guard case .choice(let condition, let first, let second) = value.kind else { throw Mismatch() }
    #expect([condition, first, second].map(\.source.text) == ["c == 1", "2", "3 + 4"])
    guard case .other(let parts) = try expression("a <= b").kind else { throw Mismatch() }
    #expect(parts.count == 3)
  }

  @Test("reads an 'if' with 'else if' as a single choice with several branches")
  func branches() throws {
    guard
      case .branching(let choice) = try expression(
        "if a { b() } else if let c { d() } else { e() }"
      ).kind
    else { throw Mismatch() }
    #expect(choice.branches.map(\.label?.text) == ["a", "let c", nil])
    #expect(choice.isExhaustive)
    guard case .branching(let open) = try expression("if a { b() }").kind else { throw Mismatch() }
    #expect(!open.isExhaustive)
  }

  @Test("reads patterns with 'let' at any position")
  func patterns() throws {
    let text = """
      switch action {
      case .plain, .child(.presented(.delegate(let value))): break
      case let .pair(first, _) where first > 1: break
      case .binding(\\.$name): break
      #if DEBUG
      case .debug: break
      #endif
      default: break
      }
      """
    guard case .branching(let choice) = try expression(text).kind else { throw Mismatch() }
    #expect(choice.subject?.source.text == "action")
    #expect(choice.hasConditionalCases)
    #expect(
      choice.branches.map { $0.patterns.map(words) } == [
        ["plain", "child(presented(delegate(let value)))"], ["pair(let first, _)"],
        ["binding(\\.$name)"], ["debug"], [],
      ])
    #expect(choice.branches.map(\.isConditional) == [false, true, false, false, false])
  }

  private func words(_ pattern: Pattern) -> String {
    switch pattern {
    case .binding(let name): "let \(name)"
    case .anything: "_"
    case .enumCase(let name, nil): name
    case .enumCase(let name, let inner?): "\(name)(\(inner.map(words).joined(separator: ", ")))"
    case .other(let text): text
    }
  }

  @Test("finds the statements that return from their function")
  func returns() throws {
    let all = try statements(
      """
      if a { return }
      for b in c { if d { return } }
      e { return 1 }
      func g() { return }
      do { try h() } catch { return }
      """)
    #expect(all.map(\.returns) == [true, true, false, false, true])
  }

  @Test("returns exactly the words in a range")
  func words() throws {
    let file = try read("func f() { first(second) }\nlet third = self")
    let body = try #require(file.declarations.first?.function?.body?.first)
    #expect(Array(file.words(in: body.source.range)) == ["first", "second"])
    #expect(Array(file.words(in: 0..<0)).isEmpty)
  }

  @Test("does not read a file with syntax errors")
  func errors() {
    #expect(readSwift(SourceFile(path: "File.swift", bytes: Array("struct {".utf8))) == nil)
  }

  @Test("reads a deeply nested file without a stack overflow")
  func depth() throws {
    let text = "let a = " + String(repeating: "-", count: 2000).map { _ in "try " }.joined() + "b"
    let file = try read(text)
    #expect(file.declarations.count == 1)
  }
}
