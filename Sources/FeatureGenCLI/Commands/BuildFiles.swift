import ArgumentParser
import FeatureGenerator
import Platform
import SpecSource

/// `featuregen build-files`: writes the files that build engines read.
struct BuildFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-files",
    abstract: "Writes a file with the rules that let Bazel generate the code.",
    discussion: """
      'featuregen.bzl' declares a step for each spec, and a test that the committed code matches the specs. From then \
      on, 'generate' updates this file and 'check' compares it, like any generated file; delete it to stop that.

      Exit status: 0 when everything is up to date now, 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try generateProject(
          options.fileSystem, GenerateChoices(workers: work.workers, addsBuildFile: true),
          directory: options.directory, console: console)
      }
    }
  }
}
