import FeatureSpec
import JSON
import JSONRPC
import SpecSource

extension Word {
  /// The explanation of the word, as the protocol has it; nil when nothing is known.
  func hover(in file: SourceFile, _ encoding: PositionEncoding) -> JSONValue? {
    guard let text = key?.markdown ?? candidate?.markdown else { return nil }
    return .object([
      ("contents", .object([("kind", "markdown"), ("value", .text(text))])),
      ("range", encoding.range(of: range, in: file)),
    ])
  }
}

extension ExpectedKey {
  /// What the key holds, with an example.
  fileprivate var markdown: String {
    let required = isRequired ? " (required)" : ""
    return "`\(name)` holds \(holds)\(required).\n\n```yaml\n\(example)\n```"
  }
}

extension Candidate {
  /// What it is, whose, and what is said about it.
  fileprivate var markdown: String {
    var parts = ["```swift\n\(signature)\n```"]
    if !documentation.isEmpty { parts.append(documentation.joined(separator: "\n")) }
    if let owner { parts.append("*\(owner)*") }
    return parts.joined(separator: "\n\n")
  }
}
