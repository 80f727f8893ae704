import SpecSource

/// A text that is laid out at the position where a template writes it.
public protocol TemplateLayout: Sendable {
  /// Whether the text is empty, so that it counts as false in sections.
  var isEmpty: Bool { get }

  /// Lays out the text for a position.
  ///
  /// - Parameter isTraced: Whether the origins of its parts are needed.
  func laidOut(in place: TextPlace, isTraced: Bool) -> LaidOutText
}

/// The surroundings of a text in the output, in columns.
public struct TextPlace: Sendable {
  /// The columns before the first line of the text.
  public var column: Int

  /// The columns before its other lines.
  public var indentation: Int

  /// The columns that the template writes after the text on its last line.
  public var tail: Int

  /// Makes the surroundings of a text.
  public init(column: Int, indentation: Int, tail: Int) {
    self.column = column
    self.indentation = indentation
    self.tail = tail
  }
}

/// A text after its layout, still without the indentation of its position.
public struct LaidOutText: Sendable {
  /// The text, as UTF-8.
  public var bytes: [UInt8]

  /// The origins of the text's parts, in the order of their starts. Inner parts follow the parts around them.
  ///
  /// An exact part contains no line break except at its end, because the template's indentation follows a line break.
  public var origins: [OriginRange]

  /// Makes a text from its bytes and origins.
  public init(bytes: [UInt8], origins: [OriginRange] = []) {
    self.bytes = bytes
    self.origins = origins
  }
}
