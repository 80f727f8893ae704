/// A single-line Swift string literal of an arbitrary text.
///
/// Control characters, line separators and bidirectional controls become `\u{…}`, so that the literal reads as what it
/// is; `\(` is not an interpolation.
public func escapedStringLiteral(_ text: String) -> String {
  "\"" + escapedStringContents(text) + "\""
}

/// What stands between the quotes of a single-line Swift string literal of an arbitrary text.
public func escapedStringContents(_ text: String) -> String {
  var literal = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case "\0": literal += "\\0"
    default:
      if isShownMisleadingly(scalar) {
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal
}

/// A text in which control characters and bidirectional controls are written as `\u{…}`, so that it can stand in a comment
/// and reads as what it is. Tabs stay.
public func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isShownMisleadingly) else { return text }
  var visible = ""
  for scalar in text.unicodeScalars {
    if isShownMisleadingly(scalar) {
      visible += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

/// Whether a scalar has no look of its own or changes that of others; a terminal may even obey it.
public func isShownMisleadingly(_ scalar: Unicode.Scalar) -> Bool {
  forbiddenKind(of: scalar) != nil
}
