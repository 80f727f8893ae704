import ArgumentParser
import FeatureGenerator
import Platform
import SpecSource

/// `featuregen build-files`: writes the files that build engines read.
struct BuildFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-files",
    abstract: "Writes a file that tells Bazel how to generate.",
    discussion: """
      'featuregen.bzl' declares a step for each spec and a test that the committed code is what the specs say. From \
      then on 'generate' keeps it up to date and 'check' compares it, like any generated file; remove it to end that.

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
