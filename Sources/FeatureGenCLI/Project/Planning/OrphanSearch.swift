import FeatureGenerator
import FeatureHeader
import SpecSource

/// Finds generated files that no spec produces any more.
struct OrphanSearch {
  /// The paths of the files that specs produce, with links resolved.
  let places: Set<String>
  /// The paths of the project's specs.
  let specs: Set<String>

  /// Reads the orphans among some files.
  ///
  /// - Returns: The contents of the orphans by path.
  func orphans(
    among found: FoundFiles, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [String: [UInt8]] {
    var orphans: [String: [UInt8]] = [:]
    var seen = places
    // Files that a spec produces need no check.
    let all = found.inFolders.filter { !places.contains($0) }
    for (path, place) in zip(all, try fileSystem.places(all)) {
      // A link that leads out of the project, or nowhere, is not an output of the project.
      guard let place = place.path, seen.insert(place).inserted,
        let contents = try read(path, fileSystem)
      else { continue }
      orphans[path] = contents
    }
    for path in found.elsewhere where !seen.contains(path) {
      // A file of a test or of another project comes from other specs. If it cannot be read, that is no problem.
      guard let start = (try? fileSystem.readStart(path)) ?? nil,
        let header = GeneratedHeader(of: start), specs.contains(header.spec)
      else { continue }
      orphans[path] = try read(path, fileSystem)
    }
    return orphans.isEmpty ? orphans : withoutOtherSpellings(orphans, fileSystem)
  }

  /// Leaves out files whose paths differ from generated ones only in letter case: some systems ignore case, and keep
  /// the letters of the first file.
  private func withoutOtherSpellings(
    _ orphans: [String: [UInt8]], _ fileSystem: FileSystem
  ) -> [String: [UInt8]] {
    let made = Dictionary(places.map { ($0.lowercased(), $0) }) { first, _ in first }
    return orphans.filter { path, _ in
      guard let place = made[path.lowercased()] else { return true }
      return !fileSystem.areSame(place, path)
    }
  }

  /// Reads a file; nil when the file was not generated.
  private func read(
    _ path: String, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [UInt8]? {
    guard let start = try fileSystem.readStart(path), GeneratedHeader.isBorne(by: start) else {
      return nil
    }
    return try fileSystem.read(path)
  }
}

/// Returns the extensions of generated files, in lower case.
func endings(of files: [GeneratedFile]) -> Set<String> {
  Set(files.map { ending(of: $0.path) }).union(["md", "swift"])
}
