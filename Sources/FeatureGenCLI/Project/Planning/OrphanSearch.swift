import FeatureGenerator
import FeatureHeader
import SpecSource

/// Finds generated files that no spec makes any more.
struct OrphanSearch {
  /// Where the files lie that specs make, without links on the way.
  let places: Set<String>
  /// The paths of the project's specs.
  let specs: Set<String>

  /// Reads the orphans among the files that were found.
  ///
  /// - Returns: Their contents by path.
  func orphans(
    among found: FoundFiles, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [String: [UInt8]] {
    var orphans: [String: [UInt8]] = [:]
    var seen = places
    // What lies where a spec makes it needs no look.
    let all = found.inFolders.filter { !places.contains($0) }
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
        let header = GeneratedHeader(of: start), specs.contains(header.spec)
      else { continue }
      orphans[path] = try read(path, fileSystem)
    }
    return orphans.isEmpty ? orphans : withoutOtherSpellings(orphans, fileSystem)
  }

  /// Leaves out files whose paths differ from generated ones in letter case alone: some systems ignore case, and keep
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

  /// Reads a file; nil when it was not generated.
  private func read(
    _ path: String, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> [UInt8]? {
    guard let start = try fileSystem.readStart(path), GeneratedHeader.isBorne(by: start) else {
      return nil
    }
    return try fileSystem.read(path)
  }
}

/// The endings of the names of generated files, in lower case.
func endings(of files: [GeneratedFile]) -> Set<String> {
  Set(files.map { ending(of: $0.path) }).union(["md", "swift"])
}
