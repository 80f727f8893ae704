#if !canImport(SwiftUI)
  import Foundation
  import SpecSupport
  import TestSupport
  import Testing

  /// The views of all our specs, and of the golden cases that say the strangest things, compile against a stub for
  /// SwiftUI and are laid out as `swift format` wants it.
  @Suite("Generated views", .onOwnThread)
  struct ViewTests {
    private static let cases = [
      "generates-views", "generates-awkward-text", "generates-children", "generates-idle-features",
      "generates-view-controls", "generates-internal-access", "generates-keywords",
      "generates-prompts", "generates-stacks-in-views", "generates-shared",
      "generates-small-specs", "generates-alerts-at-once", "generates-alerts-as-cases",
      "generates-views-of-nothing", "generates-enum-states",
    ]
    private static let projects =
      ["Specs", "Tests/Cases/generates-translations/input/Specs"]
      + Proofs.part(of: cases, each: 4).map { "Tests/Cases/\($0)/input/Specs" }

    @Test("compile and are formatted")
    func compile() throws {
      let folder = try TemporaryFolder()
      let compiler = SwiftCompiler(folder: folder.url)
      let broken = try compiler.emitRuntimeWithViews()
      try #require(broken == nil, "\(broken ?? "")")
      var views: [String] = []
      for (index, project) in Self.projects.enumerated() {
        let sources = try generate(project, into: "\(index)", of: folder)
        let found = sources.filter { $0.hasSuffix("View.swift") }
        #expect(!found.isEmpty, "\(project)")
        views += found
        let errors = try compiler.check(sources, as: "App\(index)")
        #expect(errors == nil, "\(project)\n\(errors ?? "")")
      }
      let files = try readFolder(folder.url).filter { file in
        views.contains { $0.hasSuffix("/\(file.key)") }
      }
      #expect(try formattingProblems(in: files) == "")
    }

    /// Generates a project with views.
    ///
    /// - Returns: The sources of its first module, with previews as functions: their macro cannot be expanded here.
    private func generate(
      _ specs: String, into name: String, of folder: TemporaryFolder
    ) throws -> [String] {
      let files = try readFolder(repository.appendingPathComponent(specs))
      var project = TextProject(specs: files)
      let settings = String(decoding: files["featuregen.yaml"] ?? [], as: UTF8.self)
      if !settings.contains("views:") {
        project.files[TextProject.settingsPath] = Array((settings + "views: true\n").utf8)
      }
      let generated = project.generate()
      #expect(generated.errors.isEmpty, "\(generated.errors.described)")
      let sources = generated.swift.filter { $0.key.hasPrefix("Sources/") }
        .merging(try handWritten(beside: specs)) { $1 }
      for (path, contents) in sources {
        let text = String(decoding: contents, as: UTF8.self).replacingOccurrences(
          of: "#Preview {", with: "@MainActor @ViewBuilder private func preview() -> some View {")
        try folder.write(["\(name)/\(path)": text])
      }
      return sources.keys.sorted().map {
        folder.url.appendingPathComponent("\(name)/\($0)").path
      }
    }

    /// The files of a project that people have written.
    private func handWritten(beside specs: String) throws -> [String: [UInt8]] {
      guard specs == "Specs" else {
        if specs.contains("generates-translations") { return ["Bundle.swift": Array(bundle.utf8)] }
        return specs.contains("generates-views") ? ["Page.swift": Array(page.utf8)] : [:]
      }
      let folder = repository.appendingPathComponent("Sources/ExampleFeatures")
      let files = try readFolder(folder).filter { !$0.value.starts(with: "// Code gen".utf8) }
      return Dictionary(
        uniqueKeysWithValues: files.map { ("Sources/ExampleFeatures/\($0.key)", $0.value) })
    }
  }

  /// The property that SwiftPM writes for a target with resources.
  private let bundle = """
    import Foundation

    extension Bundle {
      static let module = Bundle.main
    }
    """

  /// What the specs of a case say is written by hand.
  private let page = """
    import FeatureRuntime
    import SwiftUI

    public struct PageFeature: Reducer, Sendable {
      public struct State: Equatable, Sendable {
        public init() {}
      }

      public enum Action: CasePathable, Sendable {
        case load

        public struct AllCasePaths: Sendable {}

        public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      public init() {}

      public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }

    struct PageView: View {
      let store: StoreOf<PageFeature>

      var body: some View { EmptyView() }
    }
    """
#endif
