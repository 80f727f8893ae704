import FeatureLock
import FeatureSpec
import SpecSource

/// What earlier runs have found: which files are made of specs of which fingerprints.
///
/// A spec whose fingerprint is known, and whose files have the hashes that they had then, is in sync, without its files
/// being made anew.
public struct SyncCache: Sendable, Equatable {
  /// A file of a spec.
  struct Output: Sendable, Equatable {
    var path: String
    var templateSet: String
    /// The hash of its bytes; nil for a file that is the user's, and need only be there.
    var hash: ContentHash?
  }

  /// What is known of a spec.
  struct Entry: Sendable, Equatable {
    /// By which the spec's own bytes are known, where there is no need to read all of them again.
    var content: ContentHash?
    /// Its files.
    var outputs: [Output]
  }

  /// What is known of specs, by their fingerprints.
  var entries: [ContentHash: Entry] = [:]

  /// Knows nothing.
  public init() {}

  /// Keeps what a run has found.
  ///
  /// - Parameters:
  ///   - files: All files of some specs, as they are on disk by now.
  ///   - fingerprints: Those of the specs.
  public init(of files: [GeneratedFile], _ fingerprints: SpecFingerprints) {
    for (path, files) in Dictionary(grouping: files, by: \.spec.path) {
      guard let fingerprint = fingerprints[path] else { continue }
      // Pages are made in each run: those of a spec tell of others, too.
      let outputs = files.compactMap { file in
        file.templateSet.map { set in
          Output(
            path: file.path, templateSet: set,
            hash: file.ownership == .generated ? file.hash : nil)
        }
      }
      entries[fingerprint] = Entry(content: fingerprints.contents[path], outputs: outputs)
    }
  }

  /// The cache with what a former one knows besides: whoever goes back to another branch finds it.
  ///
  /// All of that is forgotten when it would be more than there is to know of the project.
  public func keeping(_ former: SyncCache) -> SyncCache {
    var all = self
    all.entries.merge(former.entries) { new, _ in new }
    return all.entries.count <= 2 * entries.count ? all : self
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { entries.isEmpty }

  /// By which the bytes of specs are known that were once found to be in order.
  public var contents: Set<ContentHash> {
    Set(entries.values.compactMap(\.content))
  }
}

extension Generation {
  /// The files that are in sync as far as a cache can tell, by the paths of their specs.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the spec of a path is looked at.
  ///   - isOnDisk: Whether a path holds a file of these very bytes, or any file for nil. Called from several threads at a
  ///     time.
  public func filesInSync(
    accordingTo cache: SyncCache, _ fingerprints: SpecFingerprints,
    where isWanted: (_ path: String) -> Bool = { _ in true },
    isOnDisk: @Sendable (_ path: String, _ hash: ContentHash?) -> Bool
  ) -> [String: [GeneratedFile]] {
    guard !cache.isEmpty else { return [:] }
    let specs = loweredSpecs(of: rendering.project).filter { isWanted($0.file.path) }
    let dependencies = rendering.dependencies
    let found = rendering.workers.map(specs, as: "comparing files") { spec -> [GeneratedFile]? in
      guard let outputs = fingerprints[spec.file.path].flatMap({ cache.entries[$0]?.outputs }),
        outputs.allSatisfy({ isOnDisk($0.path, $0.hash) })
      else { return nil }
      let specs = dependencies[spec.file.path] ?? [spec.file.path]
      return outputs.map { GeneratedFile(onDisk: $0, of: spec.file, madeOf: specs) }
    }
    var files: [String: [GeneratedFile]] = [:]
    for (spec, found) in zip(specs, found) { files[spec.file.path] = found }
    return files
  }
}

extension GeneratedFile {
  /// A file that is on disk as it should be.
  fileprivate init(onDisk output: SyncCache.Output, of spec: SourceFile, madeOf specs: [String]) {
    self.init(
      path: output.path, contents: [],
      ownership: output.hash == nil ? .scaffolded : .generated, spec: spec,
      templateSet: output.templateSet, specs: specs, knownHash: output.hash)
    leaveOnDisk()
  }
}
