import FeatureGenerator
import FeatureLock
import SpecSource

/// Finds generated files that no spec makes any more.
struct OrphanSearch {
  /// Where the files lie that specs make, without links on the way.
  let places: Set<String>
  /// The paths of the project's specs.
  let specs: Set<String>
  /// What the last run has written; nil when there is no lock.
  let lock: Lock?

  /// Reads the orphans among the files that the lock lists and those that were found.
  ///
  /// - Returns: Their contents by path.
  func orphans(
    among found: FoundFiles, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [String: [UInt8]] {
    var orphans: [String: [UInt8]] = [:]
    var seen = places
    let listed = Set(lock?.outputs.keys ?? [:].keys).union(lock?.known.keys ?? [:].keys).sorted()
    // What lies where a spec makes it needs no look.
    let all = (listed + found.inFolders).filter { !places.contains($0) }
    for (path, place) in zip(all, try fileSystem.places(all)) {
      // Where links lead out of the project, or nowhere, is nobody's output.
      guard let place = place.path, seen.insert(place).inserted,
        let contents = try read(path, fileSystem)
      else { continue }
      orphans[path] = contents
    }
    for path in found.elsewhere where !seen.contains(path) {
      // What a test or another project keeps was generated of other specs. It hinders nobody if it cannot be read.
      guard let start = (try? fileSystem.readStart(path)) ?? nil,
        let spec = GeneratedHeader.spec(in: start), specs.contains(spec)
      else { continue }
      orphans[path] = try read(path, fileSystem)
    }
    return orphans
  }

  /// Reads a file; nil when it was not generated.
  private func read(
    _ path: String, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [UInt8]? {
    guard let start = try fileSystem.readStart(path), GeneratedHeader.spec(in: start) != nil
    else { return nil }
    return try fileSystem.read(path)
  }
}

/// The endings of the names of generated files, in lower case.
func endings(of files: [GeneratedFile], _ lock: Lock?) -> Set<String> {
  Set(files.map { ending(of: $0.path) })
    .union((lock?.outputs.keys ?? [:].keys).map(ending)).union(["md", "swift"])
}
