import FeatureComparison
import FeatureGenerator
import FeatureMutation
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import TestSupport

@testable import FeatureGenCLI

/// What featuregen makes of a project with one of its own template sets.
struct KnownProject: Sendable {
  /// What is wrong with the project, or cannot be said in the set.
  let errors: [String]
  /// The generated code.
  let code: [String]
  private let project: FeatureProject?

  /// Reads a project, and generates the files of one spec, or all, if any are wanted.
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

  /// The pages about the project.
  var pages: [String] {
    project.map { documentationFiles(of: $0, workers: .one).map(\.text) } ?? []
  }

  /// What the mutants of the features are called.
  var mutants: [String] {
    (project?.features ?? []).flatMap(FeatureMutation.mutants).map(\.title)
  }

  /// Whether another project means something else.
  func differsInMeaning(from other: KnownProject) -> Bool {
    guard let project, let new = other.project else { return false }
    return !compare(project, with: new).specs.isEmpty
  }
}

extension GeneratedFile {
  /// The path and the contents.
  fileprivate var text: String { "\(path)\n\(String(decoding: contents, as: UTF8.self))" }
}
