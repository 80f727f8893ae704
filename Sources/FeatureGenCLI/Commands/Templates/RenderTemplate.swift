import ArgumentParser
import FeatureHeader
import SpecSource
import SpecYAML
import StrictMustache

/// `featuregen templates render`: renders one template with data.
struct RenderTemplate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders one template with YAML or JSON data, to standard output.",
    discussion: """
      Partials are the files 'NAME.mustache' in the folder of the template. The output is printed byte for byte. In \
      the data, plain 'true' and 'false' are Booleans, 'null', '~' and an empty value are an empty text, and every \
      other scalar is the text as written.

      Exit status: 0, or 1 when the template or the data has an error; then nothing is printed.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(help: "The file of the template.", completion: .file(extensions: ["mustache"]))
  var file: String

  @Option(help: "The file of the data.", completion: .file(extensions: ["yaml", "yml", "json"]))
  var data: String

  @Flag(
    help: """
      Treat undefined names and partials as empty, and look up names in outer contexts, as the Mustache specification \
      requires.
      """)
  var lenient = false

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let rendered = try renderTemplate(
        file, data: data, isLenient: lenient, in: options.directory)
      guard !report(rendered.diagnostics, to: console), let bytes = rendered.value else {
        return .failure
      }
      console.write(bytes)
      return .success
    }
  }
}

/// Renders the template of a file with the data of another file.
///
/// - Parameter directory: The folder to which the paths are relative.
func renderTemplate(
  _ path: String, data: String, isLenient: Bool, in directory: String
) throws(FileSystemError) -> Parsed<[UInt8]> {
  let fileSystem = FileSystem.named(from: directory)
  guard let text = try fileSystem.read(path) else { return missingFile(path) }
  guard let bytes = try fileSystem.read(data) else { return missingFile(data) }
  let read = templateValue(of: SourceFile(path: data, bytes: bytes))
  guard let values = read.value, !read.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: read.diagnostics)
  }
  let template = SourceFile(path: path, bytes: text)
  let library = TemplateLibrary.compile(
    try withPartials(of: template, in: directory), isLenient: isLenient)
  guard let compiled = library.value else { return Parsed(nil, diagnostics: library.diagnostics) }
  do {
    return Parsed(
      try compiled.render(templateName(of: path), values), diagnostics: library.diagnostics)
  } catch {
    return Parsed(nil, diagnostics: library.diagnostics + [error.diagnostic])
  }
}

/// Reads a template and the partials in its folder, by name.
///
/// Templates that the template does not reach are left out: their errors must not fail the rendering. The partials
/// belong to the template's author, who cannot refer to files elsewhere by links.
private func withPartials(
  of template: SourceFile, in directory: String
) throws(FileSystemError) -> [String: SourceFile] {
  let folder = template.path.lastIndex(of: "/").map { String(template.path[...$0]) } ?? ""
  let start = folder.hasPrefix("/") ? folder : "\(directory)/\(folder)"
  let fileSystem = FileSystem.disk(root: start)
  var files = [templateName(of: template.path): template]
  var pending = [template]
  while let file = pending.popLast() {
    for name in TemplateLibrary.templatesNamed(in: file) where files[name] == nil {
      let file = name + ProjectLayout.templateEnding
      guard ProjectPaths().problem(with: name) == nil, let bytes = try fileSystem.read(file)
      else { continue }
      let partial = SourceFile(path: folder + file, bytes: bytes)
      files[name] = partial
      pending.append(partial)
    }
  }
  return files
}

/// Returns the name of the template in a file.
private func templateName(of path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return name.hasSuffix(ProjectLayout.templateEnding)
    ? String(name.dropLast(ProjectLayout.templateEnding.count)) : name
}

private func missingFile(_ path: String) -> Parsed<[UInt8]> {
  Parsed(
    nil, diagnostics: [.error(.unusableArgument, "'\(path)' is not an existing file", at: nil)])
}
