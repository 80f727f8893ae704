/// Returns a text without line breaks, and with a single space in place of consecutive white space.
public func oneLine(_ text: some StringProtocol) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
