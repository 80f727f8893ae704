import FeatureSpec
import JSON
import JSONRPC
import SpecSource

extension Word {
  /// Returns the explanation of the word, in the form of the protocol; nil when the word is unknown.
  func hover(in file: SourceFile, _ encoding: PositionEncoding) -> JSONValue? {
    let described = candidate.map {
      NameDescription(meaning: $0, project: names.lookup.project).markdown
    }
    return (key?.markdown ?? described).map { .hover($0, over: range, in: file, encoding) }
  }
}

extension JSONValue {
  /// Makes an explanation of a name, in the form of the protocol.
  static func hover(
    _ markdown: String, over range: Range<Int>, in file: SourceFile, _ encoding: PositionEncoding
  ) -> JSONValue {
    .object([
      ("contents", .object([("kind", "markdown"), ("value", .text(markdown))])),
      ("range", encoding.range(of: range, in: file)),
    ])
  }
}

extension ExpectedKey {
  /// The description of the key's value, with an example.
  fileprivate var markdown: String {
    let required = isRequired ? " (required)" : ""
    return "`\(name)` holds \(holds)\(required).\n\n```yaml\n\(example)\n```"
  }
}

extension NameDescription {
  /// The signature, the documentation and the owner as Markdown.
  var markdown: String {
    var parts = ["```swift\n\(signature)\n```"]
    if !documentation.isEmpty { parts.append(documentation.joined(separator: "\n")) }
    if let owner { parts.append("*\(owner)*") }
    return parts.joined(separator: "\n\n")
  }
}
