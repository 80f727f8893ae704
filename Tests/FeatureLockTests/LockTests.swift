import FeatureLock
import SpecSource
import Testing

@Suite("The lock as a file")
struct LockTests {
  private func parse(_ text: String) -> Parsed<Lock> {
    parseLock(SourceFile(path: "Specs/featuregen.lock", text: text))
  }

  /// A lock of two specs, and of files with these contents.
  private static func lock(_ files: [String: String]) -> Lock {
    let specs = ["Specs/A.yaml": "feature: A\na\n", "Specs/B.yaml": "feature: B\nb\n"]
    return Lock(
      inputs: LockInputs(
        generator: "1.0.0", settings: ContentHash(of: [1]),
        templates: ["runtime": ContentHash(of: [2])],
        specs: Dictionary(
          uniqueKeysWithValues: specs.map { path, text in
            (path, LockInputs.Spec(of: SourceFile(path: path, text: text)))
          })),
      outputs: files.mapValues {
        LockedOutput(hash: ContentHash(of: Array($0.utf8)), specs: specs.keys.sorted())
      })
  }

  private let lock = lock(["A.swift": "a", "Sources/My App/B %.swift": "b"])

  @Test("is read as it was written, whatever stands in paths")
  func roundTrip() {
    var lock = lock
    lock.known["A.swift"] = [ContentHash(of: [1]), ContentHash(of: [2])]
    lock.outputs["line\nbreak\u{7F}ü"] = lock.outputs["A.swift"]
    let parsed = parse(lock.text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value == lock)
    #expect(parsed.value?.text == lock.text)
    #expect(parse(lock.text.replacing("\n", with: "\r\n")).value == lock)
  }

  @Test("is sorted and the same however its parts were put together")
  func sorted() {
    let lines = lock.text.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ")[0] }
    #expect(lines == lines.sorted())
    var other = Lock(inputs: lock.inputs, outputs: [:])
    for (path, output) in lock.outputs.shuffled() { other.outputs[path] = output }
    #expect(other.text == lock.text)
  }

  @Test("holds no line twice and needs all of them")
  func broken() {
    let lines = lock.text.split(separator: "\n").map(String.init)
    for index in lines.indices.dropFirst(2) {
      var twice = lines
      twice.insert(lines[index], at: index)
      #expect(parse(twice.joined(separator: "\n") + "\n").value == nil, "\(lines[index])")
    }
    for index in lines.indices
    where ["lock", "generator", "settings", "templates"]
      .contains(lines[index].prefix { $0 != " " })
    {
      var cut = lines
      cut.remove(at: index)
      #expect(parse(cut.joined(separator: "\n") + "\n").value == nil, "\(lines[index])")
    }
  }

  @Test("never crashes, and is never taken for another one when it is cut short or garbled")
  func garbled() {
    let bytes = Array(lock.text.utf8)
    for end in 0..<bytes.count {
      let file = SourceFile(path: "l", bytes: Array(bytes[..<end]))
      #expect(parseLock(file).value == nil, "cut at \(end)")
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var garbled = bytes
      garbled[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255)
      let file = SourceFile(path: "l", bytes: garbled)
      let parsed = parseLock(file)
      #expect(parsed.value != nil || !parsed.diagnostics.isEmpty)
      _ = salvageLock(file)
    }
  }

  @Test("says where a merge conflict is and how to rebuild it, and still knows both sides")
  func conflict() throws {
    let ours = Self.lock(["A.swift": "ours"])
    let theirs = Self.lock(["A.swift": "theirs"])
    let lines = ours.text.split(separator: "\n").map(String.init)
    let other = theirs.text.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix("output") })
    let merged =
      lines[..<index] + ["<<<<<<< HEAD", lines[index], "=======", other[index], ">>>>>>> theirs"]
      + lines[(index + 1)...]
    let file = SourceFile(
      path: "Specs/featuregen.lock", text: merged.joined(separator: "\n") + "\n")
    let diagnostics = parseLock(file).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message == "the lock holds a merge conflict")
    #expect(diagnostics.first?.span?.start.line == index + 1)
    #expect(diagnostics.first?.hint?.contains("generate --rebuild-lock") == true)
    #expect(
      salvageLock(file)["A.swift"] == [
        ContentHash(of: Array("ours".utf8)), ContentHash(of: Array("theirs".utf8)),
      ])
  }

  @Test("of a newer tool is not guessed at")
  func newer() {
    let parsed = parse(lock.text.replacing("lock 1\n", with: "lock 2\nfuture x\n"))
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.message) == ["the lock was written by a newer featuregen"])
  }
}
