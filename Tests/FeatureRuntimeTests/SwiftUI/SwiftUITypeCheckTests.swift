#if !canImport(SwiftUI)
  import Foundation
  import TestSupport
  import Testing

  /// Type-checks the code for SwiftUI against a stub where SwiftUI is not available. Where it is available, the build
  /// does.
  @Suite("SwiftUI")
  struct SwiftUITypeCheckTests {
    private let folder: TemporaryFolder
    private let compiler: SwiftCompiler
    private let samples: [String]

    /// Compiles the stub, then FeatureRuntime with it.
    init() throws {
      folder = try TemporaryFolder()
      var compiler = SwiftCompiler(folder: folder.url)
      samples = try SwiftCompiler.sources(in: "Tests/Support/SwiftUISamples")
      let errors = try compiler.importRuntimeWithViews()
      try #require(errors == nil, "\(errors ?? "")")
      self.compiler = compiler
    }

    @Test("views that use the whole SwiftUI support compile")
    func usesAll() throws {
      #expect(samples.count > 1)
      let errors = try compiler.check(samples, as: "Samples")
      #expect(errors == nil, "\(errors ?? "")")
    }

    @Test("incorrect views do not compile")
    func brokenViews() throws {
      let wrong = [
        (#"TextField("Count", text: $store.count)"#, "'Binding<String>'"),
        (
          "EmptyView().sheet(item: $store.scope(state: \\.count, action: \\.sheet)) { _ in EmptyView() }",
          "Int"
        ),
        ("EmptyView().alert($store.scope(state: \\.dialog, action: \\.dialog))", "AlertState"),
        (#"Button("On") { isOn = true }"#, "Change a shared value with 'withLock'"),
      ]
      let views = try wrong.enumerated().map { number, wrong in
        try write(wrong.0, asBodyOf: "BrokenView\(number)")
      }
      let errors = try #require(try compiler.check(samples + views, as: "Samples"))
      for (number, wrong) in wrong.enumerated() {
        let found = errors.split(separator: "\n").filter {
          $0.contains("BrokenView\(number).swift:9") && $0.contains(": error: ")
        }
        #expect(found.contains { $0.contains(wrong.1) }, "\(wrong.0): \(errors)")
      }
      #expect(!errors.contains("/Views.swift:"), "\(errors)")
    }

    /// Writes a view, whose body is in line 9.
    ///
    /// - Returns: The path of the view's file.
    private func write(_ body: String, asBodyOf name: String) throws -> String {
      try folder.write([
        "\(name).swift": """
        import FeatureRuntime
        import SwiftUI

        struct \(name): View {
          @Bindable var store: Store<AppFeature.State, AppFeature.Action>
          @Shared(.appStorage("isOn")) var isOn = false

          var body: some View {
            \(body)
          }
        }
        """
      ])
      return folder.url.appending(path: "\(name).swift").path
    }
  }
#endif
