import FeatureSpec
import SpecSource
import SpecSwift

/// A name that a spec declares.
public struct SpecDeclaration: Sendable {
  /// The kind of a declaration, in the words of messages.
  public enum Kind: String, Sendable {
    case feature, client, key, model, type, field, computed, parameter, child, action, procedure
    case endpoint, prompt, button, dependency, generic, test, recording, place
    case enumCase = "case"
  }

  /// The identity of the declaration.
  public var id: DeclarationID
  /// The kind of the declaration.
  public var kind: Kind
  /// The name, without the names before it.
  public var name: String
  /// The place of the declaration.
  public var span: SourceSpan
  /// The other places that declare the name: buttons of several alerts in one place are one action.
  public var others: [SourceSpan] = []

  /// All places that declare the name.
  public var spans: [SourceSpan] { [span] + others }

  /// The places of only the name.
  public var nameSpans: [SourceSpan] {
    spans.map { kind == .test ? $0 : $0.ofName(name) }
  }
}

extension SourceSpan {
  /// Finds the place of a name in a span, without quotes and the names before it.
  func ofName(_ name: String) -> SourceSpan {
    let text = Array(text.utf8)
    let name = Array(name.utf8)
    guard text.count >= name.count else { return self }
    let start = (0...text.count - name.count).last { start in
      let end = start + name.count
      return text[start..<end].elementsEqual(name)
        && (start == 0 || !isNameByte(text[start - 1]))
        && (end == text.count || !isNameByte(text[end]))
    }
    guard let start else { return self }
    let offset = startOffset + start
    return SourceSpan(file: file, offsets: offset..<offset + name.count)
  }
}

/// Whether a byte can be a part of a name in Swift, including the `$` of a projected value.
private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}

extension FeatureProject {
  /// Finds the spec in a file.
  public func spec(at path: String) -> Spec? { index.specs[path] }

  /// Finds the declaration with the given identity; nil for an identity that no spec declares by name.
  public func declaration(of id: DeclarationID) -> SpecDeclaration? {
    specs.lazy.filter { $0.name.value == id.owner }
      .compactMap { $0.declarations.first { $0.id == id } }.first
  }
}
