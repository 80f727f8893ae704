import ArgumentParser
import ExampleFeatures
import FeatureRuntime
import Foundation
import Terminal

/// Runs the reference features in a terminal.
@main
struct ExampleApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ExampleApp",
    abstract: "Runs features that featuregen has generated, in the terminal.",
    discussion: """
      Without a terminal, or with TERM=dumb, it reads commands from standard input, one a line, and \
      prints the screen after each; 'help' lists them. Colours are left out where NO_COLOR is set.
      """
  )

  @Option(help: "Keeps the measurements in this file, not in the user's application support.")
  var history: String?

  @Option(help: "Loads the sample text from this file, not from https://example.com.")
  var text: String?

  func run() async {
    await show(makeStore())
  }

  @MainActor
  private func show(_ store: StoreOf<ShowcaseFeature>) async {
    if let terminal = Terminal() {
      await FullScreen(terminal) { Screen(store) }.run()
    } else {
      await LineMode { Screen(store) }.run()
    }
  }

  /// Makes the store of the whole app, with the requested clients instead of the live ones.
  @MainActor
  private func makeStore() -> StoreOf<ShowcaseFeature> {
    Store(initialState: ShowcaseFeature.State()) {
      ShowcaseFeature()
    } withDependencies: { dependencies in
      if let history { dependencies.bmiHistory = .live(file: URL(filePath: history)) }
      if let text { dependencies.sampleText = .reading(URL(filePath: text)) }
    }
  }
}

extension SampleTextClient {
  /// Makes a client that reads the text from a file, for use without a network.
  fileprivate static func reading(_ file: URL) -> SampleTextClient {
    SampleTextClient { () throws(URLError) in
      do {
        return try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw URLError(.cannotOpenFile)
      }
    }
  }
}
