import ArgumentParser
import FeatureDocumentation
import FeatureGenerator
import FeatureSpec
import Platform
import SpecSource

/// `featuregen docs`: writes pages about a project.
struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract:
      "Writes pages about the features: Markdown in the project's folder of pages, or one HTML file.",
    discussion: """
      'pages: FOLDER' in the settings asks for a Markdown page for every feature, and for one that links to all. Pages \
      are generated files like all others: 'generate' writes them, too, and 'check' checks them. '--html' writes one \
      self-contained page with search, the diagrams, and each spec beside its generated code.

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
      "Write the Markdown below this folder instead, relative to where featuregen runs; unchecked.",
      valueName: "folder"), completion: .directory)
  var out: String?

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      ignoreSignalOfLargeFiles()
      let fileSystem = options.fileSystem
      if html != nil || out != nil {
        return try writeDocumentation(
          fileSystem, html: html, out: out, workers: work.workers, console: console)
      }
      let lock = try ProjectLock(folder: "\(options.directory)/\(specsFolder)", waits: false)
      defer { withExtendedLifetime(lock) {} }
      return try updatePages(fileSystem, workers: work.workers, console: console)
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
  if let out {
    let folder = String(out.reversed().drop { $0 == "/" }.reversed())
    let pages = model.pages(in: folder, workers: workers)
    // The folder may lie anywhere; no link in the folder leads out again.
    try FileSystem.disk(root: out).apply(
      pages.map { page in
        .write(
          path: String(page.path.dropFirst(folder.count + 1)), contents: Array(page.text.utf8))
      })
    console.output("wrote \(counted(pages.count, "file")) to \(out)")
  }
  if let html {
    let page = model.html(code: tracedCode(of: project, sets, plan.changes), workers: workers)
    try files.apply([.write(path: html, contents: Array(page.utf8))])
    console.output("wrote \(html)")
  }
  return .success
}

/// The code that was generated from each spec, each line with its line of the spec.
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
