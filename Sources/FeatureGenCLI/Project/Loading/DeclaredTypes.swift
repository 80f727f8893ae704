import FeatureGenerator
import FeatureHeader
import FeatureSpec
import SpecSource

extension ProjectPlan {
  /// What breaks a rule, without types that are no mistake because the project's own Swift declares them.
  ///
  /// Swift files are read only if there is a type to look for.
  func findings(in fileSystem: FileSystem) throws(FileSystemError) -> [Diagnostic] {
    let found = findings
    let isAboutType = { (finding: Diagnostic) in finding.code == LintRule.misspeltType.rawValue }
    guard found.contains(where: isAboutType), let project else { return found }
    let nested = project.namesOfNestedTypes
    var declared: Set<String> = []
    // What is written by hand may lie beside the folder of what is generated.
    let folders = project.settings.modules.flatMap { [$0.sources, $0.tests] }.map {
      String($0.prefix { $0 != "/" })
    }
    for folder in Set(folders).sorted() {
      for path in try fileSystem.list(folder) ?? [] where path.hasSuffix(".swift") {
        let contents = try fileSystem.read(path) ?? []
        let types = typesDeclared(by: contents)
        // A nested type that a spec declares is no type of the module.
        declared.formUnion(
          GeneratedHeader.isBorne(by: contents) ? types.subtracting(nested) : types)
      }
    }
    return found.filter { !isAboutType($0) || !declared.contains($0.span?.text ?? "") }
  }
}

/// The names behind the words that declare a type, wherever they stand in a Swift file.
private func typesDeclared(by bytes: [UInt8]) -> Set<String> {
  let words = String(decoding: bytes, as: UTF8.self).split {
    !$0.isLetter && !$0.isNumber && $0 != "_"
  }
  let keywords: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]
  return Set(
    zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) })
}
