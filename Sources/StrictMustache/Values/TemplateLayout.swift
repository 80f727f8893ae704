import SpecSource

/// A text that is laid out where a template writes it.
public protocol TemplateLayout: Sendable {
  /// Whether it has no text, so that it counts as false in sections.
  var isEmpty: Bool { get }

  /// Lays the text out for a place.
  ///
  /// - Parameter isTraced: Whether it is asked where its parts come from.
  func laidOut(in place: TextPlace, isTraced: Bool) -> LaidOutText
}

/// The surroundings of a text in the output, in columns.
public struct TextPlace: Sendable {
  /// The columns in front of its first line.
  public var column: Int

  /// The columns in front of its further lines.
  public var indentation: Int

  /// The columns that the template writes after it on its last line.
  public var tail: Int

  /// Makes a place.
  public init(column: Int, indentation: Int, tail: Int) {
    self.column = column
    self.indentation = indentation
    self.tail = tail
  }
}

/// A text that was laid out, still without the indentation of its place.
public struct LaidOutText: Sendable {
  /// The text, as UTF-8.
  public var bytes: [UInt8]

  /// The origins of its parts, in the order of their starts; inner ones follow those around them.
  ///
  /// An exact one holds no line break but at its end: the template's indentation follows it.
  public var origins: [OriginRange]

  /// Makes a text.
  public init(bytes: [UInt8], origins: [OriginRange] = []) {
    self.bytes = bytes
    self.origins = origins
  }
}
