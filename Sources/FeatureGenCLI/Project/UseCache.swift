import FeatureGenerator
import FeatureLock

extension ProjectPlan {
  /// The paths of specs that were once found to be in order, so that there may be no need to read all of them.
  func notedSpecs(_ hashes: [String: LockInputs.Spec], _ file: CacheFile?) -> Set<String> {
    guard let file, let contents = cache?.contents, !contents.isEmpty else { return [] }
    return Set(
      hashes.filter { contents.contains(SpecFingerprints.content($1.hash, madeBy: file.tool)) }.keys
    )
  }

  /// The files that need not be made anew, by the paths of their specs.
  func filesInSync(
    _ generation: Generation, _ fileSystem: FileSystem
  ) -> [String: [GeneratedFile]] {
    guard let cache, let fingerprints else { return [:] }
    let files = generation.filesInSync(
      accordingTo: cache, fingerprints, where: part.contains
    ) { path, hash in
      // A file that cannot be read is made anew, and then it is said why.
      guard isOutputPath(path), let bytes = (try? fileSystem.read(path)) ?? nil else {
        return false
      }
      return hash == nil || ContentHash(ofExactly: bytes) == hash
    }
    Progress.shared.log?.note(
      "specs unchanged since an earlier run: \(files.count) of \(specCount)")
    return files
  }

  /// What later runs need not make anew; nil when that is known already, and when this run has not looked at everything,
  /// or has something to say that they would not.
  ///
  /// - Parameter isWritten: Whether all files are by now what they should be.
  func newCache(isWritten: Bool) -> SyncCache? {
    guard let fingerprints, diagnostics.isEmpty, !part.isPart else { return nil }
    let files = changes.filter { $0.file?.isOfAllSpecs == false }
    let open = isWritten ? [] : files.filter { $0.status != .inSync }
    let openSpecs = Set(open.compactMap(\.file?.spec.path))
    let new = SyncCache(
      of: files.compactMap(\.file).filter { !openSpecs.contains($0.spec.path) }, fingerprints
    ).keeping(cache ?? SyncCache())
    return new == cache ? nil : new
  }
}
