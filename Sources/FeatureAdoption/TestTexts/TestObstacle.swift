import SpecSwift

/// Why a test stays as it is.
struct TestObstacle: Error {
  /// What no spec says.
  var text: String
  /// Where it stands.
  var source: SourceText

  init(_ text: String, at source: SourceText) {
    (self.text, self.source) = (text, source)
  }

  init(_ text: String, at value: Expression) {
    self.init(text, at: value.source)
  }
}
