// The ways in which Swift's formatter breaks lines.

extension Code {
  /// Code whose lines after the first are indented by two columns.
  public static func nested(_ code: Code) -> Code {
    Code(.nested(code, isAlways: true))
  }

  /// Code whose lines after the first are indented by two columns in a broken group.
  private static func continued(_ code: Code) -> Code {
    Code(.nested(code, isAlways: false))
  }

  /// Codes, each on a line of its own.
  public static func lines(_ lines: [Code]) -> Code {
    lines.joined(separator: "\n")
  }

  /// Lines between one that opens them and one that closes them; no lines leave none.
  public static func block(_ opening: Code, _ lines: [Code], _ closing: Code = "}") -> Code {
    let body = lines.map { "\n" + $0 }
    return Code(.joined([opening, nested(Code(.joined(body))), "\n", closing]))
  }

  /// A call: on one line, or each argument on a line of its own.
  public static func call(_ callee: Code, _ arguments: [Code]) -> Code {
    guard !arguments.isEmpty else { return "\(callee)()" }
    return rows(callee + "(", arguments, ")", .byLines, end: Code(.room(1)))
  }

  /// An array or a dictionary: on one line, or each element on a line of its own.
  public static func list(_ elements: [Code]) -> Code {
    guard !elements.isEmpty else { return "[]" }
    // Swift's formatter ends the last of several elements like the others, and leaves room for a comma after a single one.
    return rows(
      "[", elements, "]", .byLines, end: Code(elements.count > 1 ? .ifBroken(",") : .room(1)))
  }

  /// Items between brackets: on one line where it holds them, else each on a line of its own.
  ///
  /// - Parameters:
  ///   - opening: The text before the items, up to the bracket.
  ///   - closing: The text after the items, from the bracket on.
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

  /// Something with a label, if it has one.
  public static func labeled(_ label: String?, _ value: Code) -> Code {
    label.map { "\($0): \(value)" } ?? value
  }

  /// Something with a label.
  public static func labeled(_ label: Code, _ value: Code) -> Code {
    "\(label): \(value)"
  }

  /// A declaration with its default: on one line where it holds both, else the default under it.
  public static func declaration(_ declaration: Code, default value: Code?) -> Code {
    guard let value else { return declaration }
    return declaration + " =" + Code(.group(continued(Code(.space) + value), .byLength))
  }

  /// Patterns of one case: on one line where it holds them, else each on a line of its own.
  public static func alternatives(_ patterns: [Code]) -> Code {
    guard patterns.count > 1 else { return patterns.first ?? .empty }
    return Code(.group(continued(patterns.joined(separator: "," + Code(.space))), .byLength))
  }

  /// A name with a function's type, which follows on the next line where it is too long, its parameters in rows if need be.
  public static func typed(
    _ name: Code, _ attributes: Code, _ parameters: [Code], _ result: Code
  ) -> Code {
    let type = row(attributes + "(", parameters, ")" + result)
    return name + ":" + Code(.group(continued(Code(.space) + type), .byLength))
  }

  /// Text with a body in braces, on one line if that holds both.
  public static func braces(_ opening: Code, _ body: Code, _ folding: Folding = .byLines) -> Code {
    let inner = continued(Code(.space) + body)
    return Code(.group(Code(.joined([opening, inner, Code(.space), "}"])), folding))
  }

  /// A closure with its parameters, on one line if that holds it.
  public static func closure(_ parameters: Code, _ body: Code) -> Code {
    braces(parameters.isEmpty ? "{" : "{ \(parameters) in", body)
  }

  /// Something on the rest of the line if that holds it, else under it.
  public static func follow(_ first: Code, _ rest: Code, _ folding: Folding = .byLength) -> Code {
    first + Code(.group(continued(Code(.space) + rest), folding))
  }

  /// An expression with calls of its members on lines of their own, to the right of an expression of one line.
  public static func chain(_ base: Code, _ members: [Code]) -> Code {
    let lines = Code(.joined(members.map { "\n" + $0 }))
    return .choice(ifFits: base, then: base + nested(lines), else: base + lines)
  }

  /// One of two codes, by whether something would fit on the rest of the line.
  public static func choice(
    ifFits code: Code, _ folding: Folding = .byLines, then: Code, else otherwise: Code
  ) -> Code {
    Code(.choice(ifFits: code, folding, then: then, otherwise: otherwise))
  }

  /// A line, or other code where it is too long.
  public static func line(_ line: Code, _ folding: Folding = .byLines, else other: Code) -> Code {
    choice(ifFits: line, folding, then: line, else: other)
  }

  /// Items between brackets of a template.
  public static func items(_ items: [Code], _ folding: Folding = .byLength) -> Code {
    guard !items.isEmpty else { return .empty }
    return group(continued(seam + items.joined(separator: "," + space)) + seam, folding)
  }

  /// Columns that stay free.
  public static func room(_ columns: Int) -> Code {
    Code(.room(columns))
  }

  /// Code on one line if that holds it; else each of its own seams becomes a line break.
  public static func group(_ code: Code, _ folding: Folding = .byLength) -> Code {
    Code(.group(code, folding))
  }

  /// A blank, or a line break in a broken group.
  public static let space = Code(.space)

  /// Nothing, or a line break in a broken group.
  public static let seam = Code(.seam)
}
