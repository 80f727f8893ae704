/// Reads an address of names and dots only, without a parser. Most addresses are of this form.
///
/// - Parameter memo: The addresses that were parsed before.
/// - Returns: The result that parsing would have; nil for any other text, right or wrong.
func plainAddress(_ text: FragmentText, _ memo: FragmentMemo?) -> Address? {
  guard text.text.allBytes({ $0.isWordByte || $0 == dot }) else { return nil }
  let known = memo?.addresses[text.text, nil, []]
  guard let components = known ?? components(of: text.text) else { return nil }
  if known == nil { memo?.addresses[text.text, nil, []] = components }
  return Address(
    source: text.source, start: text.start, components: components, range: 0..<text.count)
}

/// Returns the names between the dots.
private func components(of text: String) -> [AddressComponent]? {
  let bytes = Array(text.utf8)
  var components: [AddressComponent] = []
  components.reserveCapacity(1 + bytes.count { $0 == dot })
  for word in bytes.split(separator: dot, omittingEmptySubsequences: false) {
    let name = String(decoding: word, as: UTF8.self)
    // Keywords are left to the parser, because some keywords are names after a dot.
    guard isIdentifier(name), escapedIdentifier(name) == name, escapedMember(name) == name else {
      return nil
    }
    components.append(AddressComponent(Name(name, range: word.indices)))
  }
  return components
}

private let dot = UInt8(ascii: ".")
