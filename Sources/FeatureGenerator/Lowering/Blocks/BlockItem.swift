import SpecSource
import SpecSwift
import SwiftCode

/// A part of the body of a function, a branch or a case.
enum BlockItem: Sendable {
  /// Conditions under which the following items run.
  case `guard`(SwiftFragment, exit: Code = "return .none")
  /// A line of a comment.
  case comment(String)
  /// Statements.
  case statements(Code)
  /// A line, and the items that replace it if it is too long.
  case line(Code, else: [BlockItem])
  /// Branches, one of which runs.
  case choice([BlockBranch])
  /// Statements in a scope of their own, and the statements that handle their errors. The errors have one type if a
  /// type is given.
  case attempt([BlockItem], type: Code? = nil, else: [BlockItem]? = nil)
  /// The line that opens a loop over a sequence, and the statements for each element.
  case loop(Code, [BlockItem])
  /// A value and its cases.
  case match(Code, [SwitchCase])
  /// An effect that is added to the list, on lines of its own if it is long.
  case append(LoweredEffect, isLong: Bool)
  /// The effect that the function returns.
  case result(LoweredEffect)

  /// Makes statements from a place of the spec.
  static func statements(_ code: Code, of span: SourceSpan) -> BlockItem {
    .statements(.made(code, of: span))
  }
}

extension BlockItem {
  /// Whether the item may consist only of comments.
  var isComment: Bool {
    switch self {
    case .comment: true
    // The statements of the spec may consist only of comments, too.
    case .statements(let code): code.text.utf8.first == UInt8(ascii: "/")
    case .guard, .line, .choice, .attempt, .loop, .match, .append, .result: false
    }
  }

  /// The item as Swift.
  var code: Code {
    switch self {
    case .guard(let conditions, let exit):
      let exit = "else {" + Code.nested(.space + exit) + .space + "}"
      return .group("guard" + .nested(.space + conditions.code) + .space + exit, .byStatements)
    case .comment(let text): return Code(text)
    case .statements(let code): return code
    case .line(let line, let others):
      return .choice(ifFits: line, then: line, else: .lines(others.map(\.code)))
    case .choice(let branches):
      return .lines(branches.enumerated().map { $1.code(isFirst: $0 == 0) } + ["}"])
    case .attempt(let items, let type, let others):
      let opening: Code = "do\(type.map { " throws(\($0))" } ?? .empty) {"
      guard let others else { return .block(opening, items.map(\.code)) }
      let body = Code.block(opening, items.map(\.code), "} catch {")
      return others.isEmpty ? body + "}" : .block(body, others.map(\.code))
    case .loop(let opening, let items): return .block(opening, items.map(\.code))
    case .match(let value, let cases): return .lines(["switch \(value) {", cases.code, "}"])
    case .append(let effect, let isLong):
      let code =
        isLong
        ? Code.block("effects.append(", [effect.code()], ")")
        : .row("effects.append(", [effect.code()], ")", .byLines)
      return .made(code, of: effect.span)
    case .result(let effect): return effect.code(prefix: "return ")
    }
  }
}

extension [BlockItem] {
  /// The items as Swift, each on lines of its own.
  var code: Code { .lines(map(\.code)) }
}

/// A branch, or the final `else` if its condition is nil.
struct BlockBranch: Sendable {
  var condition: SwiftFragment?
  /// The Swift that replaces some UTF-8 ranges of the condition.
  var edits: [Code.Edit] = []
  /// A condition that is not in the spec.
  var madeCondition: Code?
  var items: [BlockItem]

  /// Returns the branch, as the first or a further branch, without its closing brace.
  fileprivate func code(isFirst: Bool) -> Code {
    let opening: Code
    if let madeCondition {
      opening = "if \(madeCondition) {"
    } else if let condition {
      opening = self.opening(isFirst ? "if" : "} else if", condition)
    } else {
      opening = "} else {"
    }
    return .made(
      opening + .nested(Code.lines([.empty] + items.map(\.code))), of: condition?.span)
  }

  /// Returns the line that opens a branch. Conditions on further lines are aligned with the first condition, and the
  /// brace is below them.
  private func opening(_ keyword: String, _ condition: SwiftFragment) -> Code {
    let parts = condition.analysis.conditionRanges
    guard condition.text.isMultiline, parts.count > 1 else {
      return "\(keyword) \(condition.code.replacing(edits)) {"
    }
    let conditions = parts.map { part in
      condition.code(in: part).replacing(
        edits.filter { part.contains($0.range.lowerBound) }.map {
          ($0.range.lowerBound - part.lowerBound..<$0.range.upperBound - part.lowerBound, $0.code)
        })
    }
    return "\(keyword) \(Code.nested(conditions.joined(separator: ",\n")))\n{"
  }
}
