import SpecSwift

/// The parts of the state that statements compare with their values before a view's change.
struct WrittenPaths {
  private var old: [String: String] = [:]
  private var flags: [String: String] = [:]

  /// Records a constant for a previous value: `let oldTitle = state.title`.
  ///
  /// - Returns: Whether the statement declares such a constant.
  mutating func keeps(_ statement: Statement) -> Bool {
    guard case .variable(let names, type: nil, let value?) = statement.kind, names.count == 1,
      let path = value.memberNames, path.first == "state", path.count > 1
    else { return false }
    old[names[0]] = path.dropFirst().joined(separator: ".")
    return true
  }

  /// Whether an expression is the constant for the previous value of a path.
  func isOld(_ value: Expression, of path: String) -> Bool { old[value.source.text] == path }

  /// Records a variable that compares a value with its previous value:
  /// `let isTitleWritten = state.title != oldTitle`.
  ///
  /// - Returns: Whether the statement declares such a variable.
  mutating func takes(_ statement: Statement) -> Bool {
    guard case .variable(let names, type: nil, let value?) = statement.kind, names.count == 1,
      names[0].hasPrefix("is"), names[0].hasSuffix("Written")
    else { return false }
    let words = value.source.text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "!=", words[0].hasPrefix("state.") else { return false }
    let path = String(words[0].dropFirst("state.".count))
    guard old[words[2]] == path else { return false }
    flags[names[0]] = path
    return true
  }

  /// Returns the part of the state that a condition is about; nil for other statements.
  func path(of statement: Statement) -> String? {
    guard let condition = statement.onlyBranch?.label?.text else { return nil }
    if let path = flags[condition] { return path }
    let field = words(condition)
    guard field.first == "case", field.suffix(2) == ["=", "action"] || field.contains("~="),
      let place = field.lastIndex(of: "\\"), place + 2 < field.count
    else { return nil }
    let name = field[place + 2]
    return old.values.contains(name) ? name : nil
  }
}
