import Platform
import SpecSource

extension FileSystem {
  /// Reads many files and computes a result for each.
  ///
  /// - Parameter body: Called with a path and the bytes of the file, nil if the file does not exist; from several
  ///   threads at a time.
  /// - Returns: The results, in the order of the paths.
  /// - Throws: The error of the first path that has one.
  func read<Result: Sendable>(
    _ paths: [String], _ workers: Workers,
    _ body: @Sendable (_ path: String, _ bytes: [UInt8]?) -> Result
  ) throws(FileSystemError) -> [Result] {
    try workers.tryMap(paths, as: "reading files") { path throws(FileSystemError) in
      body(path, try read(path))
    }
  }
}

extension Workers {
  /// Processes each part; the file system may fail for a part.
  ///
  /// - Throws: The error of the first part that has one.
  func tryMap<Part: Sendable, Value: Sendable>(
    _ parts: [Part], as work: String = unnamedWork,
    _ body: @Sendable (Part) throws(FileSystemError) -> Value
  ) throws(FileSystemError) -> [Value] {
    let results = map(parts, as: work) { part in
      Result { () throws(FileSystemError) in try body(part) }
    }
    var values: [Value] = []
    values.reserveCapacity(results.count)
    for result in results { values.append(try result.get()) }
    return values
  }
}
