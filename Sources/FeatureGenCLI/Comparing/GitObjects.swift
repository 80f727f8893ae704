/// A file of a commit.
struct TreeEntry {
  let object: String
  let path: String

  /// Reads an entry of `git ls-tree`: `100644 blob 9daeafb…` and a path after a tab; nil for an entry that is no
  /// file.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: bytes[..<tab], as: UTF8.self).split(separator: " ")
    // Links and submodules have other modes.
    guard words.count == 3, words[1] == "blob", words[0].hasPrefix("100") else { return nil }
    object = String(words[2])
    path = String(decoding: bytes[(tab + 1)...], as: UTF8.self)
  }
}

/// Reads the answer of `git cat-file --batch`: for each object, a line with its size, its contents and a line break;
/// nil when an object is missing.
func objects(in bytes: [UInt8], count: Int) -> [[UInt8]]? {
  var rest = bytes[...]
  var objects: [[UInt8]] = []
  for _ in 0..<count {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
      rest.distance(from: end, to: rest.endIndex) > size + 1
    else { return nil }
    objects.append(Array(rest[(end + 1)..<(end + 1 + size)]))
    rest = rest[(end + 2 + size)...]
  }
  return objects
}
