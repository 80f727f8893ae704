#if !canImport(SwiftUI)
  import TestSupport
  import Foundation
  import Testing

  /// Type-checks what is there for SwiftUI against a stub, as there is no SwiftUI here. Where
  /// there is one, the build does.
  @Suite("SwiftUI")
  final class SwiftUITypeCheckTests {
    private static let packageFolder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../..").standardized

    /// The modules that were built together with these tests lie beside their bundle.
    private static let builtModules = Bundle.main.bundleURL.appendingPathComponent("Modules")

    private let folder: URL

    /// Compiles the stub, then FeatureRuntime with it.
    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("SwiftUITypeCheckTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stub = try compile(
        sources(in: "Tests/Support/AppleSDK/SwiftUI"), as: "SwiftUI",
        ["-wmo", "-emit-module", "-emit-module-path", path("SwiftUI.swiftmodule")]
      )
      try #require(stub == nil, "The stub: \(stub ?? "")")
      let runtime = try compile(
        sources(in: "Sources/FeatureRuntime"), as: "FeatureRuntime",
        [
          "-wmo", "-emit-module", "-emit-module-path", path("FeatureRuntime.swiftmodule"),
          "-warnings-as-errors", "-package-name", "featuregen",
        ]
      )
      try #require(runtime == nil, "FeatureRuntime: \(runtime ?? "")")
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    @Test("views that use all of it compile")
    func samples() throws {
      let samples = sources(in: "Tests/Support/SwiftUISamples")
      #expect(samples.count > 1)
      let errors = try compile(
        samples, as: "Samples", ["-typecheck", "-wmo", "-warnings-as-errors"])
      #expect(errors == nil, "\(errors ?? "")")
    }

    @Test(
      "views that are wrong do not compile",
      arguments: [
        (#"TextField("Count", text: $store.count)"#, "'Binding<String>'"),
        (
          "EmptyView().sheet(item: $store.scope(state: \\.count, action: \\.sheet)) { _ in EmptyView() }",
          "Int"
        ),
        ("EmptyView().alert($store.scope(state: \\.dialog, action: \\.dialog))", "AlertState"),
      ]
    )
    func brokenView(body: String, error: String) throws {
      let view = folder.appendingPathComponent("BrokenView.swift")
      try Data(
        """
        import FeatureRuntime
        import SwiftUI

        struct BrokenView: View {
          @Bindable var store: Store<AppFeature.State, AppFeature.Action>

          var body: some View {
            \(body)
          }
        }
        """.utf8
      ).write(to: view)
      let samples = sources(in: "Tests/Support/SwiftUISamples")
      let errors = try #require(
        try compile(samples + [view.path], as: "Samples", ["-typecheck", "-wmo"]))
      #expect(errors.contains("BrokenView.swift:8"), "\(errors)")
      #expect(errors.contains(error), "\(errors)")
      #expect(!errors.contains("/Views.swift:"), "\(errors)")
    }
  }

  extension SwiftUITypeCheckTests {
    private func path(_ name: String) -> String {
      folder.appendingPathComponent(name).path
    }

    private func sources(in folder: String) -> [String] {
      let url = SwiftUITypeCheckTests.packageFolder.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      return (files?.allObjects ?? [])
        .compactMap { ($0 as? URL)?.path }
        .filter { $0.hasSuffix(".swift") }
        .sorted()
    }

    /// Runs the compiler to its end, which takes a few seconds.
    ///
    /// - Returns: What it printed, if it failed.
    private func compile(
      _ sources: [String],
      as module: String,
      _ options: [String]
    ) throws -> String? {
      let compiler = try FinishedProcess(
        "swiftc",
        ["-module-name", module, "-swift-version", "6", "-parse-as-library"]
          + ["-I", folder.path, "-I", SwiftUITypeCheckTests.builtModules.path]
          + options + sources, in: folder)
      return compiler.status == 0 ? nil : compiler.output + compiler.error
    }
  }
#endif
