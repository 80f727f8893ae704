// The ways in which Swift's formatter breaks lines.

extension Code {
  /// Makes code whose lines after the first are indented by two columns.
  public static func nested(_ code: Code) -> Code {
    Code(.nested(code, isAlways: true))
  }

  /// Makes code whose lines after the first are indented by two columns in a broken group.
  private static func continued(_ code: Code) -> Code {
    Code(.nested(code, isAlways: false))
  }

  /// Makes code with each of some codes on a line of its own.
  public static func lines(_ lines: [Code]) -> Code {
    lines.joined(separator: "\n")
  }

  /// Makes a block: lines between an opening line and a closing line. Without lines, nothing is between them.
  public static func block(_ opening: Code, _ lines: [Code], _ closing: Code = "}") -> Code {
    let body = lines.map { "\n" + $0 }
    return Code(.joined([opening, nested(Code(.joined(body))), "\n", closing]))
  }

  /// Makes a call, on a single line or with each argument on a line of its own.
  public static func call(_ callee: Code, _ arguments: [Code]) -> Code {
    guard !arguments.isEmpty else { return "\(callee)()" }
    return rows(callee + "(", arguments, ")", .byLines, end: Code(.room(1)))
  }

  /// Makes an array or a dictionary, on a single line or with each element on a line of its own.
  public static func list(_ elements: [Code]) -> Code {
    guard !elements.isEmpty else { return "[]" }
    // Swift's formatter adds a comma after the last of several elements, and reserves a column for a comma after a
    // single one.
    return rows(
      "[", elements, "]", .byLines, end: Code(elements.count > 1 ? .ifBroken(",") : .room(1)))
  }

  /// Makes items between brackets, on a single line if they fit, otherwise with each item on a line of its own.
  ///
  /// - Parameters:
  ///   - opening: The text before the items, including the bracket.
  ///   - closing: The text after the items, including the bracket.
  public static func row(
    _ opening: Code, _ items: [Code], _ closing: Code, _ folding: Folding = .byLength
  ) -> Code {
    items.isEmpty ? opening + closing : rows(opening, items, closing, folding, end: .empty)
  }

  private static func rows(
    _ opening: Code, _ items: [Code], _ closing: Code, _ folding: Folding, end: Code
  ) -> Code {
    let list = items.joined(separator: "," + Code(.space))
    let inner = continued(Code(.joined([Code(.seam), list, end])))
    return Code(.group(Code(.joined([opening, inner, Code(.seam), closing])), folding))
  }

  /// Makes a value with a label, if the label is not nil.
  public static func labeled(_ label: String?, _ value: Code) -> Code {
    label.map { "\($0): \(value)" } ?? value
  }

  /// Makes a value with a label.
  public static func labeled(_ label: Code, _ value: Code) -> Code {
    "\(label): \(value)"
  }

  /// Makes a declaration with its default value, on a single line if both fit, otherwise with the default value on
  /// the next line.
  public static func declaration(_ declaration: Code, default value: Code?) -> Code {
    guard let value else { return declaration }
    return declaration + " =" + Code(.group(continued(Code(.space) + value), .byLength))
  }

  /// Makes the patterns of a single case, on a single line if they fit, otherwise with each pattern on a line of its
  /// own.
  public static func alternatives(_ patterns: [Code]) -> Code {
    guard patterns.count > 1 else { return patterns.first ?? .empty }
    return Code(.group(continued(patterns.joined(separator: "," + Code(.space))), .byLength))
  }

  /// Makes a name with a function's type. If the type is too long, it is on the next line, and its parameters are on
  /// separate lines if necessary.
  public static func typed(
    _ name: Code, _ attributes: Code, _ parameters: [Code], _ result: Code
  ) -> Code {
    let type = row(attributes + "(", parameters, ")" + result)
    return name + ":" + Code(.group(continued(Code(.space) + type), .byLength))
  }

  /// Makes text with a body in braces, on a single line if both fit.
  public static func braces(_ opening: Code, _ body: Code, _ folding: Folding = .byLines) -> Code {
    let inner = continued(Code(.space) + body)
    return Code(.group(Code(.joined([opening, inner, Code(.space), "}"])), folding))
  }

  /// Makes a closure with its parameters, on a single line if it fits.
  public static func closure(_ parameters: Code, _ body: Code) -> Code {
    braces(parameters.isEmpty ? "{" : "{ \(parameters) in", body)
  }

  /// Makes code followed by other code on the rest of the line if it fits, otherwise on the next line.
  public static func follow(_ first: Code, _ rest: Code, _ folding: Folding = .byLength) -> Code {
    first + Code(.group(continued(Code(.space) + rest), folding))
  }

  /// Makes an expression with calls of its members on lines of their own, indented if the expression is a single
  /// line.
  public static func chain(_ base: Code, _ members: [Code]) -> Code {
    let lines = Code(.joined(members.map { "\n" + $0 }))
    return .choice(ifFits: base, then: base + nested(lines), else: base + lines)
  }

  /// Makes one of two codes, depending on whether other code would fit on the rest of the line.
  public static func choice(
    ifFits code: Code, _ folding: Folding = .byLines, then: Code, else otherwise: Code
  ) -> Code {
    Code(.choice(ifFits: code, folding, then: then, otherwise: otherwise))
  }

  /// Makes a line, or other code if the line is too long.
  ///
  /// - Parameter rest: The text for which the line must have room.
  public static func line(
    _ line: Code, _ folding: Folding = .byLines, reserving rest: String = "", else other: Code
  ) -> Code {
    choice(ifFits: line + Code(rest), folding, then: line, else: other)
  }

  /// Makes the items between brackets of a template.
  public static func items(_ items: [Code], _ folding: Folding = .byLength) -> Code {
    guard !items.isEmpty else { return .empty }
    return group(continued(seam + items.joined(separator: "," + space)) + seam, folding)
  }

  /// Makes reserved columns.
  public static func room(_ columns: Int) -> Code {
    Code(.room(columns))
  }

  /// Makes code that is on a single line if it fits; otherwise each of its own seams becomes a line break.
  public static func group(_ code: Code, _ folding: Folding = .byLength) -> Code {
    Code(.group(code, folding))
  }

  /// A blank, or a line break in a broken group.
  public static let space = Code(.space)

  /// Nothing, or a line break in a broken group.
  public static let seam = Code(.seam)
}
