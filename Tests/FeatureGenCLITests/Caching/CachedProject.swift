import FeatureGenerator
import SpecSource

@testable import FeatureGenCLI

/// A project in memory whose runs keep what they have found in a folder of its own.
struct CachedProject {
  let project: MemoryFileSystem
  let folder: TemporaryFolder

  init(_ texts: [String: String]) throws {
    project = MemoryFileSystem(texts: texts)
    folder = try TemporaryFolder()
  }

  /// The cache, as a build of the tool sees it.
  func cache(tool: String = "this build") -> CacheFile {
    CacheFile(tool: tool, folder: "\(folder.url.path)/caches/featuregen", name: "project.cache")
  }

  /// Generates, and keeps what was found.
  func generate() throws -> CommandOutcome {
    try generateProject(
      project.fileSystem, GenerateChoices(workers: .one, cache: cache()),
      console: Transcript().console)
  }

  /// The specs of which nothing had to be made anew, sorted.
  func knownSpecs(tool: String = "this build") throws -> [String] {
    let plan = try planProject(
      project.fileSystem, workers: .one, keepsFiles: false, cache: cache(tool: tool))
    guard let sets = plan.templates, let project = plan.project else { return [] }
    let generation = Generation(of: project, with: sets, workers: .one)
    return plan.filesInSync(generation, self.project.fileSystem).keys.sorted()
  }

  /// What a check says: with the help of what earlier runs have found, and without.
  func reports() throws -> (cached: String, uncached: String) {
    func text(_ cache: CacheFile?) throws -> String {
      var report = try checkProject(project.fileSystem, workers: .one, cache: cache)
      report.directory = "."
      return report.rendered(as: .json, isColored: false)
    }
    // The one that keeps what it finds comes last.
    let uncached = try text(nil)
    return (try text(cache()), uncached)
  }
}
