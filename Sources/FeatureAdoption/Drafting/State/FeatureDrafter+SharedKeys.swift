import SpecSource
import SpecSwift

extension FeatureDrafter {
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
