import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// The modules that the specs of adopted features import.
@Suite("Imports of adopted features")
struct AdoptImportsTests {
  @Test(
    "SwiftUI is imported where the feature names one of its types that the app does not declare",
    arguments: [
      ("var tint: Color = .red", "", ["CoreGraphics", "SwiftUI"]),
      ("var detent: PresentationDetent = .medium", "", ["CoreGraphics", "SwiftUI"]),
      ("var count = 0", "", ["CoreGraphics"]),
      (
        "var tint = Color(name: \"red\")", "struct Color: Equatable { var name: String }",
        ["CoreGraphics"]
      ),
    ])
  func swiftUI(field: String, declaration: String, modules: [String]) throws {
    let text = """
      import ComposableArchitecture
      import SwiftUI
      import struct CoreGraphics.CGFloat

      \(declaration)

      @Reducer
      struct Paint {
        struct State: Equatable { \(field) }
        enum Action { case tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .none
            }
          }
        }
      }

      struct PaintView: View {
        var body: some View { Text("Paint") }
      }
      """
    let report = adoptionReport(
      of: [SourceFile(path: "Paint.swift", text: text)],
      trying: try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem))
    let spec = try #require(report.features.first?.spec.equalText, "\(report.features)")
    #expect(spec.contains("\nimports: [\(modules.joined(separator: ", "))]\n"))
  }
}
