import Foundation
import TestSupport
import Testing

/// The README's example of a template set does what it says, done word for word.
@Suite("The README's template set", .onOwnThread)
struct TemplatesInReadmeTests {
  @Test("writes the files that the README shows, from the copy to the check")
  func example() throws {
    let readme =
      repository
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let start = try #require(text.range(of: "\n### An example\n"))
    let end = try #require(text[start.upperBound...].range(of: "\n### set.yaml\n"))
    // The counter from above is the first thing that the README shows.
    let counter = try #require(CodeBlock.blocks(in: text[...]).first)
    #expect(counter.contents.hasPrefix("feature: Counter\n"))
    let folder = try TemporaryFolder(["Specs/Counter.yaml": counter.contents])

    var done: [String: Int] = [:]
    for block in CodeBlock.blocks(in: text[start.upperBound..<end.lowerBound]) {
      done[block.language, default: 0] += 1
      switch block.language {
      case "sh":
        try run(block.contents, in: folder)
      case "yaml", "mustache":
        try folder.write([try #require(block.path): block.contents])
      default:
        let path = try #require(block.path)
        #expect(try folder.text(path) == block.contents, "\(path)")
      }
    }
    #expect(done == ["sh": 3, "yaml": 2, "mustache": 2, "swift": 1, "markdown": 1])
    let list = try Tool.built.run("templates", "list", in: folder.url)
    #expect(list.output.contains("Templates/house: a folder, on 'runtime', used by 1 spec\n"))
    #expect(list.output.contains("  Analytics: own\n"))
    #expect(list.output.contains("  Reducer: from runtime\n"))
  }

  /// Runs commands in a shell that finds the tool by its name, up to the first that fails.
  private func run(_ commands: String, in folder: TemporaryFolder) throws {
    let shell = Tool(url: URL(fileURLWithPath: "/bin/sh"))
    let tools = Tool.built.url.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try shell.run(
      ["-e", "-c", commands], in: folder.url, environment: ["PATH": "\(tools):\(path)"])
    #expect(result.status == 0, "\(commands)\(result.output)\(result.error)")
    #expect(result.error == "")
  }
}

/// Code between fences in Markdown.
private struct CodeBlock {
  var language: String
  var contents = ""
  /// The last path in the paragraph in front of it: what is between backticks and has a slash.
  var path: String?

  /// The blocks of a text.
  static func blocks(in text: Substring) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var paragraph = ""
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        guard isInside else { continue }
        let code = paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
        let path = code.last { $0.contains("/") }.map(String.init)
        blocks.append(CodeBlock(language: String(line.dropFirst(3)), path: path))
        paragraph = ""
      } else if isInside {
        blocks[blocks.count - 1].contents += "\(line)\n"
      } else {
        paragraph += "\(line)\n"
      }
    }
    return blocks
  }
}
