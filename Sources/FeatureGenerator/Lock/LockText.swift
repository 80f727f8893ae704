/// The words that lines of a lock begin with.
enum LockWord: String {
  case lock, generator, known, output, settings, spec, templates
}

/// What the first line of a lock says.
let lockComment =
  "# What 'featuregen generate' wrote, and from what. Commit this file; do not edit it."

/// The version of the lock's format.
let lockVersion = "1"

extension Lock {
  /// The lock as it is written: one line each, sorted, so that merges meet only where the same thing has changed.
  public var text: String {
    var lines = [
      [LockWord.generator.rawValue, escaped(inputs.generator)],
      [LockWord.settings.rawValue, inputs.settings.digits],
    ]
    for (name, hash) in inputs.templates {
      lines.append([LockWord.templates.rawValue, hash.digits, escaped(name)])
    }
    for (path, spec) in inputs.specs {
      lines.append([LockWord.spec.rawValue, spec.hash.digits, spec.body, escaped(path)])
    }
    for (path, output) in outputs {
      lines.append(
        [LockWord.output.rawValue, output.hash.digits, escaped(path)] + output.specs.map(escaped))
    }
    for (path, hashes) in known {
      lines += hashes.map { [LockWord.known.rawValue, $0.digits, escaped(path)] }
    }
    return ([lockComment, "\(LockWord.lock.rawValue) \(lockVersion)"] + sorted(lines))
      .map { $0 + "\n" }.joined()
  }

  /// Lines in the order of their words, then of their paths; hashes would shuffle them at every change.
  private func sorted(_ lines: [[String]]) -> [String] {
    lines.sorted { left, right in
      (left[0], left.pathField, left.joined()) < (right[0], right.pathField, right.joined())
    }
    .map { $0.joined(separator: " ") }
  }
}

extension [String] {
  /// The path that a line is about.
  fileprivate var pathField: String {
    switch LockWord(rawValue: self[0]) {
    case .spec: self[3]
    case .output, .known, .templates: self[2]
    case .lock, .generator, .settings, nil: ""
    }
  }
}

/// A path with what would end it on a line written as `%` and two digits.
func escaped(_ path: String) -> String {
  guard path.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "%") }) else {
    return path
  }
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The path that was written with `escaped`; nil when there is none like it.
func unescaped(_ text: Substring) -> String? {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    guard rest.count >= 2, let value = UInt8(digits, radix: 16) else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(decoding: bytes, as: UTF8.self)
}
