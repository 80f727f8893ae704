import FeatureRuntime
import Foundation

/// Writes the literal or call that makes a value of a common type; nil for a value of any other type.
func literal(of value: Any) -> String? {
  switch value {
  case let value as Bool: return "\(value)"
  case let value as any BinaryInteger: return "\(value)"
  case let value as any BinaryFloatingPoint: return literal(ofNumber: Double(value), "\(value)")
  case let value as String: return literal(ofText: value)
  case let value as Substring: return literal(ofText: String(value))
  case let value as StackElementID: return "\(value.number)"
  case let value as EffectError: return "EffectError(\(literal(ofText: value.description)))"
  case let value as Date where value == .distantPast: return "Date.distantPast"
  case let value as Date where value == .distantFuture: return "Date.distantFuture"
  case let value as Date:
    let seconds = value.timeIntervalSince1970
    return "Date(timeIntervalSince1970: \(literal(ofNumber: seconds, "\(seconds)")))"
  case let value as UUID: return literal(ofID: value)
  case let value as URL:
    return value.isFileURL
      ? "URL(fileURLWithPath: \(literal(ofText: value.path)))"
      : "URL(string: \(literal(ofText: value.absoluteString)))!"
  case let value as Duration: return literal(ofDuration: value)
  case let value as any CustomNSError where type(of: value).errorDomain == "NSURLErrorDomain":
    return literal(ofURLError: value.errorCode)
  case let value as TextState: return literal(ofText: value.text)
  case is Void: return "()"
  default: return nil
  }
}

private func literal(ofNumber number: Double, _ text: String) -> String {
  if number.isNaN { return ".nan" }
  if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func literal(ofText text: String) -> String {
  "\""
    + text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }.joined() + "\""
}

private func literal(ofID id: UUID) -> String {
  let digits = id.uuidString.filter { $0 != "-" }
  if let number = Int(digits, radix: 16), UUID(number) == id { return "UUID(\(number))" }
  return "UUID(uuidString: \"\(id.uuidString)\")!"
}

private func literal(ofDuration duration: Duration) -> String {
  let (seconds, rest) = duration.components
  guard rest != 0 else { return ".seconds(\(seconds))" }
  return ".nanoseconds(\(seconds * 1_000_000_000 + rest / 1_000_000_000))"
}

/// Writes the error of a code; the names are Foundation's, some parts of which are not imported here.
private func literal(ofURLError code: Int) -> String {
  let names = [
    -1: "unknown", -999: "cancelled", -1000: "badURL", -1001: "timedOut", -1002: "unsupportedURL",
    -1003: "cannotFindHost", -1004: "cannotConnectToHost", -1005: "networkConnectionLost",
    -1009: "notConnectedToInternet", -1011: "badServerResponse", -1017: "cannotParseResponse",
  ]
  return names[code].map { "URLError(.\($0))" }
    ?? "URLError(URLError.Code(rawValue: \(code)))"
}
