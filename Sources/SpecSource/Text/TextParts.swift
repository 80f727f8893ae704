extension String {
  /// Whether the text has several lines.
  public var isMultiline: Bool { anyByte { $0 == UInt8(ascii: "\n") } }

  /// The number of characters in the text. Unlike this, `count` is slow to recognize that all of them are ASCII.
  public var columns: Int {
    let carriageReturn = UInt8(ascii: "\r")
    return allBytes { $0 < 0x80 && $0 != carriageReturn } ? utf8.count : count
  }

  /// The components of a path, which may be empty.
  public var pathParts: [Substring] {
    // A split by bytes takes a tenth of the time of a split by characters, and an array of bytes a fraction of that.
    Array(utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring(decoding: $0, as: UTF8.self) }
  }
}
