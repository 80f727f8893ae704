import Foundation
import TestSupport
import Testing

/// A page of one of the documentation catalogs.
struct Page: Sendable, CustomTestStringConvertible {
  /// The path in the package.
  let path: String
  /// The Swift of the page's blocks and of its comments that begin with `swift:`, one after the other.
  ///
  /// Lines without Swift are empty, so that errors have the line numbers of the page.
  let swift: String
  /// The linked symbols, which the page writes in double backticks.
  let links: [String]
  /// The names of the linked pages.
  let linkedPages: [String]

  /// The name of the file.
  var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  var testDescription: String {
    path
  }

  init(path: String, text: String) {
    self.path = path
    var swift: [Substring] = []
    var prose: [Substring] = []
    var end: Substring?
    var isSwift = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var isCode = false
      if let last = end {
        if line == last { end = nil } else { isCode = isSwift }
      } else if line.hasPrefix("```") {
        end = "```"
        isSwift = line == "```swift"
      } else if line == "<!-- swift:" {
        end = "-->"
        isSwift = true
      } else {
        prose.append(line)
      }
      swift.append(isCode ? line : "")
    }
    self.swift = swift.joined(separator: "\n")
    let sentences = prose.joined(separator: "\n")
    self.links = sentences.matches(of: /``([^`]+)``/).map { String($0.1) }
    self.linkedPages = sentences.matches(of: /<doc:([^>]+)>/).map { String($0.1) }
  }
}

extension Page {
  /// The folder of the package's sources.
  private static let sources = repository.appending(path: "Sources")

  private static let modules = ["FeatureRuntime", "FeatureTesting"]

  /// The pages of all catalogs.
  static let all: [Page] = {
    modules.flatMap { module in
      files("\(module)/\(module).docc", ".md").map { path, text in Page(path: path, text: text) }
    }
  }()

  /// The names of all declarations of the libraries, and the names of the libraries.
  static let declarations: Set<String> = {
    var names = Set(modules)
    let declaration =
      /(?:struct|class|enum|protocol|typealias|func|var|let|case|associatedtype)\s+`?([^\s`(<:{,]+)/
    for (_, text) in modules.flatMap({ files($0, ".swift") }) {
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
      if text.contains("init(") { names.insert("init") }
    }
    return names
  }()

  /// Returns the name of a symbol without its arguments, and without the suffix that makes it unique.
  static func baseName(of link: Substring) -> String {
    String(link.prefix { $0 != "(" }.prefix { $0 != "-" })
  }

  private static func files(_ folder: String, _ suffix: String) -> [(path: String, text: String)] {
    let folder = sources.appendingPathComponent(folder)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().compactMap { path in
      let file = folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return ("\(folder.lastPathComponent)/\(path)", text)
    }
  }
}
