private enum Unit { case metres }

private func isPaired(_ text: String) -> Bool { text.count.isMultiple(of: 2) }

/// What is shown of a text.
struct Shown {
  private var unit = Unit.metres
  var text: String
  var isShown: Bool { isPaired(text) }
}
