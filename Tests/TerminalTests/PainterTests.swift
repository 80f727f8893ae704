import Terminal
import TerminalSupport
import TestSupport
import Testing

/// Random pictures are painted on a terminal one after the other; it has to show each.
@Suite("Painting") struct PainterTests {
  private static let alphabet = Array("ab ─█漢字é🎉 ")
  private static let styles = [
    Style(), Style(.red), Style(.green, isBold: true), Style(isDim: true), Style(isReversed: true),
  ]

  private func draw(_ canvas: inout Canvas, using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let length = Int.random(in: 0..<12, using: &random)
      let text = (0..<length).map { _ in Self.alphabet.randomElement(using: &random) ?? " " }
      canvas.draw(
        StyledText(String(text), Self.styles.randomElement(using: &random) ?? Style()),
        row: .random(in: -1...canvas.size.rows, using: &random),
        column: .random(in: -3...canvas.size.columns, using: &random))
    }
  }

  @Test("shows what was drawn, whatever was shown before", arguments: 1...20)
  func differences(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var picture = TerminalScreen(columns: 20, rows: 6)
    picture.feed("left behind by somebody else".utf8)
    var painter = Painter(isInColor: true)
    var canvas = Canvas(size: picture.size)
    for _ in 0..<100 {
      if Int.random(in: 0..<4, using: &random) == 0 { canvas = Canvas(size: picture.size) }
      draw(&canvas, using: &random)
      picture.feed(painter.paint(canvas).utf8)
      // A painter that knows nothing paints all of it.
      var other = TerminalScreen(columns: 20, rows: 6)
      var whole = Painter(isInColor: true)
      other.feed(whole.paint(canvas).utf8)
      #expect(picture.cells == other.cells)
      #expect(picture.text == canvas.text)
      #expect(picture.unknown.isEmpty)
    }
  }

  @Test("writes nothing if nothing has changed, and little if little has changed")
  func isShort() {
    var canvas = Canvas(size: TerminalSize(columns: 80, rows: 24))
    for row in 0..<24 { canvas.draw("Something in every row.", row: row, column: 5) }
    var painter = Painter(isInColor: true)
    #expect(painter.paint(canvas).utf8.count > 500)
    #expect(painter.paint(canvas).isEmpty)
    canvas.draw("another", row: 3, column: 5)
    #expect(painter.paint(canvas).utf8.count < 60)
    painter.forget()
    #expect(painter.paint(canvas).utf8.count > 500)
  }
}

extension Canvas {
  /// The text of all rows, as that of a picture.
  fileprivate var text: String {
    var painter = Painter(isInColor: false)
    var picture = TerminalScreen(columns: size.columns, rows: size.rows)
    picture.feed(painter.paint(self).utf8)
    return picture.text
  }
}
