import Foundation

/// Writes a file that declares an empty type for each name that no other file declares.
///
/// - Returns: The path of the file.
public func writeOtherTypes(
  _ names: [String], beside files: [String], in folder: URL
) throws -> String {
  var declared: Set<Substring> = []
  for file in files {
    let words = try String(contentsOfFile: file, encoding: .utf8).split {
      !$0.isLetter && !$0.isNumber && $0 != "_"
    }
    for (keyword, name) in zip(words, words.dropFirst()) {
      if ["struct", "enum", "class", "protocol", "typealias", "macro"].contains(keyword) {
        declared.insert(name)
      }
    }
  }
  let texts = names.filter { !declared.contains($0[...]) }.map { "public enum \($0) {}\n" }
  let file = folder.appendingPathComponent("OtherTypes.swift")
  try Data(texts.joined().utf8).write(to: file)
  return file.path
}
