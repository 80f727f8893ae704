import Foundation

/// A temporary folder for a single test, which is removed after the test.
public final class TemporaryFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("featuregen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a folder with files.
  public convenience init(_ files: [String: String]) throws {
    try self.init()
    try write(files)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes files, by their paths in the folder.
  public func write(_ files: [String: String]) throws {
    try writeFiles(files.mapValues { Array($0.utf8) }, to: url)
  }

  /// Removes a file.
  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  /// Returns the text of a file.
  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Returns all files, by path.
  public func files() throws -> [String: [UInt8]] {
    try readFolder(url)
  }

  /// Sets the modification date of every file to a time long ago, so that later writes are visible.
  public func age() throws {
    for path in try files().keys {
      try FileManager.default.setAttributes(
        [.modificationDate: TemporaryFolder.longAgo],
        ofItemAtPath: url.appendingPathComponent(path).path)
    }
  }

  /// Returns the paths of the files that were written since the folder was aged, sorted.
  public func pathsWrittenSinceAging() throws -> [String] {
    try files().keys.filter { path in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.appendingPathComponent(path).path)
      return attributes[.modificationDate] as? Date != TemporaryFolder.longAgo
    }.sorted()
  }

  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
}
