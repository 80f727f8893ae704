import SpecSwift

extension ReadSwiftFile {
  /// The indentation of members in the file; two spaces if the file indents nothing.
  var indentation: String {
    let members = declarations.lazy.compactMap(\.type).flatMap(\.members)
    for member in members {
      let start = member.source.range.lowerBound
      let line = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let blanks = file.bytes[line..<start]
      if !blanks.isEmpty, blanks.allSatisfy(\.isBlank) {
        return String(decoding: blanks, as: UTF8.self)
      }
    }
    return "  "
  }
}
