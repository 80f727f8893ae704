#if !canImport(SwiftUI)
  import Foundation
  import TestSupport
  import Testing

  /// Type-checks what is there for SwiftUI against a stub, as there is no SwiftUI here. Where
  /// there is one, the build does.
  @Suite("SwiftUI")
  struct SwiftUITypeCheckTests {
    private let folder: TemporaryFolder
    private let compiler: SwiftCompiler
    private let samples: [String]

    /// Compiles the stub, then FeatureRuntime with it.
    init() throws {
      folder = try TemporaryFolder()
      compiler = SwiftCompiler(folder: folder.url)
      samples = try SwiftCompiler.sources(in: "Tests/Support/SwiftUISamples")
      let errors = try compiler.emitRuntimeWithViews()
      try #require(errors == nil, "\(errors ?? "")")
    }

    @Test("views that use all of it compile")
    func usesAll() throws {
      #expect(samples.count > 1)
      let errors = try compiler.check(samples, as: "Samples")
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
        (#"Button("On") { isOn = true }"#, "is changed by 'withLock'"),
      ]
    )
    func brokenView(body: String, error: String) throws {
      let view = folder.url.appending(path: "BrokenView.swift")
      try Data(
        """
        import FeatureRuntime
        import SwiftUI

        struct BrokenView: View {
          @Bindable var store: Store<AppFeature.State, AppFeature.Action>
          @Shared(.appStorage("isOn")) var isOn = false

          var body: some View {
            \(body)
          }
        }
        """.utf8
      ).write(to: view)
      let errors = try #require(try compiler.check(samples + [view.path], as: "Samples"))
      #expect(errors.contains("BrokenView.swift:9"), "\(errors)")
      #expect(errors.contains(error), "\(errors)")
      #expect(!errors.contains("/Views.swift:"), "\(errors)")
    }
  }
#endif
