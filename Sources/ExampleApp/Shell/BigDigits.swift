/// Draws a number or a time in digits of three lines.
///
/// - Returns: Three lines of the same width; characters without a picture are left out.
func bigDigits(_ text: String) -> [String] {
  (0..<3).map { line in
    text.compactMap { pictures[$0]?[line] }.joined(separator: " ")
  }
}

private let pictures: [Character: [String]] = [
  "0": ["█▀█", "█ █", "▀▀▀"],
  "1": ["▀█ ", " █ ", "▀▀▀"],
  "2": ["▀▀█", "█▀▀", "▀▀▀"],
  "3": ["▀▀█", " ▀█", "▀▀▀"],
  "4": ["█ █", "▀▀█", "  ▀"],
  "5": ["█▀▀", "▀▀█", "▀▀▀"],
  "6": ["█▀▀", "█▀█", "▀▀▀"],
  "7": ["▀▀█", "  █", "  ▀"],
  "8": ["█▀█", "█▀█", "▀▀▀"],
  "9": ["█▀█", "▀▀█", "▀▀▀"],
  "-": ["   ", "▀▀▀", "   "],
  ":": ["▄", "▄", " "],
  ".": [" ", " ", "▀"],
]
