import Terminal

/// The screen of a terminal that understands only the control sequences that the app uses.
///
/// It follows ECMA-48 and xterm's documentation, and not the output of the app. Unknown control sequences are
/// recorded in ``unknown``.
public struct TerminalScreen: Sendable {
  /// The content of a column: a character, nothing yet, or the second half of the character before it.
  public struct Cell: Equatable, Sendable {
    public var text: String
    public var attributes: [Int] = []

    static let blank = Cell(text: " ")
    static let covered = Cell(text: "")
  }

  public private(set) var size: TerminalSize
  public private(set) var cells: [[Cell]]
  public private(set) var isAlternate = false
  public private(set) var isCursorVisible = true
  public private(set) var doesWrap = true
  /// Control sequences that this terminal does not know.
  public private(set) var unknown: [String] = []
  /// The parameters of all colors and attributes that text has had so far.
  public private(set) var attributesSeen: Set<Int> = []
  private var row = 0
  private var column = 0
  private var attributes: [Int] = []
  /// The screen that shells use, with its cursor's position, while the alternate screen is visible.
  private var main: (cells: [[Cell]], row: Int, column: Int) = ([], 0, 0)
  private var pending: [UInt8] = []

  public init(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    cells = Self.blank(size)
  }

  private static func blank(_ size: TerminalSize) -> [[Cell]] {
    [[Cell]](repeating: [Cell](repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The text of all rows.
  public var text: String {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }

  /// The last row that contains text.
  public var lastLine: Substring? {
    text.split(separator: "\n").last
  }

  /// Changes the size, as xterm does with the alternate screen: the content outside of the new size is lost.
  public mutating func resize(columns: Int, rows: Int) {
    let old = cells
    size = TerminalSize(columns: columns, rows: rows)
    cells = Self.blank(size)
    for row in 0..<min(rows, old.count) {
      for column in 0..<min(columns, old[row].count) { cells[row][column] = old[row][column] }
    }
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  /// Processes the output of a process.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let first = pending.first {
      let length = first == 0x1B ? controlSequence() : first < 0x20 ? control(first) : character()
      guard length > 0 else { return }
      pending.removeFirst(length)
    }
  }
}

// Each function processes the beginning of the bytes, and returns the number of processed bytes: zero if further
// bytes are necessary.
extension TerminalScreen {
  private mutating func control(_ byte: UInt8) -> Int {
    switch byte {
    case 0x07: break
    case 0x08: column = max(0, column - 1)
    case 0x09: column = min(size.columns - 1, (column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    default: unknown.append("control \(byte)")
    }
    return 1
  }

  private mutating func character() -> Int {
    let first = pending[0]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return 0 }
    let character = Character(String(decoding: pending[..<length], as: UTF8.self))
    put(character)
    return length
  }

  private mutating func put(_ character: Character) {
    let width = columns(of: character)
    guard width > 0 else {
      // A combining mark joins the character before it.
      let place = column - 1
      if place >= 0 { cells[row][place].text.append(character) }
      return
    }
    if column + width > size.columns {
      guard doesWrap else { return }
      column = 0
      lineFeed()
    }
    clear(around: column..<column + width)
    cells[row][column] = Cell(text: String(character), attributes: attributes)
    if width == 2 { cells[row][column + 1] = .covered }
    attributesSeen.formUnion(attributes)
    column += width
  }

  /// Removes the characters of which a half is overwritten.
  private mutating func clear(around range: Range<Int>) {
    if cells[row][range.lowerBound] == .covered { cells[row][range.lowerBound - 1] = .blank }
    if range.upperBound < size.columns, cells[row][range.upperBound] == .covered {
      cells[row][range.upperBound] = .blank
    }
  }

  private mutating func lineFeed() {
    guard row == size.rows - 1 else {
      row += 1
      return
    }
    cells.removeFirst()
    cells.append([Cell](repeating: .blank, count: size.columns))
  }

  private mutating func controlSequence() -> Int {
    guard pending.count > 1 else { return 0 }
    guard pending[1] == UInt8(ascii: "[") else {
      unknown.append("escape \(pending[1])")
      return 2
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else { return 0 }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    perform(Character(UnicodeScalar(pending[end])), parameters)
    return end + 1
  }

  private mutating func perform(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    switch (final, parameters) {
    case ("H", _):
      row = min(max(numbers.first ?? 1, 1), size.rows) - 1
      column = min(max(numbers.dropFirst().first ?? 1, 1), size.columns) - 1
    case ("J", "2"): cells = Self.blank(size)
    case ("J", ""), ("J", "0"):
      eraseRight()
      for below in row + 1..<max(size.rows, row + 1) { cells[below] = Self.blank(size)[0] }
    case ("K", ""), ("K", "0"): eraseRight()
    case ("m", _): attributes = (numbers.isEmpty ? [0] : numbers).reduce(into: attributes, turn)
    case ("h", "?1049"):
      if !isAlternate { main = (cells, row, column) }
      (cells, isAlternate) = (Self.blank(size), true)
    case ("l", "?1049"):
      guard isAlternate else { return }
      (cells, row, column) = main
      isAlternate = false
      resize(columns: size.columns, rows: size.rows)
    case ("h", "?25"), ("l", "?25"): isCursorVisible = final == "h"
    case ("h", "?7"), ("l", "?7"): doesWrap = final == "h"
    // Bracketed paste, which shells request.
    case ("h", "?2004"), ("l", "?2004"): break
    default: unknown.append("[\(parameters)\(final)")
    }
  }

  private func turn(_ attributes: inout [Int], _ number: Int) {
    if number == 0 { attributes = [] } else { attributes.append(number) }
  }

  private mutating func eraseRight() {
    for place in min(column, size.columns)..<size.columns { cells[row][place] = .blank }
  }
}
