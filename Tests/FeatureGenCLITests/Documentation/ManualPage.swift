import Foundation
import TestSupport
import Testing

/// A page of the documentation: the README, a page of the manual, or a page for contributors to featuregen.
struct ManualPage: Sendable, CustomTestStringConvertible {
  /// The path of the page in the repository.
  let path: String
  let text: String
  /// The fenced code blocks, from top to bottom.
  let blocks: [CodeBlock]

  var testDescription: String { path }

  /// The name of the page in links of the manual.
  var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  init(path: String) {
    self.path = path
    text = (try? String(contentsOf: repository.appending(path: path), encoding: .utf8)) ?? ""
    blocks = CodeBlock.blocks(in: text)
  }

  /// The text without its fenced code blocks.
  var prose: String {
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isInside.toggle() }
      return !isInside
    }.joined(separator: "\n")
  }

  /// The contents of the code spans in single backticks.
  var codeSpans: [Substring] {
    prose.matches(of: /`([^`\n]+)`/).map(\.1)
  }
}

extension ManualPage {
  /// The folder of the manual.
  static let catalog = "Sources/featuregen/featuregen.docc"

  /// The pages of the manual.
  static let manual = pages(in: catalog)

  /// The words in code on the pages about the language and the settings, except the reference.
  static let guide: Set<String> = {
    let pages = manual.filter {
      $0.path.contains(/\/Language\/\w+\.md|\/Settings.md/)
    }
    let code = pages.flatMap { $0.codeSpans.map(String.init) + $0.blocks.map(\.contents) }
    return Set(code.flatMap { $0.split { !$0.isLetter && $0 != "_" }.map(String.init) })
  }()

  /// The pages for contributors to featuregen.
  static let contributing = pages(in: ".github") + [ManualPage(path: "Tests/README.md")]

  /// All pages.
  static let all = [ManualPage(path: "README.md")] + manual + contributing

  private static func pages(in folder: String) -> [ManualPage] {
    let paths =
      FileManager.default.subpaths(atPath: repository.appending(path: folder).path) ?? []
    return paths.filter { $0.hasSuffix(".md") }.sorted().map { ManualPage(path: "\(folder)/\($0)") }
  }
}

/// A fenced code block.
struct CodeBlock: Sendable {
  var language: String
  var contents = ""
  /// The last path in the preceding paragraph: a text in backticks with a slash, or with a leading dot.
  var path: String?

  /// Returns the code blocks of a text.
  static func blocks(in text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var paragraph = ""
    var isInside = false
    var isParagraph = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        guard isInside else { continue }
        let path = paragraph.matches(of: /`([^`\s]+)`/).map(\.1)
          .last { $0.contains("/") || $0.hasPrefix(".") }
        blocks.append(CodeBlock(language: String(line.dropFirst(3)), path: path.map(String.init)))
        paragraph = ""
      } else if isInside {
        blocks[blocks.count - 1].contents += "\(line)\n"
      } else if line.isEmpty {
        isParagraph = false
      } else {
        paragraph = isParagraph ? "\(paragraph)\n\(line)" : String(line)
        isParagraph = true
      }
    }
    return blocks
  }

  /// The lines of the block that are commands.
  var commands: [String] {
    contents.split(separator: "\n").map(String.init)
  }

  /// Whether the commands are for a checkout of this repository, not for a project that uses featuregen.
  var isForCheckout: Bool {
    language == "sh" && contents.contains(/^(\.ci\/|Tests\/|swift run |swift test --|[A-Z_]+=)/)
  }

  /// Whether the commands are for a project.
  var isForProject: Bool { language == "sh" && !isForCheckout }

  /// Whether the commands need a `swift` that builds and tests, because they record the events of tests.
  var needsBuild: Bool {
    isForProject && contents.contains(/featuregen (test .*--record|new test )/)
  }

  /// Returns whether a text contains the lines of the block in their order; Swift prints other lines around them.
  func isAmong(_ text: String) -> Bool {
    var rest = text[...]
    for line in contents.split(separator: "\n") where line != "…" {
      guard let found = rest.firstRange(of: line) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Returns whether a text matches the block, in which `…` matches any text.
  func shows(_ text: String) -> Bool {
    let parts = contents.components(separatedBy: "…")
    guard parts.count > 1 else { return text == contents }
    guard text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= parts[parts.count - 1].count
  }
}
