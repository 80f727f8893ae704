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
  /// The lock as it is written: sorted, a line for each thing, so that merges clash only where both sides changed a thing.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// Whether a file holds this lock.
  ///
  /// The text of a large lock takes much memory, so it is compared line by line and never made as a whole.
  public func isWritten(in bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    for var line in lines {
      guard line.withUTF8({ rest.starts(with: $0) }) else { return false }
      rest = rest.dropFirst(line.utf8.count)
      guard rest.popFirst() == UInt8(ascii: "\n") else { return false }
    }
    return rest.isEmpty
  }

  /// The lines of the text, each made when it is asked for.
  private var lines: some Sequence<String> {
    sections.lazy.flatMap { section in section.keys.lazy.flatMap(section.lines) }
  }

  /// The parts of the text: their words are in order, and so are the keys in each.
  ///
  /// Hashes are behind the paths in this order, for they would shuffle the lines at every change.
  private var sections: [LockSection] {
    [
      LockSection { [lockComment, "\(LockWord.lock.rawValue) \(lockVersion)"] },
      LockSection { [lockLine(.generator, [escaped(inputs.generator)])] },
      LockSection(known.keys) { path, name in
        (known[path] ?? []).map { lockLine(.known, [$0.digits, name]) }.sorted()
      },
      LockSection(outputs.keys) { path, name in
        outputs[path].map {
          [lockLine(.output, [$0.hash.digits, name] + $0.specs.map(escaped))]
        } ?? []
      },
      LockSection { [lockLine(.settings, [inputs.settings.digits])] },
      LockSection(inputs.specs.keys) { path, name in
        inputs.specs[path].map { [lockLine(.spec, [$0.hash.digits, $0.body, name])] } ?? []
      },
      LockSection(inputs.templates.keys) { set, name in
        inputs.templates[set].map { [lockLine(.templates, [$0.digits, name])] } ?? []
      },
    ]
  }
}

/// Some lines of a lock that begin with the same word.
private struct LockSection {
  /// What the lines are about, and how it is written.
  typealias Key = (key: String, name: String)

  let keys: [Key]
  /// The lines about something.
  let lines: (Key) -> [String]

  /// Takes the lines about each of some paths or names, in the order in which these are written.
  init(_ keys: some Collection<String>, _ lines: @escaping (String, String) -> [String]) {
    self.keys = keys.map { ($0, escaped($0)) }.sorted { $0.name < $1.name }
    self.lines = { lines($0.key, $0.name) }
  }

  /// Takes lines that there are once.
  init(_ lines: @escaping () -> [String]) {
    self.init([""]) { _, _ in lines() }
  }
}

/// A line of a lock.
private func lockLine(_ word: LockWord, _ fields: [String]) -> String {
  "\(word.rawValue) \(fields.joined(separator: " "))"
}

/// A path with what would end it on a line written as `%` and two digits.
func escaped(_ path: String) -> String {
  guard path.anyByte({ $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "%") }) else {
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
func unescaped(_ text: String) -> String? {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
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
