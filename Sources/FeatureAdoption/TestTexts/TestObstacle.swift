import SpecSwift

/// The reason that a test stays as it is.
struct TestObstacle: Error {
  /// The description of the part that no spec can express.
  var text: String
  /// The source of that part.
  var source: SourceText

  init(_ text: String, at source: SourceText) {
    (self.text, self.source) = (text, source)
  }

  init(_ text: String, at value: Expression) {
    self.init(text, at: value.source)
  }
}
