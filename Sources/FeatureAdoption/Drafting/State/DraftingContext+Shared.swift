import SpecSource
import SpecSwift

extension DraftingContext {
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

extension DraftingContext {
  /// Returns the type of a shared field that only the app's own key shows:
  /// `extension SharedKey where Self == InMemoryKey<Int>.Default`.
  func typeOfSharedKey(_ member: Member) -> String? {
    guard let attribute = member.declaration.attributes.first,
      ["Shared", "SharedReader"].contains(attribute.name),
      let key = attribute.arguments, key.hasPrefix("."), isIdentifier(String(key.dropFirst()))
    else { return nil }
    let protocols = ["SharedKey", "SharedReaderKey", "PersistenceKey", "PersistenceReaderKey"]
    let found = protocols.flatMap { types.members(addedTo: $0) }.filter { member in
      member.declaration.variable?.name == String(key.dropFirst())
        && member.declaration.modifiers.contains("static")
    }
    // With several candidates, any of them could be meant.
    guard found.count == 1, let storage = found[0].storageOfKey else { return nil }
    let withDefault = storage.argument(of: "PersistenceKeyDefault")
    let isDefault = withDefault != nil || storage.hasSuffix(".Default")
    let plain = withDefault ?? String(storage.dropLast(isDefault ? ".Default".count : 0))
    for name in ["AppStorageKey", "FileStorageKey", "InMemoryKey"] {
      guard let type = plain.argument(of: name) else { continue }
      let hasValue = isDefault || type.hasSuffix("?") || member.declaration.variable?.value != nil
      return hasValue ? type : nil
    }
    return nil
  }
}

extension String {
  /// Returns the argument of a generic type with a single argument; nil for other types.
  fileprivate func argument(of name: String) -> String? {
    guard hasPrefix("\(name)<"), hasSuffix(">") else { return nil }
    return String(dropFirst(name.count + 1).dropLast())
  }
}

extension Member {
  /// The type of a key of shared values that an extension of their protocol declares.
  fileprivate var storageOfKey: String? {
    if let type = declaration.variable?.type?.text, type != "Self" { return type }
    let place = declaration.source.range.lowerBound
    guard let owner = file.declarations.first(where: { $0.source.range.contains(place) }),
      let type = owner.type, type.keyword == .extension
    else { return nil }
    let header = words(file.file.text(owner.source.range.lowerBound..<type.interior.lowerBound))
    guard let start = header.firstIndex(of: "where"),
      Array(header[start...].prefix(3)) == ["where", "Self", "=="]
    else { return nil }
    let named = header[(start + 3)...].prefix { $0 != "{" }
    return named.contains(",") ? nil : named.joined()
  }
}
