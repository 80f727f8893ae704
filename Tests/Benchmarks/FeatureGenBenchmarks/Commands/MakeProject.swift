import ArgumentParser
import BenchmarkProjects
import Foundation

/// `featuregen-benchmarks make-project`: writes the specs of a project that resembles large apps.
struct MakeProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes specs like those of a large app, and what is written by hand for them.",
    discussion: """
      The same number and seed give the same files. Then 'featuregen generate -C DIR' writes the \
      code, which builds in a package: '--package' makes one.
      """)

  @Argument(help: "The folder to write to; what is in it stays.")
  var directory: String

  @Option(help: "How many specs it has.")
  var specs = 1000

  @Option(help: "What the choices depend on.")
  var seed: UInt64 = 1

  @Option(help: "Make a package of it, whose runtime is in this folder.", completion: .directory)
  var package: String?

  func validate() throws {
    guard specs > 0 else { throw ValidationError("A project has one spec at least.") }
  }

  func run() throws {
    var files = BenchmarkProjects.makeProject(specs: specs, seed: seed)
    if let package {
      let runtime = URL(filePath: package).standardizedFileURL.path
      files.append(packageManifest(runtime: runtime))
    }
    try write(files, to: URL(filePath: directory))
    print("wrote \(files.count) files to \(directory)")
  }
}

/// Writes files into a folder.
func write(_ files: [ProjectFile], to folder: URL) throws {
  var made: Set<URL> = []
  for file in files {
    let url = folder.appending(path: file.path)
    let parent = url.deletingLastPathComponent()
    if made.insert(parent).inserted {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    try Data(file.text.utf8).write(to: url)
  }
}
