import ComposableArchitecture

extension ResultsFeature {
  init(words: [String]) {
    self.init(find: { _ in words }, limit: words.count)
  }
}
