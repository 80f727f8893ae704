extension String {
  /// Whether the text has several lines.
  public var isMultiline: Bool { anyByte { $0 == UInt8(ascii: "\n") } }

  /// How many characters the text has: `count`, which takes long to see that all of them are ASCII.
  public var columns: Int {
    let carriageReturn = UInt8(ascii: "\r")
    return allBytes { $0 < 0x80 && $0 != carriageReturn } ? utf8.count : count
  }

  /// The names in a path, of which one may be empty.
  public var pathParts: [Substring] {
    // To take a text apart by bytes takes a tenth of the time that it takes by characters, and in an array a fraction of that.
    Array(utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring(decoding: $0, as: UTF8.self) }
  }
}
