extension String {
  /// Decodes UTF-8; nil where the bytes are none.
  ///
  /// The standard library's own initializer needs macOS 15.
  public init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 is decoded to something else.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
