import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the first value of a shared field. Generated initializers take a reference to it.
  func withoutReference(_ text: String) -> String {
    for name in ["Shared", "SharedReader"]
    where text.hasPrefix("\(name)(value: ") && text.hasSuffix(")") {
      return String(text.dropFirst(name.count + 8).dropLast())
    }
    return text
  }

  /// Returns the source of a field's value that several features share; nil when the field is the feature's own.
  func sharedSource(_ member: Member) throws(NotDrafted) -> SpecDraft? {
    let attributes = member.declaration.attributes.filter { $0.name != "ObservationStateIgnored" }
    guard let attribute = attributes.first, ["Shared", "SharedReader"].contains(attribute.name)
    else {
      return nil
    }
    guard attributes.count == 1 else {
      throw NotDrafted("a shared field with another attribute", at: member.span)
    }
    let source = try sharedSource(attribute.arguments, member)
    return attribute.name == "Shared" ? source : .keys(("reader", source))
  }

  private func sharedSource(_ arguments: String?, _ member: Member) throws(NotDrafted) -> SpecDraft
  {
    guard let arguments else { return "true" }
    let text = arguments.onOneLine
    let pieces = swiftPieces(of: text.utf8).filter { !$0.isComment }
    // An argument with a label is a value, and no key.
    guard pieces.count < 2 || pieces[1].text != ":" else {
      throw NotDrafted("a shared field with a value instead of a key", at: member.span)
    }
    for storage in ["appStorage", "fileStorage", "inMemory"] {
      guard text.hasPrefix(".\(storage)("), text.hasSuffix(")") else { continue }
      let inner = String(text.dropFirst(storage.count + 2).dropLast())
      if storage == "fileStorage" {
        guard inner.isOneExpression else { break }
        return .keys((storage, .text(inner, at: member.span)))
      }
      guard inner.utf8.count > 2, inner.hasPrefix("\""), inner.hasSuffix("\""),
        !inner.dropFirst().dropLast().contains(where: { "\"\\".contains($0) })
      else { break }
      return .keys((storage, .text(String(inner.dropFirst().dropLast()), at: member.span)))
    }
    return .text(text, at: member.span)
  }
}

extension SpecDraft {
  /// Whether the value of a shared field is a parameter of the state's initializer.
  var isHandedOver: Bool { text == "true" || self["reader"]?.text == "true" }
}

extension String {
  /// Whether the text is a single expression: no comma separates arguments, no label names it, and its brackets are
  /// balanced.
  fileprivate var isOneExpression: Bool {
    var depth = 0
    for piece in swiftPieces(of: utf8) where !piece.isComment {
      if ["(", "[", "{"].contains(piece.text) { depth += 1 }
      if [")", "]", "}"].contains(piece.text) { depth -= 1 }
      if depth < 0 || depth == 0 && [",", ":"].contains(piece.text) { return false }
    }
    return !isEmpty
  }
}
