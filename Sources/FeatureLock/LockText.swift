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
      LockLine(.generator, [escaped(inputs.generator)]),
      LockLine(.settings, [inputs.settings.digits]),
    ]
    for (name, hash) in inputs.templates {
      let name = escaped(name)
      lines.append(LockLine(.templates, path: name, [hash.digits, name]))
    }
    for (path, spec) in inputs.specs {
      let path = escaped(path)
      lines.append(LockLine(.spec, path: path, [spec.hash.digits, spec.body, path]))
    }
    for (path, output) in outputs {
      let path = escaped(path)
      lines.append(
        LockLine(
          .output, path: path, [output.hash.digits, path] + output.specs.map(escaped)))
    }
    for (path, hashes) in known {
      let path = escaped(path)
      lines += hashes.map { LockLine(.known, path: path, [$0.digits, path]) }
    }
    var text = "\(lockComment)\n\(LockWord.lock.rawValue) \(lockVersion)\n"
    for line in lines.sorted() {
      text += line.text
      text += "\n"
    }
    return text
  }
}

/// A line of a lock; they stand in the order of their words, then of their paths: hashes would shuffle them at every change.
private struct LockLine: Comparable {
  let word: String
  let path: String
  let text: String

  init(_ word: LockWord, path: String = "", _ fields: [String]) {
    self.word = word.rawValue
    self.path = path
    text = "\(word.rawValue) \(fields.joined(separator: " "))"
  }

  static func < (left: LockLine, right: LockLine) -> Bool {
    (left.word, left.path, left.text) < (right.word, right.path, right.text)
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
