import Foundation

/// Returns the differences between Swift files and the same files after `swift format`.
///
/// Generated files contain a line that makes formatters ignore them. The function removes this line first.
///
/// - Parameter files: The contents of the files, by path.
public func formattingProblems(in files: [String: [UInt8]]) throws -> String {
  let folder = try TemporaryFolder()
  let swift = files.filter { $0.key.hasSuffix(".swift") }
  for (path, contents) in swift {
    let text = String(decoding: contents, as: UTF8.self)
    try folder.write([path: text.replacing("// swift-format-ignore-file\n", with: "")])
  }
  let configuration = repository.appendingPathComponent(".swift-format").path
  let result = try Tool.environment.run(
    ["swift", "format", "lint", "--strict", "--configuration", configuration, "--recursive", "."],
    in: folder.url)
  return result.error
}
