import Platform

/// A file that lists the inputs of some steps for make and Ninja.
struct Depfile {
  /// The path of the file.
  let path: String
  /// The folder of the project, as the command line names it.
  let inputFolder: String
  /// The folder of the outputs, as the command line names it.
  let outputFolder: String

  /// Writes the file.
  func operation(_ steps: [BuildStep]) -> FileOperation {
    .write(path: path, contents: Array(text(steps).utf8), former: .generated(nil))
  }

  /// Whether a file is a depfile, by its first rule: Ninja supports no comments, so the file has no header.
  static func isDepfile(_ file: [UInt8]) -> Bool {
    let rule = String(decoding: file.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let colon = rule.firstRange(of: ": ") else { return file.isEmpty }
    let firstInput = rule[colon.upperBound...].prefix { $0 != " " }
    return firstInput == settingsPath || firstInput.hasSuffix("/\(settingsPath)")
  }

  /// Writes a rule for each step: its outputs, a colon, its inputs.
  func text(_ steps: [BuildStep]) -> String {
    steps.filter { !$0.outputs.isEmpty }.map { step in
      let outputs = step.outputs.map { escaped($0, in: outputFolder) }
      let inputs = step.inputs.map { escaped($0, in: inputFolder) }
      return "\(outputs.joined(separator: " ")): \(inputs.joined(separator: " "))\n"
    }.joined()
  }

  /// Escapes a path for both programs.
  private func escaped(_ path: String, in folder: String) -> String {
    (folder == "." ? path : "\(folder)/\(path)")
      .replacing("$", with: "$$").replacing("#", with: "\\#").replacing(" ", with: "\\ ")
  }
}
