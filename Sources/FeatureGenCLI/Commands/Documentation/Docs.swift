import ArgumentParser
import FeatureDocumentation
import FeatureGenerator
import FeatureHeader
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// `featuregen docs`: writes pages about a project.
struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract:
      "Writes documentation of the features: Markdown pages, or one HTML file.",
    discussion: """
      'pages: FOLDER' in the settings requests a Markdown page for every feature, and an index page that links to all \
      of them. Pages are generated files: 'generate' also writes them, and 'check' checks them. '--html' writes one \
      self-contained page with search, the diagrams, and each spec next to its generated code. '--html' and '--out' \
      only replace files that featuregen has written and nobody has edited since.

      Exit status: 0, or 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Option(
    help: ArgumentHelp(
      "Write one self-contained HTML page to this file, relative to where featuregen runs.",
      valueName: "file"), completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Write the Markdown to this folder instead, relative to where featuregen runs; 'check' ignores it.",
      valueName: "folder"), completion: .directory)
  var out: String?

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let fileSystem = options.fileSystem
      if html != nil || out != nil {
        return try writeDocumentation(
          fileSystem, html: html, out: out, workers: work.workers, console: console)
      }
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try updatePages(fileSystem, workers: work.workers, console: console)
      }
    }
  }
}

/// Writes pages that `check` does not check.
///
/// - Parameters:
///   - html: The file of the HTML page; nil for none.
///   - out: The folder of the Markdown pages; nil for none.
///   - files: The file system of the HTML page.
func writeDocumentation(
  _ fileSystem: FileSystem, html: String?, out: String?, to files: FileSystem = .named(from: ""),
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem, workers: workers)
  guard !report(plan.diagnostics.errors, to: console),
    let project = plan.project, let sets = plan.templates
  else { return .failure }
  let model = DocumentationModel(of: project)
  // If the pages named a spec as their source, they would be orphans of the project, which knows no such files.
  let header = pageHeader(
    of: SourceFile(path: settingsPath, bytes: try fileSystem.read(settingsPath) ?? []))
  var parts: [(files: FileSystem, operations: [FileOperation])] = []
  var lines: [String] = []
  if let out {
    let folder = String(out.reversed().drop { $0 == "/" }.reversed())
    let pages = model.pages(in: folder, workers: workers)
    // The folder may lie anywhere; no link inside the folder may lead outside.
    let operations = pages.map { page in
      FileOperation.write(
        path: String(page.path.dropFirst(folder.count + 1)),
        contents: sealed("\(header)\n\(page.text)"), former: .generated(nil))
    }
    parts.append((.output(into: out), operations))
    lines.append("wrote \(counted(pages.count, "file")) to \(out)")
  }
  if let html {
    let page = model.html(
      header: header, code: tracedCode(of: project, sets, plan.changes), workers: workers)
    parts.append((files, [.write(path: html, contents: sealed(page), former: .generated(nil))]))
    lines.append("wrote \(html)")
  }
  try FileSystem.apply(parts)
  lines.forEach(console.output)
  return .success
}

/// Adds the hash of its contents to the header of a page.
private func sealed(_ page: String) -> [UInt8] {
  let bytes = Array(page.utf8)
  return HeaderState.seal(bytes) ?? bytes
}

/// Returns the code that was generated from each spec; each line has its line of the spec.
private func tracedCode(
  of project: FeatureProject, _ sets: TemplateSets, _ changes: [FileChange]
) -> [String: [GeneratedCode]] {
  let traced = (try? trace(project, with: sets) { $0.hasSuffix(".swift") }) ?? []
  let contents = Dictionary(changes.map { ($0.path, $0.expected) }) { first, _ in first }
  var code: [String: [GeneratedCode]] = [:]
  for file in traced {
    guard let bytes = contents[file.path] ?? nil else { continue }
    let text = String(decoding: bytes, as: UTF8.self)
    let count = bytes.count { $0 == UInt8(ascii: "\n") }
    let lines = (0..<count).map { file.place(line: $0 + 1, column: nil)?.spec?.start.line ?? 0 }
    code[file.spec.path, default: []].append(
      GeneratedCode(path: file.path, text: text, specLines: lines))
  }
  return code
}
