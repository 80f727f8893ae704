import FeatureGenerator
import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

extension ProjectPlan {
  /// Returns the findings of the rules, without those that the project's own Swift disproves: about types that it
  /// declares, dependencies that extensions of a feature use, fields that it changes, actions that it tests or reacts
  /// to, actions that it sends, and cases of a state that it names or replaces.
  ///
  /// Swift files are read only if a finding requires it.
  ///
  /// - Parameter found: The findings in the specs; nil when the rules must be checked here.
  func findings(
    in fileSystem: FileSystem, beside found: [Diagnostic]? = nil
  ) throws(FileSystemError) -> [Diagnostic] {
    var found = findings(beside: found)
    guard let project, found.contains(where: { $0.rule.map(Rule.disprovable.contains) == true })
    else {
      return found
    }
    let nested = project.namesOfNestedTypes
    let features = Dictionary(project.features.map { ($0.name.span.file.path, $0) }) { $1 }
    // Handwritten files may be next to the folder of generated files.
    let folders = project.settings.modules.flatMap { [$0.sources, $0.tests] }.map {
      String($0.prefix { $0 != "/" })
    }
    let types = Set(project.features.flatMap { project.typeName(of: $0).split(separator: ".") })
    var shown: Set<Substring> = []
    for folder in Set(folders).sorted() {
      for path in try fileSystem.list(folder) ?? [] where path.hasSuffix(".swift") {
        let contents = try fileSystem.read(path) ?? []
        let file = HandwrittenFile(contents)
        if GeneratedHeader.isBorne(by: contents) {
          // A nested type that a spec declares is not a type of the module.
          let types = file.declaredTypes.subtracting(nested)
          found.removeAll { $0.rule == .misspeltType && types.contains($0.span?.text ?? "") }
        } else {
          if file.isView { shown.formUnion(types.intersection(file.vocabulary)) }
          found.removeAll { finding in
            let feature = (finding.span?.file.path).flatMap { features[$0] }
            return file.disproves(finding, of: feature.map { project.typeName(of: $0) })
          }
        }
      }
    }
    // Without a view in these folders, nothing is known about the actions that a view sends.
    found.removeAll { finding in
      let feature = (finding.span?.file.path).flatMap { features[$0] }
      return finding.rule == .unusedAction
        && !shown.isSuperset(
          of: feature.map { project.typeName(of: $0).split(separator: ".") } ?? ["?"])
    }
    return found
  }
}

extension Rule {
  /// The rules whose findings Swift outside the specs may disprove.
  fileprivate static let disprovable: Set<Rule> = [
    .misspeltType, .unusedDependency, .unwrittenState, .untestedAction, .unheardDelegate,
    .endlessEffect, .unenteredCase, .finalCase, .unusedAction,
  ]
}

/// The parts of a Swift file that matter to lint rules.
private struct HandwrittenFile {
  private let bytes: [UInt8]
  private let words: [Substring]
  let vocabulary: Set<Substring>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = String(decoding: bytes, as: UTF8.self).split {
      !$0.isLetter && !$0.isNumber && $0 != "_"
    }
    vocabulary = Set(words)
  }

  /// The words after the keywords that declare types.
  var declaredTypes: Set<String> {
    let keywords: Set<Substring> = [
      "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
    ]
    return Set(
      zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) })
  }

  /// Whether the file disproves a finding about a feature of a type.
  func disproves(_ finding: Diagnostic, of type: String?) -> Bool {
    guard let rule = finding.rule, let name = finding.span?.text.split(separator: ".").last else {
      return false
    }
    if rule == .unusedAction { return !isTest && vocabulary.contains(name) }
    if rule == .misspeltType { return declaredTypes.contains(finding.span?.text ?? "") }
    guard let type = type?.split(separator: "."), type.allSatisfy(vocabulary.contains) else {
      return false
    }
    if rule == .endlessEffect { return !isTest && presents }
    if rule == .finalCase { return !isTest && holdsChildren }
    guard vocabulary.contains(name) else { return false }
    switch rule {
    case .unusedDependency: return extends(type)
    case .unwrittenState: return extends(type) || changes(String(name))
    case .untestedAction: return isTest
    case .unenteredCase: return true
    case .unheardDelegate: return !isTest && !extends(type) && follows(name, "delegate")
    default: return false
    }
  }

  /// Whether the file has a reducer that presents and dismisses children.
  private var presents: Bool {
    !vocabulary.isDisjoint(with: [
      "ifLet", "ifCaseLet", "forEach", "PresentationState", "Presents", "StackState",
    ])
  }

  /// Whether the file has a reducer with children, whose states it may replace.
  private var holdsChildren: Bool { presents || vocabulary.contains("Scope") }

  /// Whether the file has a view.
  var isView: Bool { !vocabulary.isDisjoint(with: ["AppKit", "SwiftUI", "UIKit"]) }

  /// Whether the file tests reducers.
  private var isTest: Bool { vocabulary.contains("TestStore") }

  /// Whether the file extends a type, or a type that is nested in it.
  private func extends(_ type: [Substring]) -> Bool {
    words.indices.contains {
      words[$0] == "extension" && words[($0 + 1)...].starts(with: type)
    }
  }

  /// Whether a word follows another word: `.delegate(.closed)`.
  private func follows(_ word: Substring, _ other: Substring) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == other && $1 == word }
  }

  /// Whether the file changes a member of a name, `state.counter.count += 1`, or passes on a binding to it:
  /// `store.$count`.
  private func changes(_ name: String) -> Bool {
    if bytes.firstRange(of: Array(".$\(name)".utf8)) != nil { return true }
    let member = Array(".\(name)".utf8)
    var rest = bytes[...]
    while let range = rest.firstRange(of: member) {
      rest = rest[range.upperBound...]
      let next = rest.drop { $0 == UInt8(ascii: " ") }
      let operation = next.prefix { "+-*/=".utf8.contains($0) }
      let isComparison = operation.elementsEqual("==".utf8)
      if operation.last == UInt8(ascii: "="), operation.count <= 2, !isComparison { return true }
    }
    return false
  }
}
