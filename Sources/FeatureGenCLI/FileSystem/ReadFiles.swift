import Platform
import SpecSource

extension FileSystem {
  /// Reads many files and makes something of each.
  ///
  /// - Parameter body: Called with a path and the bytes there, nil where there is no file; from several threads at a time.
  /// - Returns: What came of the files, in the order of the paths.
  /// - Throws: The error of the first path that has one.
  func read<Result: Sendable>(
    _ paths: [String], _ workers: Workers,
    _ body: @Sendable (_ path: String, _ bytes: [UInt8]?) -> Result
  ) throws(FileSystemError) -> [Result] {
    let results = workers.map(paths, as: "reading files") {
      path -> Swift.Result<Result, FileSystemError> in
      do throws(FileSystemError) {
        return .success(body(path, try read(path)))
      } catch {
        return .failure(error)
      }
    }
    var values: [Result] = []
    values.reserveCapacity(results.count)
    for result in results { values.append(try result.get()) }
    return values
  }
}
