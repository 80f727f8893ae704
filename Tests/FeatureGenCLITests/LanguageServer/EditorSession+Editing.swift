import Foundation
import Testing

// The actions of an editor.

extension EditorSession {
  /// Opens a file, with the text on disk unless the caller passes another text.
  func open(_ path: String, _ text: String? = nil) throws {
    let text = try text ?? folder.text(path)
    versions[path] = 1
    texts[path] = text
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": "yaml", "version": 1, "text": text,
        ]
      ])
  }

  /// Replaces some text in a file, like a person who types.
  func type(_ new: String, over old: String, in path: String) throws {
    let text = try #require(texts[path])
    let range = try #require(text.range(of: old))
    try change(
      [
        [
          "range": [
            "start": position(range.lowerBound, in: text),
            "end": position(range.upperBound, in: text),
          ], "text": new,
        ]
      ], in: path, leaving: text.replacingCharacters(in: range, with: new))
  }

  /// Replaces the whole text of a file.
  func replace(_ path: String, by text: String) throws {
    try change([["text": text]], in: path, leaving: text)
  }

  private func change(_ changes: [[String: Any]], in path: String, leaving text: String) throws {
    versions[path, default: 0] += 1
    texts[path] = text
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": versions[path] ?? 0],
        "contentChanges": changes,
      ])
  }

  /// Closes a file.
  func close(_ path: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": uri(path)]])
  }

  /// Notifies the server of a change on disk.
  func noteChange(of path: String) throws {
    try notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": uri(path), "type": 2]]])
  }

  /// Returns the version of a file in the editor.
  func version(of path: String) -> Int { versions[path] ?? 0 }

  /// Returns the position of an index, in UTF-16.
  private func position(_ index: String.Index, in text: String) -> [String: Any] {
    let before = text[..<index]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") }
    let start = before.utf8.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
    return [
      "line": line, "character": text[(start ?? text.startIndex)..<index].utf16.count,
    ]
  }

  /// Sends a request about the place after some text of a file.
  func ask(
    _ method: String, after text: String, in path: String, with more: [String: Any] = [:]
  ) throws -> Int {
    let whole = try #require(texts[path])
    let range = try #require(whole.range(of: text))
    let place: [String: Any] = [
      "textDocument": ["uri": uri(path)], "position": position(range.upperBound, in: whole),
    ]
    return try ask("textDocument/\(method)", place.merging(more) { $1 })
  }

  /// Returns the names that the server offers after some text of a file.
  func completions(after text: String, in path: String) throws -> [String] {
    let answer = try answer(to: try ask("completion", after: text, in: path))
    return answer["result"].array.compactMap { $0["label"].string }
  }

  /// Returns the hover text for the word before a place.
  func hover(after text: String, in path: String) throws -> String? {
    let answer = try answer(to: try ask("hover", after: text, in: path))
    return answer["result"]["contents"]["value"].string
  }

  /// Returns the definitions of the word before a place, as `path:line`, counted from one.
  func definitions(after text: String, in path: String) throws -> [String] {
    let result = try answer(to: try ask("definition", after: text, in: path))["result"]
    let places = result["uri"].isThere ? [result] : result.array
    return places.map { place in
      let path = (place["uri"].string ?? "").dropFirst(uri("").count)
      return "\(path):\((place["range"]["start"]["line"].int ?? -1) + 1)"
    }
  }

  /// Returns the edits that the server offers at a place, or for the whole file.
  func actions(at text: String, in path: String, only kinds: [String]? = nil) throws -> [JSON] {
    let whole = try #require(texts[path])
    let range = try #require(whole.range(of: text))
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let kinds { context["only"] = kinds }
    let place = position(range.lowerBound, in: whole)
    return try request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri(path)], "range": ["start": place, "end": place],
        "context": context,
      ])["result"].array
  }

  /// Waits until the diagnostics of a file satisfy a condition.
  func wait(
    _ path: String, _ location: SourceLocation = #_sourceLocation,
    until holds: ([JSON]) -> Bool
  ) throws {
    while !holds(diagnostics[path] ?? []) {
      guard let message = try next() else {
        Issue.record(
          "it does not come to that: \(diagnostics[path] ?? [])", sourceLocation: location)
        throw CancellationError()
      }
      inbox.append(message)
    }
  }

  /// Waits until a file has an error whose message contains some text.
  func wait(
    for text: String, in path: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(path, location) { $0.contains { $0["message"].string?.contains(text) == true } }
  }
}

/// A JSON value, as Foundation reads it.
struct JSON: CustomStringConvertible {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSON { array.indices.contains(index) ? array[index] : JSON(nil) }
  var array: [JSON] { (value as? [Any])?.map(JSON.init) ?? [] }
  var string: String? { value as? String }
  var int: Int? { value as? Int }
  var isNull: Bool { value is NSNull }
  var isThere: Bool { value != nil }
  var description: String { value.map { "\($0)" } ?? "nothing" }
}

/// Returns a text with some edits applied, whose places are lines and UTF-16 units.
func applying(_ edits: [JSON], to text: String) -> String {
  var lines = text.components(separatedBy: "\n")
  for edit in edits.reversed() {
    guard let line = edit["range"]["start"]["line"].int,
      edit["range"]["end"]["line"].int == line,
      let start = edit["range"]["start"]["character"].int,
      let end = edit["range"]["end"]["character"].int
    else { continue }
    let units = Array(lines[line].utf16)
    let new = Array((edit["newText"].string ?? "").utf16)
    lines[line] = String(decoding: units[..<start] + new + units[end...], as: UTF16.self)
  }
  return lines.joined(separator: "\n")
}
