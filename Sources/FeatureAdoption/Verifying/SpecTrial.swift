import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// Tries specs: reads them and generates code from them.
struct SpecTrial {
  /// The sets of templates.
  private let sets: TemplateSets
  /// The workers.
  private let workers: Workers
  /// The memo of the specs' Swift, which is shared while specs are tried repeatedly.
  private let memo = FragmentMemo()

  /// Makes a trial with an empty memo.
  init(sets: TemplateSets, workers: Workers) { (self.sets, self.workers) = (sets, workers) }

  /// The folder of the specs of features that a module declares for other modules.
  static let publicFolder = "Specs/App"
  /// The folder of the specs of features that other modules do not see.
  private static let internalFolder = "Specs/Internals"

  private static let settings = """
    version: 1
    templates: tca
    suffix: ''
    modules:
      - {module: App, specs: \(publicFolder), sources: Sources/App, tests: Tests/App}
      - {module: Internals, specs: \(internalFolder), sources: Sources/Internals, tests: Tests/Internals, access: internal}
    """

  /// Returns the path of the spec of a type.
  static func path(of type: LinkedType) -> String {
    "\(type.isPublic ? publicFolder : internalFolder)/\(specPath(of: type.name)).yaml"
  }

  /// Generates code from specs, and returns it with the errors.
  ///
  /// - Parameter styles: The styles of the features, as settings declare them.
  func generate(
    _ specs: [SourceFile], styles: String = ""
  ) -> (files: [GeneratedFile], problems: [Diagnostic]) {
    let read = readProject(
      settings: SourceFile(path: "Specs/featuregen.yaml", text: Self.settings + styles),
      specs: specs.sorted { $0.path < $1.path }, workers: workers, memo: memo)
    guard let project = read.value, !read.diagnostics.containsErrors else {
      return ([], read.diagnostics.filter { $0.severity == .error })
    }
    let generated = FeatureGenerator.generate(project, with: sets, workers: workers)
    return (generated.value ?? [], generated.diagnostics.filter { $0.severity == .error })
  }
}

/// Returns the path of the spec of a type, without its extension. The spec of a nested type is in a folder named
/// after the outer type.
public func specPath(of name: String) -> String {
  name.split(separator: ".").joined(separator: "/")
}
