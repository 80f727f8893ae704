/// A text without line breaks, and with one space where it had several.
public func oneLine(_ text: some StringProtocol) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
