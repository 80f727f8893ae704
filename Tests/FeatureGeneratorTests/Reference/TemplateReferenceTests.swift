import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import StrictMustache
import TestSupport
import Testing

@testable import FeatureGenerator

/// Tests that rendering and the template reference use the same models: each property of a model has a name, and each
/// name occurs.
@Suite("The template reference", .onOwnThread)
struct TemplateReferenceTests {
  @Test("has a name for every property, and every name occurs")
  func propertiesAndNames() throws {
    let projects = try Self.projects()
    let surveys = Dialect.allCases.map { dialect in
      var survey = TemplateModelSurvey(dialect)
      for project in projects { survey.visit(model(of: project, for: dialect)) }
      return survey
    }
    let problems = surveys.flatMap { $0.problems.sorted() } + TemplateModelSurvey.stale(surveys)
    #expect(problems.isEmpty, "\n\(problems.joined(separator: "\n"))")
  }

  /// A model with a property that has no name.
  private struct Forgetful: TemplateModel {
    var text: String
    var forgotten: Bool

    static let members = Members<Self>("forgetful", "A model that lacks a name.") {
      Member("text", \.text, "the text")
    }
  }

  @Test("reports what to add for a property without a name")
  func forgottenProperties() {
    var survey = TemplateModelSurvey(.tca)
    survey.visit(Forgetful(text: "", forgotten: true))
    #expect(
      survey.problems == [
        "no name stands for 'Forgetful.forgotten'; add 'Member(\"forgotten\", \\.forgotten, \"…\")' to its members"
      ])
  }

  @Test("explains each name in one line, once for each dialect")
  func entries() {
    for (object, _) in templateObjects(in: Dialect.allCases) {
      #expect(object.summary.hasSuffix("."), "\(object.title ?? "")")
      for dialect in Dialect.allCases {
        let names = object.members.filter { $0.dialects.contains(dialect) }.map(\.name)
        #expect(Set(names).count == names.count, "\(object) has a name twice for \(dialect)")
      }
      for member in object.members {
        #expect(!member.meaning.isEmpty && !member.meaning.contains { "\n|".contains($0) })
      }
    }
  }

  @Test("leaves out what a dialect does not have")
  func dialects() {
    let runtime = templateReference(for: .runtime)
    let tca = templateReference(for: .tca)
    let redux = templateReference(for: .redux)
    #expect(runtime.contains("| `functions` | list: [function](#function) |"))
    #expect(!runtime.contains("## Enum of reducers"))
    #expect(tca.contains("## Enum of reducers"))
    #expect(!tca.contains("| `functions`"))
    #expect(redux.contains("## Pure functions"))
    #expect(!redux.contains("| `prompts`"))
    let all = templateReference()
    #expect(all.contains("| `functions` (runtime) |"))
    #expect(all.contains("| `destinations.enums` (tca) |"))
    #expect(all.contains("Only for tca."))
    #expect(all.hasPrefix("# The values of templates\n\nVersion \(TemplateValues.version), "))
  }

  /// Returns all models of a project: its modules, and all specs that the dialect accepts.
  private func model(of project: FeatureProject, for dialect: Dialect) -> any TemplateModel {
    let refused = Set(
      checkDialects(of: project, dialect: { _ in dialect }).compactMap { $0.span?.file.path })
    let support = SupportPlan(of: project) { _ in dialect == .tca }
    let specs = loweredSpecs(of: project).filter { !refused.contains($0.file.path) }
    let model = SpecsModel(specs: specs) { $0.lower(in: project, for: dialect, support) }
    return lowerModules(of: project, model, support).last!.model
  }

  /// Returns the specs of the repository, the generated golden cases, and specs for the missing values; all with
  /// views.
  private static func projects() throws -> [FeatureProject] {
    let cases = GoldenCase.all.filter { $0.name.hasPrefix("generates-") }
      .map { $0.folder.appendingPathComponent("input/Specs") }
    let projects = try ([repository.appending(path: "Specs")] + cases).map { try readFolder($0) }
    return try (projects + [specs.mapValues { Array($0.utf8) }]).map { try project($0) }
  }

  /// Makes a project from the files of its folder of specs.
  private static func project(_ files: [String: [UInt8]]) throws -> FeatureProject {
    var files = files
    let settings = String(decoding: files["featuregen.yaml"] ?? [], as: UTF8.self)
    if !settings.contains("views:") {
      files["featuregen.yaml"] = Array((settings + "views: true\n").utf8)
    }
    let project = TextProject(specs: files).read()
    let errors = project.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\($0.span?.start.line ?? 0): \($0.message)" } == [])
    return try #require(project.value)
  }

  /// Specs for values that occur in no other specs.
  private static let specs = [
    "featuregen.yaml": TextProject.settings + "access: internal\n",
    "Size.yaml":
      "model: Size\ntypes: {Unit: {struct: {name: String}}}\nfields: {height: Double}\n",
    "Answer.yaml": "model: Answer\nenum: [yes, no]\n",
    "SizeClient.yaml": """
    client: SizeClient
    key: sizes
    types: {Status: {enum: [known, unknown]}}
    endpoints:
      load: {async: true, returns: Status, live: .known, placeholder: .known}

    """,
    // A title has no default and cannot be made up, so there is no preview.
    "Clock.yaml": """
    feature: Clock
    state: {title: Substring, count: Int = 0}
    dependencies: [continuousClock, dismiss]
    actions:
      started: {timer: {every: 1s, send: ticked, id: ticking}}
      closed: {dismiss: self}
      ticked: state.count += 1
    explore:
      given: {title: '"Clock"'}
      dependencies: {continuousClock: test, dismiss: 'DismissEffect {}'}
      actions: [ticked, closed]
      depth: 2
      invariants: {it does not go back: state.count >= 0}

    """,
    "Counter.yaml": """
    feature: Counter
    state: {count: Int = 0}
    actions: {increment: state.count += 1}
    tests: {counts: [{send: increment, expect: {count: 1}}]}

    """,
    "Tabs.yaml": """
    feature: Tabs
    state: {count: Int = 0}
    children: {left: Counter, right: Counter}
    actions: {reset: state.count = 0}
    view: {tabs: true}

    """,
    "Screens.yaml": """
    feature: Screens
    children: {screen: {oneOf: {counter: Counter, tabs: Tabs}, default: .counter(CounterFeature.State())}}

    """,
  ]
}
