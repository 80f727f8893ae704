/// Reads an address that is made of nothing but names and dots, as most are, without a parser.
///
/// - Returns: What parsing would give; nil for anything else, right or wrong.
func plainAddress(_ text: FragmentText) -> Address? {
  var components: [AddressComponent] = []
  components.reserveCapacity(1 + text.text.utf8.count { $0 == UInt8(ascii: ".") })
  var start = 0
  for word in text.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
    let name = String(Substring(word))
    // Keywords are left to the parser: some of them are names behind a dot.
    guard name.utf8.allSatisfy({ $0 < 0x80 }), isIdentifier(name), escapedIdentifier(name) == name,
      escapedMember(name) == name
    else { return nil }
    let end = start + word.count
    components.append(AddressComponent(name: Name(name, range: start..<end), subscriptValue: nil))
    start = end + 1
  }
  return Address(
    source: text.source, start: text.start, components: components, range: 0..<text.count)
}
