/// Reads an address that is made of nothing but names and dots, as most are, without a parser.
///
/// - Parameter memo: What is known of addresses that were parsed before.
/// - Returns: What parsing would give; nil for anything else, right or wrong.
func plainAddress(_ text: FragmentText, _ memo: FragmentMemo?) -> Address? {
  guard text.text.allBytes({ $0.isWordByte || $0 == dot }) else { return nil }
  let known = memo?.addresses[text.text, nil, []]
  guard let components = known ?? components(of: text.text) else { return nil }
  if known == nil { memo?.addresses[text.text, nil, []] = components }
  return Address(
    source: text.source, start: text.start, components: components, range: 0..<text.count)
}

/// The names between the dots.
private func components(of text: String) -> [AddressComponent]? {
  let bytes = Array(text.utf8)
  var components: [AddressComponent] = []
  components.reserveCapacity(1 + bytes.count { $0 == dot })
  for word in bytes.split(separator: dot, omittingEmptySubsequences: false) {
    let name = String(decoding: word, as: UTF8.self)
    // Keywords are left to the parser: some of them are names behind a dot.
    guard isIdentifier(name), escapedIdentifier(name) == name, escapedMember(name) == name else {
      return nil
    }
    components.append(AddressComponent(Name(name, range: word.indices)))
  }
  return components
}

private let dot = UInt8(ascii: ".")
