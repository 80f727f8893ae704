import ExampleFeatures
import FeatureRuntime
import Terminal

extension Screen {
  /// Makes the screen with the loaded text, or with the reason why it could not be loaded.
  init(_ store: StoreOf<SampleTextFeature>) {
    self.init(title: "Sample text", isBusy: store.isLoading)
    if store.isLoading { rows = [.text(StyledText("loading…", Style(.yellow))), .space] }
    rows.append(.paragraph(store.text))
    commands = [Command(.character("r"), "load again") { store.send(.load) }]
  }
}
