import BenchmarkProjects
import Testing

@testable import FeatureGenCLI

/// Makes a generated project of some specs in memory.
func generatedProject(specs: Int) throws -> MemoryFileSystem {
  let files = makeProject(specs: specs)
  let project = MemoryFileSystem(
    texts: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
  let transcript = Transcript()
  try #require(
    try generateProject(project.fileSystem, console: transcript.console) == .success,
    "\(transcript.error)")
  return project
}
