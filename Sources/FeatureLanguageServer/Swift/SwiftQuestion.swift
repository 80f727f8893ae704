import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// A request about a place in the Swift of a spec that waits for its answer.
struct SwiftQuestion: Sendable {
  /// The kind of a request.
  enum Kind: String, Sendable {
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case signatureHelp = "textDocument/signatureHelp"
    case definition = "textDocument/definition"
    case typeDefinition = "textDocument/typeDefinition"
    case implementation = "textDocument/implementation"
    case references = "textDocument/references"

    /// Whether the request is sent while people type.
    var isForTyping: Bool { self == .completion || self == .signatureHelp }

    /// Whether the request is sent in addition to an answer from the specs.
    func isAsked(having own: JSONValue) -> Bool {
      if case .definition = self, case .null = own { return true }
      return self != .definition
    }
  }

  let kind: Kind
  /// The answer from the specs.
  let own: JSONValue
  /// The root of the project.
  let root: String
  let document: OpenDocument
  let encoding: PositionEncoding
  /// The code of the spec, with the text that is being typed.
  let code: SpecCode
  /// The generated file of the request.
  let map: CodeMap
  /// The offset in the spec.
  let offset: Int
  /// The place in the code.
  let place: SpecCode.Place
  let context: JSONValue?

  /// The parameters for Swift's language server.
  var params: JSONValue {
    let uri = fileURI(ofPath: "\(root)/\(map.path)")
    return .object(omittingNil: [
      ("textDocument", .object([("uri", .text(uri))])),
      ("position", PositionEncoding.utf16.position(of: place.offset, in: map.file)),
      (
        "context",
        kind == .references ? context ?? .object([("includeDeclaration", .flag(true))]) : nil
      ),
    ])
  }

  /// Returns the answer for the client.
  ///
  /// - Parameter theirs: The answer of Swift's language server; nil for no answer.
  func answer(_ theirs: JSONValue?, _ server: inout LanguageServer) -> JSONValue {
    guard let theirs else { return own }
    switch kind {
    case .completion: return SwiftCompletion(question: self).merged(theirs)
    case .hover: return hover(theirs)
    case .signatureHelp: return theirs
    case .definition, .typeDefinition, .implementation:
      return .list(server.placesInSpecs(theirs))
    case .references:
      return .list(distinct((own.list ?? []) + server.placesInSpecs(theirs)))
    }
  }

  /// Finds the scalar's range for a range of the code; nil for code that comes from no single scalar.
  func scalarRange(_ range: JSONValue?) -> SpecCode.ScalarRange? {
    guard let range, let offsets = try? range.offsets(in: map.file, .utf16) else { return nil }
    return code.scalarRange(of: offsets, in: map)
  }

  /// Returns the explanation from the specs, followed by Swift's explanation where that adds something.
  private func hover(_ theirs: JSONValue) -> JSONValue {
    guard let text = theirs["contents"]?["value"]?.text ?? theirs["contents"]?.text else {
      return own
    }
    guard let known = own["contents"]?["value"]?.text else {
      let contents: JSONValue = .object([("kind", "markdown"), ("value", .text(text))])
      let range = scalarRange(theirs["range"])?.spec
      return .object(omittingNil: [
        ("contents", contents), ("range", range.map { encoding.range(of: $0, in: document.file) }),
      ])
    }
    // Both explanations show the declaration.
    let fence = "\n```"
    let more = text.ranges(of: fence).last.map { text[$0.upperBound...] } ?? text[...]
    let words = more.drop { $0.isWhitespace }
    guard !words.isEmpty, known.firstRange(of: words) == nil else { return own }
    let contents: JSONValue = .object([
      ("kind", "markdown"), ("value", .text("\(known)\n\n---\n\n\(words)")),
    ])
    return .object(omittingNil: [("contents", contents), ("range", own["range"])])
  }
}

/// Returns the values without duplicates of earlier ones.
private func distinct(_ values: [JSONValue]) -> [JSONValue] {
  var seen: Set<String> = []
  return values.filter { seen.insert($0.compact).inserted }
}
