import SpecSource

/// The name of the file that says what a template set writes.
public let templateSetManifest = "set.yaml"

/// The ending of the files of templates.
public let templateEnding = ".mustache"

extension ContentHash {
  /// Hashes the files of a template set.
  ///
  /// - Parameters:
  ///   - files: The `set.yaml` and the templates, in any order.
  ///   - base: Those of the set that it stands on; none where it stands alone.
  public init(ofTemplateSet files: [SourceFile], base: [SourceFile]) {
    var bytes: [UInt8] = []
    for file in files.sorted(by: { $0.path < $1.path }) + base.sorted(by: { $0.path < $1.path }) {
      // The length keeps the end of one file from being the beginning of the next.
      bytes += "\(file.path) \(file.bytes.count)\n".utf8
      bytes += file.bytes
    }
    self.init(of: bytes)
  }
}

/// The set that a template set stands on, as the line `base:` of its `set.yaml` says; nil for none.
///
/// It is read from the line alone, so that comparing hashes needs no YAML.
public func baseOfTemplateSet(_ manifest: SourceFile) -> String? {
  let key = Array("base:".utf8)
  let lines = manifest.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  guard let line = lines.first(where: { $0.starts(with: key) }) else { return nil }
  let isNotPartOfName: (UInt8) -> Bool = { #" "'"#.utf8.contains($0) || $0 == UInt8(ascii: "\t") }
  let value = line.dropFirst(key.count).drop(while: isNotPartOfName)
    .prefix { !isNotPartOfName($0) && $0 != UInt8(ascii: "#") }
  return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
}
