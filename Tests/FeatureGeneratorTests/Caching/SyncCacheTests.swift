import FeatureLock
import FeatureSpec
import SpecSource
import Testing

@testable import FeatureGenerator

@Suite("A cache of files in sync")
struct SyncCacheTests {
  private let cache: SyncCache = {
    var cache = SyncCache()
    for number in 0..<3 {
      let outputs = (0..<number).map { file in
        SyncCache.Output(
          path: "Sources/É\(number)/\(file).swift", templateSet: file == 0 ? "runtime" : "",
          hash: file == 1 ? nil : hash("file \(file)"))
      }
      cache.entries[hash("spec \(number)")] = SyncCache.Entry(
        content: number == 1 ? nil : hash("content \(number)"), outputs: outputs)
    }
    return cache
  }()

  private static func hash(_ text: String) -> ContentHash {
    ContentHash(ofExactly: Array(text.utf8))
  }

  @Test("is read as it was written, in bytes that are the same each time")
  func reading() {
    #expect(SyncCache(bytes: cache.bytes) == cache)
    #expect(SyncCache(bytes: SyncCache().bytes) == SyncCache())
    #expect(cache.bytes == SyncCache(bytes: cache.bytes)?.bytes)
  }

  @Test("is none when a byte is another one, or when any are missing or too many")
  func damage() {
    let bytes = cache.bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(SyncCache(bytes: damaged) == nil)
      #expect(SyncCache(bytes: Array(bytes[..<index])) == nil)
    }
    #expect(SyncCache(bytes: bytes + [0]) == nil)
    #expect(SyncCache(bytes: []) == nil)
  }

  @Test("that lies about its counts is none, whatever its hash says")
  func lies() {
    let content = Array(cache.bytes.dropLast(32))
    for index in content.indices {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var lie = content
        lie[index] = byte
        // Nothing is expected but an end: what is read may be another cache.
        _ = SyncCache(bytes: lie + ContentHash(ofExactly: lie).bytes)
      }
    }
    var many = content
    many.replaceSubrange(18..<22, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(SyncCache(bytes: many + ContentHash(ofExactly: many).bytes) == nil)
  }

  @Test("keeps what a former one knows, up to as much again as there is to know")
  func keeping() {
    func cache(_ names: [String]) -> SyncCache {
      var cache = SyncCache()
      for name in names { cache.entries[Self.hash(name)] = SyncCache.Entry(outputs: []) }
      return cache
    }
    let new = cache(["a", "b"])
    #expect(new.keeping(SyncCache()) == new)
    #expect(new.keeping(cache(["b", "c", "d"])) == cache(["a", "b", "c", "d"]))
    #expect(new.keeping(cache(["c", "d", "e"])) == new)
  }

  @Test(
    "keeps specs whose files come from templates, with the files that are the user's by their paths alone"
  )
  func files() {
    let specs = ["A", "B"].map { SourceFile(path: "Specs/\($0).yaml", text: $0) }
    func file(_ path: String, _ ownership: TemplateOutput.Ownership, _ spec: Int, _ set: String?)
      -> GeneratedFile
    {
      GeneratedFile(
        path: path, contents: Array(path.utf8), ownership: ownership, spec: specs[spec],
        templateSet: set)
    }
    let files = [
      file("a", .generated, 0, "runtime"), file("a+Live", .scaffolded, 0, "runtime"),
      file("a.md", .generated, 0, nil), file("b", .generated, 1, "runtime"),
    ]
    let fingerprint = Self.hash("fingerprint of A")
    let cache = SyncCache(
      of: files, SpecFingerprints(hashes: ["Specs/A.yaml": fingerprint]))
    #expect(
      cache.entries == [
        fingerprint: SyncCache.Entry(outputs: [
          SyncCache.Output(path: "a", templateSet: "runtime", hash: Self.hash("a")),
          SyncCache.Output(path: "a+Live", templateSet: "runtime", hash: nil),
        ])
      ])
  }
}
