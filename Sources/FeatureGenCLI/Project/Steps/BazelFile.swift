import FeatureGenerator
import FeatureHeader
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// The path of the file for Bazel.
let bazelPath = "featuregen.bzl"

/// Whether a file exists and was generated.
func bearsHeader(_ path: String, _ fileSystem: FileSystem) throws(FileSystemError) -> Bool {
  try fileSystem.readStart(path).map(GeneratedHeader.isBorne) ?? false
}

/// Makes the file that declares the steps of a project to Bazel, with the rules that run and test them.
func bazelFile(
  for steps: [BuildStep], of project: FeatureProject, settings: SourceFile
) -> GeneratedFile {
  let folders = Set(project.settings.outputFolders + [specsFolder]).sorted()
  let roots = folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
  let others = Set(steps.flatMap(\.inputs)).filter { path in
    !roots.contains { path.hasPrefix($0 + "/") }
  }
  let committed = roots.map { "\($0)/**" } + others.sorted() + [bazelPath]
  let text = """
    # \(GeneratedHeader.text(ofSpecAt: settings.path))
    # \(HeaderState.text(ofSpec: ContentHash(of: settings.original)))
    \(bazelRules)
    # The spec of each step, its inputs, and its outputs.
    _STEPS = [
    \(steps.filter { !$0.outputs.isEmpty }.map(\.starlark).joined())]

    # The files that the test compares.
    _COMMITTED = [
    \(committed.map { "    \(starlark($0)),\n" }.joined())]

    """
  return GeneratedFile(
    path: bazelPath, contents: Array(text.utf8), ownership: .generated, spec: settings,
    templateSet: nil, specs: [settings.path])
}

extension BuildStep {
  /// The step as an entry of a list.
  fileprivate var starlark: String {
    func list(_ paths: [String]) -> String {
      paths.map { "            \(FeatureGenCLI.starlark($0)),\n" }.joined()
    }
    return """
          struct(
              spec = \(FeatureGenCLI.starlark(spec)),
              inputs = [
      \(list(inputs))        ],
              outputs = [
      \(list(outputs))        ],
          ),

      """
  }
}

/// Writes a text as a Starlark literal.
private func starlark(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}
