import Foundation
import TestSupport

/// Returns the Swift files under a folder of the repository.
func swiftFiles(in folder: String) throws -> [URL] {
  let root = repository.appending(path: folder)
  let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
}
