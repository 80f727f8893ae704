import FeatureComparison
import FeatureGenerator
import FeatureMutation
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import TestSupport

@testable import FeatureGenCLI

/// The results of featuregen for a project with one of its own template sets.
struct KnownProject: Sendable {
  /// The errors in the project, and the constructs that the set does not support.
  let errors: [String]
  /// The generated code.
  let code: [String]
  private let project: FeatureProject?

  /// Reads a project, and generates the files of a single spec or of all specs, if requested.
  init(
    _ input: [String: [UInt8]], with set: String, of spec: String?, generates: Bool = true
  ) {
    let settings = String(decoding: input[settingsPath] ?? [], as: UTF8.self)
      .replacing(/(?m)^(templates|pages):.*\n/, with: "")
    let specs = input.keys.filter {
      $0.hasPrefix("Specs/") && $0.hasSuffix(".yaml") && $0 != settingsPath
    }
    let read = readProject(
      settings: SourceFile(
        path: settingsPath, bytes: Array("\(settings)templates: \(set)\npages: Docs\n".utf8)),
      specs: specs.sorted().map { SourceFile(path: $0, bytes: input[$0] ?? []) }, workers: .one,
      memo: TextProject.memo)
    let found = read.diagnostics.filter { $0.severity == .error }
    project = found.isEmpty ? read.value : nil
    let files = (generates ? project : nil).map {
      generate($0, with: Self.sets, workers: .one) {
        spec == nil || $0 == spec
      }
    }
    errors = (found + (files?.diagnostics ?? [])).map(\.message)
    code = (files?.value ?? []).map(\.text)
  }

  private static let sets = TemplateSets(
    ["runtime", "tca", "redux"].reduce(into: [:]) { sets, name in
      sets[name] = TemplateFiles(bundled: name).flatMap { compileTemplateSet($0).value }
    })

  /// The pages of the project's documentation.
  var pages: [String] {
    project.map { documentationFiles(of: $0, workers: .one).map(\.text) } ?? []
  }

  /// The names of the features' mutants.
  var mutants: [String] {
    (project?.features ?? []).flatMap(FeatureMutation.mutants).map(\.title)
  }

  /// Returns whether another project has a different meaning.
  func differsInMeaning(from other: KnownProject) -> Bool {
    guard let project, let new = other.project else { return false }
    return !compare(project, with: new).specs.isEmpty
  }
}

extension GeneratedFile {
  /// The path and the contents of the file.
  fileprivate var text: String { "\(path)\n\(String(decoding: contents, as: UTF8.self))" }
}
