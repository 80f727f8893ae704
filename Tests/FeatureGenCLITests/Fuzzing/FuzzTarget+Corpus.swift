import Foundation
import JSON
import JSONRPC
import SpecSource
import SpecYAML
import TestSupport

extension FuzzTarget {
  /// Returns the inputs with which mutations begin: our own files.
  ///
  /// - Parameter root: The folder of the package.
  func corpus(ofProject root: URL) throws -> [[UInt8]] {
    func files(_ folder: String, _ ending: String) throws -> [[UInt8]] {
      try readFolder(root.appending(path: folder)).filter { $0.key.hasSuffix(ending) }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    switch self {
    case .yaml: return try files("Specs", ".yaml")
    case .spec:
      return try families(of: files("Specs", ".yaml")).map {
        Array($0.joined(separator: Self.separator).utf8)
      }
    case .fragment: return try files("Specs", ".yaml").flatMap(fragments)
    case .template: return try files("Templates", ".mustache")
    case .header:
      return try files("Sources/ExampleFeatures", ".swift").map { file in
        // The target must complete a header whose hash is missing.
        Array(
          String(decoding: file.prefix(1000), as: UTF8.self).replacing(
            /contents \w{12}/, with: "contents ------------"
          ).utf8)
      }
    case .lsp: return try families(of: files("Specs", ".yaml")).flatMap(sessions)
    }
  }

  /// Returns each spec after the specs that it refers to, directly or not, if all of them are short.
  private func families(of files: [[UInt8]]) -> [[String]] {
    let texts = files.map { String(decoding: $0, as: UTF8.self) }
    let named = texts.map { text in
      let names = text.matches(
        of: /^(?:feature|client|model|external|key): *(\w+)/.anchorsMatchLineEndings())
      return (names: names.map(\.1), text: text)
    }
    return texts.map { text in
      var family = [text]
      var index = 0
      while index < family.count {
        let words = Set(family[index].split { !$0.isLetter && !$0.isNumber })
        family += named.filter { !words.isDisjoint(with: $0.names) && !family.contains($0.text) }
          .map(\.text)
        index += 1
      }
      return family
    }.filter { $0.joined().utf8.count < 16_000 }
  }

  /// Returns the texts of a spec.
  private func fragments(of bytes: [UInt8]) -> [[UInt8]] {
    func texts(_ node: YAMLNode) -> [String] {
      switch node.content {
      case .missing: []
      case .scalar(let scalar): [scalar.text]
      case .sequence(let items): items.flatMap(texts)
      case .mapping(let members): members.flatMap { texts($0.value) }
      }
    }
    let root = parseYAML(SourceFile(path: "A.yaml", bytes: bytes)).value
    return root.map { texts($0).filter { $0.utf8.count > 3 }.map { Array($0.utf8) } } ?? []
  }

  /// Returns the messages that a client sends while it has specs open, as lines and as a stream.
  ///
  /// - Parameter specs: The specs; the client's requests are about the first.
  private func sessions(with specs: [String]) -> [[UInt8]] {
    let lineCount = specs[0].count { $0 == "\n" }
    var messages = [
      message("initialize", id: 0, ("capabilities", .object([]))), message("initialized"),
    ]
    let names = specs.map { Self.name(ofSpec: $0.utf8) }
    for (name, spec) in zip(names, specs).reversed() {
      messages.append(message("textDocument/didOpen", of: name, ("text", .text(spec))))
    }
    let questions = ["completion", "hover", "definition", "codeAction"]
    for (id, line) in stride(from: 1, to: lineCount, by: max(1, lineCount / 8)).enumerated() {
      let start = JSONValue.object([("line", .number(line)), ("character", .number(8))])
      let end = JSONValue.object([("line", .number(line)), ("character", .number(9 + id))])
      let range = ("range", JSONValue.object([("start", start), ("end", end)]))
      let change = JSONValue.object([range, ("text", "x")])
      messages += [
        message(
          "textDocument/\(questions[id % 4])", id: id + 1, of: names[0], ("position", end), range),
        message("textDocument/didChange", of: names[0], ("contentChanges", .list([change]))),
      ]
    }
    messages.append(message("shutdown", id: 99))
    let bodies = messages.map(\.compact)
    return [Array(bodies.joined(separator: "\n").utf8), bodies.flatMap(framed)]
  }

  /// Returns a request or, without an id, a notification about a document of a session.
  private func message(
    _ method: String, id: Int? = nil, of spec: String = "A",
    _ params: (key: String, value: JSONValue)...
  ) -> JSONValue {
    let text = params.filter { $0.key == "text" }
    let document = [("uri", .text("file:///p/Specs/\(spec).yaml")), ("version", 1)] + text
    return .object(
      [("jsonrpc", "2.0")] + (id.map { [("id", .number($0))] } ?? []) + [
        ("method", .text(method)),
        ("params", .object([("textDocument", .object(document))] + params)),
      ])
  }
}
