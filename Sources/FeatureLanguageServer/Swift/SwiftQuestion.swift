import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// A request about a place in the Swift of a spec, while its answer is waited for.
struct SwiftQuestion: Sendable {
  /// What is asked.
  enum Kind: String, Sendable {
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case signatureHelp = "textDocument/signatureHelp"
    case definition = "textDocument/definition"
    case typeDefinition = "textDocument/typeDefinition"
    case implementation = "textDocument/implementation"
    case references = "textDocument/references"

    /// Whether it is asked while somebody types.
    var isForTyping: Bool { self == .completion || self == .signatureHelp }

    /// Whether it is asked where the specs have an answer.
    func isAsked(having own: JSONValue) -> Bool {
      if case .definition = self, case .null = own { return true }
      return self != .definition
    }
  }

  let kind: Kind
  /// The answer of the specs.
  let own: JSONValue
  /// The root of the project.
  let root: String
  let document: OpenDocument
  let encoding: PositionEncoding
  /// The code of the spec, with what is being typed.
  let code: SpecCode
  /// The file that is asked about.
  let map: CodeMap
  /// The place in the spec.
  let offset: Int
  /// The same place in the code.
  let place: SpecCode.Place
  let context: JSONValue?

  /// What Swift's language server is asked.
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

  /// The answer for the client.
  ///
  /// - Parameter theirs: What Swift's language server has answered; nil for nothing.
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

  /// Where a range of the code stands in the spec; nil where it does not.
  func scalarRange(_ range: JSONValue?) -> SpecCode.ScalarRange? {
    guard let range, let offsets = try? range.offsets(in: map.file, .utf16) else { return nil }
    return code.scalarRange(of: offsets, in: map)
  }

  /// The explanation of the specs, with that of Swift below it where it says more.
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
    // Both show the declaration.
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

/// Values without those that came before.
private func distinct(_ values: [JSONValue]) -> [JSONValue] {
  var seen: Set<String> = []
  return values.filter { seen.insert($0.compact).inserted }
}
