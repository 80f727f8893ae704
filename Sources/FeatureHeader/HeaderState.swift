/// The hashes in the header of a generated file.
public struct HeaderState: Sendable, Equatable {
  /// The hash of the spec that the file comes from.
  public var spec: ContentHash
  /// The hash of the file, without the line that contains the state.
  public var contents: ContentHash

  private static let specWord = "spec "
  private static let contentsWord = ", contents "
  /// The placeholder for the second hash, until the file is complete.
  private static let placeholder = String(repeating: "-", count: ContentHash.length)

  /// Reads the state in a line; nil for a line without a state.
  init?(in line: ArraySlice<UInt8>) {
    let line = line.prefix(200)
    guard let start = line.indices.first(where: { line[$0...].starts(with: Self.specWord.utf8) })
    else { return nil }
    let digits = line[start...].dropFirst(Self.specWord.utf8.count)
    let next = digits.dropFirst(ContentHash.length)
    guard next.starts(with: Self.contentsWord.utf8),
      let spec = ContentHash(digits: digits.prefix(ContentHash.length)),
      let contents = ContentHash(
        digits: next.dropFirst(Self.contentsWord.utf8.count).prefix(ContentHash.length))
    else { return nil }
    (self.spec, self.contents) = (spec, contents)
  }

  /// Returns the text of the state in a file that is not complete yet.
  ///
  /// - Parameter spec: The hash of the spec.
  public static func text(ofSpec spec: ContentHash) -> String {
    "\(specWord)\(spec)\(contentsWord)\(placeholder)"
  }

  /// Completes a generated file: its header receives the hash of its contents.
  ///
  /// - Returns: The complete file; nil if the state does not follow the first comment of the header.
  public static func seal(_ file: [UInt8]) -> [UInt8]? {
    guard let (_, first) = GeneratedHeader.specAndLine(in: file) else { return nil }
    let start = min(first.endIndex + 1, file.endIndex)
    let line = file[start...].prefix { $0 != UInt8(ascii: "\n") }
    let wanted = Array("\(contentsWord)\(placeholder)".utf8)
    let offsets = line.indices.dropLast(max(wanted.count - 1, 0))
    guard let offset = offsets.first(where: { line[$0...].starts(with: wanted) }) else {
      return nil
    }
    let hash = Array(hash(of: file, without: line).description.utf8)
    var sealed = file
    let end = offset + wanted.count
    sealed.replaceSubrange(end - hash.count..<end, with: hash)
    return HeaderState(in: sealed[line.indices]) == nil ? nil : sealed
  }

  /// Returns a generated file without the hashes in its header, so that they make no difference. Any other file is
  /// unchanged.
  public static func withoutHashes(_ file: [UInt8]) -> [UInt8] {
    guard let (_, first) = GeneratedHeader.specAndLine(in: file) else { return file }
    let rest = file[first.endIndex...].dropFirst()
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")), HeaderState(in: rest[..<end]) != nil
    else { return file }
    return Array(file[..<rest.startIndex] + file[end...])
  }

  /// Returns the hash of a file without a line.
  static func hash(of file: [UInt8], without line: ArraySlice<UInt8>) -> ContentHash {
    ContentHash(of: [file[..<line.startIndex], file[line.endIndex...]])
  }
}
