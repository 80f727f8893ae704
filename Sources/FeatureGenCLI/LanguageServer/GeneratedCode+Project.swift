import FeatureGenerator
import FeatureLanguageServer
import FeatureProgram
import FeatureSpec
import SpecSource

/// Returns the Swift that is generated from some specs of a project without errors; empty where it cannot be
/// generated.
func generatedCode(
  of project: FeatureProject, ofSpecs specs: Set<String>, _ fileSystem: FileSystem
) -> [GeneratedCode] {
  guard let loaded = try? loadTemplateSets(of: project, fileSystem), let sets = loaded.value?.sets,
    !loaded.diagnostics.containsErrors,
    let files = try? trace(
      project, with: sets, ofSpecs: specs.contains, where: { $0.hasSuffix(".swift") })
  else { return [] }
  return files.map { file in
    GeneratedCode(
      spec: file.spec.path, path: file.path, bytes: file.bytes,
      stretches: file.stretches.filter { $0.origin.span.file.path == file.spec.path },
      isOnDisk: (try? fileSystem.readStart(file.path)) != nil)
  }
}
