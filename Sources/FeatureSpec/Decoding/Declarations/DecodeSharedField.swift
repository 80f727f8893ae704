import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the source of the value of a shared field: `true`, a key in Swift, or a mapping.
  mutating func sharedField(_ node: YAMLNode) -> SharedField? {
    guard case .mapping = node.content else {
      return sharedSource(node).map { SharedField(source: $0, isReader: false) }
    }
    guard let mapping = mapping(node, as: .shared) else { return nil }
    let keys = ["appStorage", "fileStorage", "inMemory", "reader"]
    let present = keys.compactMap { mapping.member($0) }
    guard let first = present.first, present.count == 1 else {
      guard !mapping.isSuspect else { return nil }
      report(
        .exclusiveKeys, "a shared value comes from one place",
        at: present.dropFirst().first?.key.span ?? node.span,
        hint: present.first.map { "take '\($0.name)' or '\(present[1].name)' out" }
          ?? "write 'shared: true', a key in Swift, or one of \(Schema.shared.knownKeys)")
      return nil
    }
    guard first.name == "reader" else {
      return sharedSource(first.name, first.value).map { SharedField(source: $0, isReader: false) }
    }
    guard case .mapping = first.value.content else {
      return sharedSource(first.value).map { SharedField(source: $0, isReader: true) }
    }
    return sharedField(first.value).map { inner in
      if inner.isReader {
        report(
          .wrongValue, "'reader' contains another 'reader'", at: first.key.span,
          hint: "write 'reader' once")
      }
      return SharedField(source: inner.source, isReader: true)
    }
  }

  /// Reads `true` or a key in Swift.
  private mutating func sharedSource(_ node: YAMLNode) -> SharedField.Source? {
    if case .scalar(let scalar) = node.content, scalar.style == .plain {
      if scalar.text == "true" { return .parent }
      if ["appStorage", "fileStorage", "inMemory", "false", ""].contains(scalar.text) {
        report(
          .wrongValue,
          scalar.text.isEmpty
            ? "'shared' does not specify where the value is shared"
            : "'\(scalar.text)' does not specify where the value is shared", at: node.span,
          hint: scalar.text == "false"
            ? "take 'shared' out"
            : "write 'shared: {appStorage: name}', or 'shared: true' if the parent passes it")
        return nil
      }
    }
    let key = fragment(node, .expression)
    return key.isBroken ? nil : .key(key)
  }

  /// Reads the value after the name of a storage.
  private mutating func sharedSource(_ storage: String, _ node: YAMLNode) -> SharedField.Source? {
    if storage == "fileStorage" {
      let url = fragment(node, .expression)
      return url.isBroken ? nil : .fileStorage(url)
    }
    guard let key = text(node, "a key") else { return nil }
    guard !key.value.isEmpty else {
      report(.emptyValue, "the key is missing", at: key.span, hint: "write '\(storage): name'")
      return nil
    }
    return storage == "appStorage" ? .appStorage(key) : .inMemory(key)
  }
}
