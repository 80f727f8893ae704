import SpecSource

/// Returns the path of a file by its URI; nil for a URI that names no file of this machine.
func path(ofFileURI uri: String) -> String? {
  let scheme = "file://"
  guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
  let rest = uri.dropFirst(scheme.count)
  guard let slash = rest.firstIndex(of: "/") else { return nil }
  let host = rest[..<slash].lowercased()
  guard host.isEmpty || host == "localhost" else { return nil }
  return withoutPercents(rest[slash...].utf8)
}

/// Returns the URI of a file by its absolute path.
func fileURI(ofPath path: String) -> String {
  "file://" + percentEncoded(path)
}

/// Replaces each escape such as `%20` in a text by its byte; nil where the result is not UTF-8.
private func withoutPercents(_ text: Substring.UTF8View) -> String? {
  var bytes: [UInt8] = []
  var index = text.startIndex
  while index < text.endIndex {
    let digits = text[text.index(after: index)...].prefix(2)
    if text[index] == UInt8(ascii: "%"), digits.count == 2,
      let byte = UInt8(String(Substring(digits)), radix: 16)
    {
      bytes.append(byte)
      index = digits.endIndex
    } else {
      bytes.append(text[index])
      index = text.index(after: index)
    }
  }
  return String(validUTF8: bytes)
}
