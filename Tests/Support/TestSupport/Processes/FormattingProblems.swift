import Foundation

/// The differences between Swift files and the form that `swift format` gives them.
///
/// Generated files tell formatters to leave them alone; here that line is left out.
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
