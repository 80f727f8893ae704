/// A diagram with the positions of its boxes and arrows, in pixels.
struct DiagramLayout {
  /// A position.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// A box with its position and its size.
  struct Box {
    var node: Diagram.Node
    /// The text in the box.
    var label: String
    /// The upper left corner.
    var origin: Point
    var width: Double
    var height: Double
  }

  /// An arrow with its path.
  struct Arrow {
    var edge: Diagram.Edge
    /// The points of the path. The first point is at the edge of a box, the last point is at the arrow's head.
    var points: [Point]
  }

  var boxes: [Box] = []
  var arrows: [Arrow] = []
  var width: Double = 0
  var height: Double = 0
}

/// The measures of a drawing, in pixels.
enum DrawingMeasure {
  /// The width of a letter in a box, for a monospaced font of 13 pixels, with some room.
  static let letterWidth = 7.9
  /// The width of a letter at an arrow.
  static let smallLetterWidth = 6.4
  static let boxHeight = 30.0
  static let boxPadding = 14.0
  /// The free space between two boxes of a column.
  static let rowGap = 14.0
  /// The free space between two columns whose arrows have no labels.
  static let columnGap = 56.0
  static let margin = 12.0
  /// The distance between the paths of two arrows in opposite directions between two boxes.
  static let wayBackOffset = 9.0
}

/// Returns the width of a text in letters. East Asian letters and emoji have the width of two letters.
func letterCount(_ text: String) -> Double {
  text.reduce(0) { sum, letter in
    sum + ((letter.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1)
  }
}
