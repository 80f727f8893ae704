/// A diagram with the place of everything, in pixels.
struct DiagramLayout {
  /// A place.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// A box and where it stands.
  struct Box {
    var node: Diagram.Node
    /// What is written in it.
    var label: String
    /// The upper left corner.
    var origin: Point
    var width: Double
    var height: Double
  }

  /// An arrow and the way it takes.
  struct Arrow {
    var edge: Diagram.Edge
    /// The places it passes, the first at the edge of a box and the last where its head is.
    var points: [Point]
  }

  var boxes: [Box] = []
  var arrows: [Arrow] = []
  var width: Double = 0
  var height: Double = 0
}

/// The measures of a drawing, in pixels.
enum DrawingMeasure {
  /// The width of a letter in a box, of a font of 13 pixels whose letters are all as wide, with some room.
  static let letterWidth = 7.9
  /// The width of a letter at an arrow.
  static let smallLetterWidth = 6.4
  static let boxHeight = 30.0
  static let boxPadding = 14.0
  /// What is left free between two boxes of a column.
  static let rowGap = 14.0
  /// What is left free between two columns, where nothing is written at arrows.
  static let columnGap = 56.0
  static let margin = 12.0
  /// The distance of ways between two boxes that lead in opposite directions.
  static let wayBackOffset = 9.0
}

/// How wide a text is in letters; those of East Asia and emoji take the room of two.
func letterCount(_ text: String) -> Double {
  text.reduce(0) { sum, letter in
    sum + ((letter.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1)
  }
}
