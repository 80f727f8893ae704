#if !canImport(SwiftUI)
  import Foundation
  import SpecSupport
  import TestSupport
  import Testing

  /// A project of the repository in a folder, with its generated files, including views, and its handwritten files.
  struct WrittenProject {
    /// The paths of the sources of its first module.
    let sources: [String]
    /// The paths of the module's tests.
    let tests: [String]

    /// Generates a project with views. Previews become functions, because their macro cannot be expanded here.
    ///
    /// - Parameter hasPublicImports: Whether the project is for a target that imports internally.
    init(
      _ specs: String, hasPublicImports: Bool = false, into name: String, of folder: TemporaryFolder
    ) throws {
      let files = try readFolder(repository.appendingPathComponent(specs))
      var project = TextProject(specs: files)
      var settings = String(decoding: files["featuregen.yaml"] ?? [], as: UTF8.self)
      if !settings.contains("views:") { settings += "views: true\n" }
      if hasPublicImports { settings = withPublicImports(settings) }
      project.files[TextProject.settingsPath] = Array(settings.utf8)
      let generated = project.generate()
      #expect(generated.errors.isEmpty, "\(generated.errors.described)")
      let written = try generated.swift.merging(handWritten(beside: specs)) { $1 }
      func paths(where isWanted: (String) -> Bool) throws -> [String] {
        try written.keys.filter(isWanted).sorted().map { path in
          let text = String(decoding: written[path] ?? [], as: UTF8.self).replacing(
            "#Preview {", with: "@MainActor @ViewBuilder private func preview() -> some View {")
          try folder.write(["\(name)/\(path)": text])
          return folder.url.appendingPathComponent("\(name)/\(path)").path
        }
      }
      sources = try paths { $0.hasPrefix("Sources/") }
      tests = try paths { $0.hasPrefix("Tests/") && $0.hasSuffix("Tests.swift") }
    }
  }

  /// Returns the handwritten files of a project.
  private func handWritten(beside specs: String) throws -> [String: [UInt8]] {
    guard specs == "Specs" else {
      if specs.contains("generates-translations") {
        return ["Sources/App/Bundle.swift": Array(bundle.utf8)]
      }
      return specs.contains("generates-views") ? ["Sources/App/Page.swift": Array(page.utf8)] : [:]
    }
    let folder = repository.appendingPathComponent("Sources/ExampleFeatures")
    let files = try readFolder(folder).filter { !$0.value.starts(with: "// Code gen".utf8) }
    return Dictionary(
      uniqueKeysWithValues: files.map { ("Sources/ExampleFeatures/\($0.key)", $0.value) })
  }

  /// The property that SwiftPM writes for a target with resources.
  private let bundle = """
    import Foundation

    nonisolated extension Bundle {
      static let module = Bundle.main
    }
    """

  /// The handwritten declarations that the specs of a case name.
  private let page = """
    public import FeatureRuntime
    import SwiftUI

    public nonisolated struct PageFeature: Reducer, Sendable {
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
