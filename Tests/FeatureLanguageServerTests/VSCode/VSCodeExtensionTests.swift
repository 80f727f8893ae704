import FeatureProgram
import FeatureSpec
import Foundation
import JSON
import SpecSource
import SpecYAML
import TestSupport
import Testing

@testable import FeatureLanguageServer

@Suite("The extension for VS Code")
struct VSCodeExtensionTests {
  private static let folder = repository.appending(path: "Sources/Editors/vscode")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  private func json(_ path: String) throws -> JSONValue {
    try parseJSON(Array(try text(path).utf8))
  }

  private func grammar() throws -> TextMateGrammar {
    try TextMateGrammar(try json("syntaxes/swift-in-yaml.tmLanguage.json"))
  }

  @Test("has the files and the names that its manifest declares")
  func manifest() throws {
    let manifest = try json("package.json")
    let contributes = try #require(manifest["contributes"])
    let grammars = try #require(contributes["grammars"]?.list)
    for grammar in grammars {
      let path = try #require(grammar["path"]?.text)
      #expect(try json(path)["scopeName"]?.text == grammar["scopeName"]?.text)
    }
    let language = try #require(contributes["languages"]?.list?.first)
    _ = try json(try #require(language["configuration"]?.text))
    let script = try text(try #require(manifest["main"]?.text))
    let matchers = (contributes["problemMatchers"]?.list ?? []).compactMap { $0["name"]?.text }
    let names =
      (contributes["commands"]?.list ?? []).compactMap { $0["command"]?.text }
      + (contributes["taskDefinitions"]?.list ?? []).compactMap { $0["type"]?.text }
      + matchers.map { "$\($0)" }
    for name in names + ["featuregen.path", "featuregen.sourcekitLSP"] {
      #expect(script.contains("\"\(name)\""), "\(name)")
    }
    let command = contributes["taskDefinitions"]?.list?.first?["properties"]?["command"]
    let commands = (command?["enum"]?.list ?? []).compactMap { $0.text }
    let list = commands.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(script.contains("const commands = [\(list)];"))
  }

  @Test("has every command that the server's lenses use")
  func clicks() throws {
    let script = try text("extension.js")
    for command in [CodeLenses.Command.test, .open, .uses] {
      #expect(script.contains("\"\(command.rawValue)\": "), "\(command)")
    }
    #expect(script.contains("commands: Object.keys(clicks),"))
  }

  @Test("has a grammar that knows the keys of Swift values")
  func keys() throws {
    let expected = try Self.swiftKeys.get()
    let rules = try grammar().rules
    #expect(rules.count == 4)
    for rule in rules { #expect(Set(rule.keys) == expected, "\(rule.name)") }
  }

  @Test(
    "has a grammar that finds Swift",
    arguments: [
      ("do: state.count += 1", ["state.count += 1"]),
      ("  do: state.a = [1, 2] # why", ["state.a = [1, 2]"]),
      ("  - do: a(b, c)", ["a(b, c)"]),
      ("  - {do: state.a = f(x), send: done}", ["state.a = f(x)", "done"]),
      ("  x: {if: a, do: 'state.a = \"it''s\"', doc: no}", ["a", "state.a = \"it''s\""]),
      ("do: \"state.a = \\\"b\\\"\"", ["state.a = \\\"b\\\""]),
      ("do: |\n  a\n\n    b\nsend: c", ["a", "b", "c"]),
      ("- do: |\n    a\n  send: c", ["a", "c"]),
      ("  guard: >-\n    a,\n    b\n  doc: c", ["a,", "b"]),
      ("with: {_ do: Int}\nundo: a\nredo.do: b", []),
      ("do:\nsend: [a, b]\ncall: *x", []),
      ("call: a#b", ["a#b"]),
    ])
  func lines(text: String, pieces: [String]) throws {
    #expect(try grammar().swift(in: text).map(\.text) == pieces)
  }

  @Test("has a grammar that finds the Swift of the reference specs", arguments: referenceSpecs)
  func references(path: String) throws {
    let file = try referenceFile(path)
    let keys = try Self.swiftKeys.get()
    var pieces: Set<Piece> = []
    collect(try #require(readYAML(file).root), keys, &pieces)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let found = Set(try grammar().swift(in: text))
    #expect(found.subtracting(pieces) == [], "of what is no Swift")
    #expect(pieces.subtracting(found) == [], "missed")
  }

  /// The keys whose values are, or may be, Swift according to the JSON Schema.
  private static let swiftKeys = Result<Set<String>, any Error> {
    let schema = try parseJSON(Array(jsonSchema().utf8))
    let definitions = (schema["$defs"]?.members ?? []).map(\.value)
    let properties = definitions.flatMap { definition in
      ([definition] + (definition["anyOf"]?.list ?? [])).flatMap { $0["properties"]?.members ?? [] }
    }
    return Set(properties.filter { holdsSwift($0.value) }.map(\.key))
  }

  private static func holdsSwift(_ schema: JSONValue) -> Bool {
    schema["type"]?.list?.compactMap(\.text) == ["string", "number", "boolean", "array", "null"]
      || (schema["anyOf"]?.list ?? []).contains(where: holdsSwift)
      || schema["items"].map(holdsSwift) == true
  }

  /// Adds the pieces of Swift after keys of a node, line by line.
  private func collect(_ node: YAMLNode, _ keys: Set<String>, _ pieces: inout Set<Piece>) {
    for item in node.items ?? [] { collect(item, keys, &pieces) }
    for member in node.members ?? [] {
      if keys.contains(member.name), let scalar = member.value.scalar {
        pieces.formUnion(self.pieces(of: scalar, member.value))
      }
      collect(member.value, keys, &pieces)
    }
  }

  private func pieces(of scalar: YAMLScalar, _ node: YAMLNode) -> [Piece] {
    let first = node.startPosition.line
    var lines = node.source.split(separator: "\n", omittingEmptySubsequences: false)
    switch scalar.style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: lines[0] = lines[0].dropFirst().dropLast()
    case .literal, .folded: lines[0] = ""
    }
    return lines.enumerated().map { index, line in
      Piece(line: first + index, text: String(line.drop { $0 == " " }))
    }.filter { !$0.text.isEmpty }
  }
}
