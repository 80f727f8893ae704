import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

// Texts for lines that templates lay out themselves.

extension Feature {
  /// The number of columns by which an extension of another type indents the feature's declaration.
  var margin: Int { outer == nil ? 0 : 2 }
}

/// Returns whether Swift fits on one line together with the text around it.
///
/// - Parameter indentation: The number of columns in front of the line.
func fitsOnLine(_ line: Code, indentation: Int) -> Bool {
  let line = line.text
  // Nothing else fits on a line after a comment.
  return !line.isMultiline && !containsComment(line) && indentation + line.columns <= columnLimit
}

private func containsComment(_ line: String) -> Bool {
  let slash = UInt8(ascii: "/")
  return line.anyByte { $0 == slash }
    && zip(line.utf8, line.utf8.dropFirst()).contains { $0 == slash && $1 == slash }
}

/// Returns the items of a list on lines of its own, as many on each line as fit.
///
/// A single item has no comma after it. Of several items, each has a comma after it. After an item that ends with a
/// list of several elements, the formatter also counts a comma after that list's last element, although only broken
/// lists have such a comma.
func filledRows(_ items: [String], indentation: Int) -> [String] {
  guard items.count > 1 else { return items }
  var rows: [String] = []
  for item in items {
    let comma = item.utf8.drop { $0 != UInt8(ascii: "[") }.contains(UInt8(ascii: ",")) ? 1 : 0
    if let last = rows.last, indentation + last.columns + item.columns + comma + 2 <= columnLimit {
      rows[rows.count - 1] = "\(last) \(item),"
    } else {
      rows.append("\(item),")
    }
  }
  return rows
}

/// Returns the texts with a comma after each but the last.
func commaSeparated(_ texts: [Code]) -> [Code] {
  texts.enumerated().map { $0 == texts.count - 1 ? $1 : $1 + "," }
}
