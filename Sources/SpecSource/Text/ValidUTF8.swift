extension String {
  /// Makes a text from UTF-8; nil if the bytes are invalid.
  ///
  /// The standard library's own initializer needs macOS 15.
  public init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes are decoded to other bytes.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
