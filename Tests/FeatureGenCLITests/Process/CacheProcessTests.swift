import Foundation
import TestSupport
import Testing

extension OneAtATime {
  /// What is kept between runs, where, and who is believed.
  @Suite struct CacheProcessTests {
    private let folder: TemporaryFolder
    private let caches: TemporaryFolder

    init() throws {
      folder = try SampleProject.folder()
      caches = try TemporaryFolder()
    }

    private var place: String { caches.url.appending(path: "kept").path }

    private func run(
      _ arguments: String..., environment: [String: String] = [:]
    ) throws -> FinishedProcess {
      let own = ["FEATUREGEN_CACHE_DIR": place].merging(environment) { $1 }
      return try Tool.built.run(arguments, in: folder.url, environment: own)
    }

    /// The files that are kept, with their modes.
    private func kept() throws -> [String: Int] {
      guard FileManager.default.fileExists(atPath: place) else { return [:] }
      let names = try FileManager.default.contentsOfDirectory(atPath: place)
      return try Dictionary(uniqueKeysWithValues: names.map { ($0, try mode("\(place)/\($0)")) })
    }

    private func mode(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
    }

    @Test("what a run finds is kept outside of the project, for its user alone")
    func isKept() throws {
      #expect(try run("generate").status == 0)
      let kept = try kept()
      #expect(kept.count == 1)
      #expect(kept.keys.allSatisfy { $0.hasSuffix(".cache") && $0.utf8.count == 64 + 6 })
      #expect(kept.values.allSatisfy { $0 == 0o600 })
      #expect(try mode(place) == 0o700)
      #expect(
        try folder.files().keys.sorted()
          == (SampleProject.inputs.keys + SampleProject.outputs + [SampleProject.lock]).sorted())
      let check = try run("check", "--verbose")
      #expect(check.status == 0)
      #expect(check.error.contains("specs unchanged since an earlier run: 2 of 2"))
    }

    @Test("it is in the user's folder of caches when nothing else is said")
    func users() throws {
      #if os(Linux)
        let place = caches.url.appending(path: "xdg/featuregen").path
        let environment = ["XDG_CACHE_HOME": caches.url.appending(path: "xdg").path]
      #else
        let place = caches.url.appending(path: "Library/Caches/featuregen").path
        let environment = ["HOME": caches.url.path]
      #endif
      let command = "unset FEATUREGEN_CACHE_DIR; exec \"$0\" generate"
      let result = try FinishedProcess(
        "/bin/sh", ["-c", command, Tool.built.url.path], in: folder.url,
        environment: environment.merging(["CI": ""]) { $1 })
      #expect(result.status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 1)
    }

    @Test(
      "nothing is kept or believed in continuous integration, without a place, and when it is not wanted"
    )
    func switchedOff() throws {
      #expect(try run("generate", environment: ["CI": "true"]).status == 0)
      #expect(try run("generate", environment: ["FEATUREGEN_CACHE_DIR": ""]).status == 0)
      #expect(try run("generate", environment: ["FEATUREGEN_CACHE_DIR": "here"]).status == 0)
      #expect(try run("generate", "--no-cache").status == 0)
      #expect(try run("check", "--no-cache").status == 0)
      #expect(try kept().isEmpty)
      #expect(try folder.files()["here"] == nil)
      #expect(try run("check").status == 0)
      #expect(try kept().count == 1)
      for environment in [["CI": "true"], ["FEATUREGEN_CACHE_DIR": ""]] {
        let check = try run("check", "--verbose", environment: environment)
        #expect(!check.error.contains("earlier run"))
      }
    }

    @Test("a place that cannot be written costs time and no more")
    func unwritable() throws {
      try caches.write(["kept": "a file"])
      #expect(try run("generate").status == 0)
      let check = try run("check")
      #expect(check.status == 0)
      #expect(check.error == "")
      #expect(try caches.text("kept") == "a file")
    }

    @Test(
      "what others may have written is not believed",
      arguments: ["chmod 620", "chmod 602", "mv $1 $1.away && ln -s $1.away", "echo x >"])
    func others(spoiling: String) throws {
      #expect(try run("generate").status == 0)
      #expect(try run("check", "--verbose").error.contains("earlier run: 2 of 2"))
      let file = "\(place)/\(try #require(try kept().keys.first))"
      let spoiled = try FinishedProcess(
        "/bin/sh", ["-c", spoiling + " \"$1\"", "sh", file], in: folder.url)
      #expect(spoiled.status == 0)
      let check = try run("check", "--verbose")
      #expect(check.status == 0)
      #expect(check.error.contains("earlier run: 0 of 2"))
      // It is replaced by one that is.
      #expect(try run("check", "--verbose").error.contains("earlier run: 2 of 2"))
    }

    @Test("an edited file is found however often it is looked at")
    func edits() throws {
      #expect(try run("generate").status == 0)
      let path = SampleProject.generated[3]
      try folder.write([path: try folder.text(path) + "\n"])
      for _ in 0..<2 {
        let check = try run("check", "--verbose", "--no-diff")
        #expect(check.status == 2)
        #expect(check.output.contains("\(path) is out of sync"))
        #expect(check.error.contains("earlier run: 1 of 2"))
      }
    }

    @Test("files of projects that are gone go after a month, and nothing else does")
    func age() throws {
      #expect(try run("generate").status == 0)
      try caches.write(["kept/\(String(repeating: "a", count: 64)).cache": "", "kept/notes": ""])
      for name in try kept().keys {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 3600)],
          ofItemAtPath: "\(place)/\(name)")
      }
      try folder.write(["Specs/Features/Other.yaml": "feature: Other\nactions: {add: }\n"])
      let own = try #require(try kept().keys.first { !$0.hasPrefix("aaaa") && $0 != "notes" })
      #expect(try run("generate").status == 0)
      #expect(try kept().keys.sorted() == [own, "notes"].sorted())
    }
  }
}
