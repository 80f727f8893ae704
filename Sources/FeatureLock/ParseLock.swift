import SpecSource

/// Reads a lock.
///
/// - Parameter paths: Which paths are the project's; a lock is a file that anybody can write.
/// - Returns: The lock, or the first thing that is wrong with it. A lock is never guessed at: what it does not know for
///   sure might be somebody's edit.
public func parseLock(_ file: SourceFile, _ paths: ProjectPaths = ProjectPaths()) -> Parsed<Lock> {
  var reader = LockReader(file: file, paths: paths)
  let lock = reader.read()
  return Parsed(
    reader.firstProblem == nil ? lock : nil, diagnostics: reader.firstProblem.map { [$0] } ?? [])
}

/// What a broken lock still knows of the project's files: the hashes on both sides of a conflict.
public func salvageLock(
  _ file: SourceFile, _ paths: ProjectPaths = ProjectPaths()
) -> [String: Set<ContentHash>] {
  var reader = LockReader(file: file, paths: paths, readsOn: true)
  _ = reader.read()
  return reader.seen
}

/// Reads the lines of a lock.
private struct LockReader {
  let file: SourceFile
  /// Which paths are the project's.
  let paths: ProjectPaths
  /// Whether it goes on behind what cannot be read.
  let readsOn: Bool
  /// The first thing that is wrong.
  private(set) var firstProblem: Diagnostic?
  /// The hashes of files on all lines that can be read, if it goes on behind others.
  var seen: [String: Set<ContentHash>] = [:]

  private var hasVersion = false
  private var generator: String?
  private var settings: ContentHash?
  private var templates: [String: ContentHash] = [:]
  private var specs: [String: LockInputs.Spec] = [:]
  private var outputs: [String: LockedOutput] = [:]
  private var known: [String: Set<ContentHash>] = [:]

  init(file: SourceFile, paths: ProjectPaths, readsOn: Bool = false) {
    self.file = file
    self.paths = paths
    self.readsOn = readsOn
  }

  /// Reads all lines; nil when something is missing.
  mutating func read() -> Lock? {
    var offset = 0
    let bytes = file.bytes
    while offset < bytes.count, readsOn || firstProblem == nil {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = bytes[offset..<end]
      // A checkout may have converted the line ends.
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if let first = line.first, first != UInt8(ascii: "#") { read(line, at: offset..<end) }
      offset = end + 1
    }
    // One that ends within a line was cut short, even where what is left of the line can be read.
    let isWhole = file.bytes.last == UInt8(ascii: "\n")
    guard isWhole, hasVersion, let generator, let settings, !templates.isEmpty else {
      firstProblem = firstProblem ?? problem("is not whole", at: 0..<0)
      return nil
    }
    let inputs = LockInputs(
      generator: generator, settings: settings, templates: templates, specs: specs)
    return Lock(inputs: inputs, outputs: outputs, known: known)
  }

  private mutating func read(_ line: ArraySlice<UInt8>, at range: Range<Int>) {
    if "<|=>".utf8.contains(where: { line.starts(with: repeatElement($0, count: 7)) }) {
      firstProblem = firstProblem ?? problem("holds a merge conflict", at: range)
      return
    }
    let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if LockWord(rawValue: fields[0]) == .lock, fields.count == 2 {
      hasVersion = true
      if fields[1] != lockVersion { firstProblem = firstProblem ?? newer(at: range) }
    } else if let path = foreignPath(in: fields) {
      firstProblem = firstProblem ?? problem(path, at: range)
    } else if !take(fields) {
      firstProblem = firstProblem ?? problem("cannot be read here", at: range)
    }
  }

  /// What is wrong with the path that a line names, of a generated file or a template set; nil for one of the project.
  private func foreignPath(in fields: [String]) -> String? {
    guard fields.count > 2, let word = LockWord(rawValue: fields[0]),
      [.output, .known, .templates].contains(word), let path = unescaped(fields[2]),
      let problem = paths.problem(with: path.hasSuffix("/") ? String(path.dropLast()) : path)
    else { return nil }
    return "names '\(path)', which \(problem.message)"
  }

  /// Takes a line; false when it says nothing, or something else than a line before it.
  private mutating func take(_ fields: [String]) -> Bool {
    switch LockWord(rawValue: fields[0]) {
    case .generator where fields.count == 2 && generator == nil:
      generator = unescaped(fields[1])
      return generator != nil
    case .settings where fields.count == 2 && settings == nil:
      settings = ContentHash(digits: fields[1])
      return settings != nil
    case .templates where fields.count == 3:
      guard let hash = ContentHash(digits: fields[1]), let name = unescaped(fields[2])
      else { return false }
      return templates.updateValue(hash, forKey: name) == nil
    case .spec where fields.count == 4:
      guard let hash = ContentHash(digits: fields[1]), let path = unescaped(fields[3])
      else { return false }
      let spec = LockInputs.Spec(hash: hash, body: fields[2])
      return specs.updateValue(spec, forKey: path) == nil
    // The specs of an orphan may not be known any more.
    case .output where fields.count >= 3:
      guard let hash = ContentHash(digits: fields[1]), let path = unescaped(fields[2])
      else { return false }
      note(hash, of: path)
      let output = LockedOutput(hash: hash, specs: fields[3...].compactMap(unescaped))
      return outputs.updateValue(output, forKey: path) == nil
        && output.specs.count == fields.count - 3
    case .known where fields.count == 3:
      guard let hash = ContentHash(digits: fields[1]), let path = unescaped(fields[2])
      else { return false }
      note(hash, of: path)
      return known[path, default: []].insert(hash).inserted
    default:
      return false
    }
  }

  /// Keeps the hash of a file, if the lines that can be read are wanted.
  private mutating func note(_ hash: ContentHash, of path: String) {
    if readsOn { seen[path, default: []].insert(hash) }
  }

  private func problem(_ what: String, at range: Range<Int>) -> Diagnostic {
    .error(
      "the lock \(what)", at: span(range),
      hint: """
        once the specs are as they should be, run '\(toolCommand) generate --rebuild-lock'; it makes a new lock and
        overwrites no file that the old one does not know
        """)
  }

  private func newer(at range: Range<Int>) -> Diagnostic {
    .error(
      "the lock was written by a newer featuregen", at: span(range),
      hint: "update featuregen, or run '\(toolCommand) generate --rebuild-lock' with this one")
  }

  /// A place in the lock; finding its line takes a look at everything before it, so it is made for problems only.
  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }
}
