import FeatureProgram
import SpecSource
import SpecSupport
import TestSupport
import Testing

/// A check after a change has the same findings as a check that does not use the previous one.
@Suite("Repeated checks", .onOwnThread)
struct RepeatedCheckTests {
  @Test(
    "find errors that a change of one spec causes in other specs", arguments: ChangedProject.all)
  func changes(_ change: ChangedProject) throws {
    var project = CheckedTwice(ChangedProject.family)
    let before = project.check()
    #expect(before == "", "\(change)")
    try project.replace(change.old, with: change.new, in: change.path)
    let found = project.check()
    #expect(found.contains(change.found), "\(change): \(found)")
    try project.replace(change.new, with: change.old, in: change.path)
    #expect(project.check() == "", "\(change)")
  }

  @Test("link and check only the specs that a change affects")
  func reuse() throws {
    var project = CheckedTwice(ChangedProject.family)
    _ = project.check()
    let before = try #require(project.last?.project)
    try project.replace("state.count += 1", with: "state.count += 2", in: "Specs/Row.yaml")
    _ = project.check()
    let after = try #require(project.last?.project)
    let reused = zip(before.features, after.features).filter { $0 === $1 }.map(\.0.name.value)
    #expect(reused == ["Outer", "Outer.Inner"])
  }

  @Test(
    "find the same errors as a first check after random edits of all specs",
    arguments: Proofs.numbers(to: 72, part: 2))
  func randomEdits(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    let specs = try CorruptedSpec.all()
    var project = CheckedTwice(
      Dictionary(
        uniqueKeysWithValues: specs.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }))
    _ = project.check()
    for number in 1...4 {
      let edit = project.edit(using: &generator)
      _ = project.check()
      #expect(!project.differs, "edit \(number) of seed \(seed): \(edit)")
    }
  }
}

/// A project that is checked twice after each change: once with the previous check, and once without it.
private struct CheckedTwice {
  private var files: [String: SourceFile]
  private let originals: [String: SourceFile]
  private let settings = CorruptedSpec.settings
  private var reader = ProjectReader()
  /// The last check that used the previous one.
  private(set) var last: CheckedProject?
  /// Whether a check that used the previous one had other findings than a check without it.
  private(set) var differs = false

  init(_ texts: [String: String]) {
    files = Dictionary(
      uniqueKeysWithValues: texts.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })
    originals = files
  }

  /// Checks the project both ways.
  ///
  /// - Returns: The findings.
  mutating func check() -> String {
    reader.update(settings: settings, specs: files.sorted { $0.key < $1.key }.map(\.value))
    var (next, other) = (reader.check(after: last), reader.check())
    next.findLint()
    other.findLint()
    let (found, alone) = (summary(of: next), summary(of: other))
    differs = found != alone
    #expect(found == alone)
    last = next
    return found
  }

  private func summary(of checked: CheckedProject) -> String {
    (checked.diagnostics + (checked.findings ?? [])).sortedForPrinting().described
  }

  mutating func replace(_ old: String, with new: String, in path: String) throws {
    let text = String(decoding: try #require(files[path]).bytes, as: UTF8.self)
    try #require(text.contains(old))
    files[path] = SourceFile(path: path, text: text.replacing(old, with: new))
  }

  /// Edits one or two random specs, or undoes all edits of a single spec.
  ///
  /// - Returns: A description of the edits.
  mutating func edit(using generator: inout SeededRandom) -> String {
    let paths = files.keys.sorted()
    return (0...generator.below(2)).map { _ in
      let path = generator.pick(paths)
      var lines = String(decoding: files[path]?.bytes ?? [], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = generator.below(lines.count)
      switch generator.below(6) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: line)
      case 2:
        files[path] = originals[path]
        return "\(path) as it was"
      default:
        let words = lines.flatMap { $0.split { !$0.isLetter } }.map(String.init)
        guard
          let word = lines[line].split(whereSeparator: { !$0.isLetter }).randomElement(
            using: &generator)
        else { break }
        let other = generator.once(in: 2) ? word + "s" : generator.pick(words)[...]
        lines[line] = lines[line].replacing(word, with: other, maxReplacements: 1)
      }
      files[path] = SourceFile(path: path, text: lines.joined(separator: "\n"))
      return "\(path), line \(line + 1): \(lines.indices.contains(line) ? lines[line] : "")"
    }.joined(separator: "; ")
  }
}
