import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

// What templates ask of lines that they lay out themselves.

extension Feature {
  /// The columns by which an extension of another type moves the feature's declaration to the right.
  var margin: Int { outer == nil ? 0 : 2 }
}

/// Whether Swift can stand on one line with what surrounds it.
///
/// - Parameter indentation: The columns in front of the line.
func fitsOnLine(_ line: Code, indentation: Int) -> Bool {
  let line = line.text
  // Behind a comment nothing else can stand.
  return !line.isMultiline && !containsComment(line) && indentation + line.columns <= columnLimit
}

private func containsComment(_ line: String) -> Bool {
  let slash = UInt8(ascii: "/")
  return line.anyByte { $0 == slash }
    && zip(line.utf8, line.utf8.dropFirst()).contains { $0 == slash && $1 == slash }
}

/// Items of a list on lines of its own, as many on each as fit.
///
/// A list of one has no comma behind it, one of several has one behind each. Where an item ends with a list of several,
/// the formatter counts a comma behind that list's last element, too, though it stands there in broken lists only.
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

/// Texts with a comma behind all but the last.
func commaSeparated(_ texts: [Code]) -> [Code] {
  texts.enumerated().map { $0 == texts.count - 1 ? $1 : $1 + "," }
}
