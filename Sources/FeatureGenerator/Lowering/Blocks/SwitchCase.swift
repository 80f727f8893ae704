import SpecSource
import SwiftCode

/// A case of a `switch`.
struct SwitchCase: Sendable {
  /// The pattern; nil for the default.
  var pattern: Code?
  /// The consequences of the case; none for an empty case.
  var items: [BlockItem]
  var span: SourceSpan?

  private var label: Code { pattern.map { "case \($0):" } ?? "default:" }

  /// The lines below the label.
  fileprivate var body: Code { items.isEmpty ? "break" : items.code }

  fileprivate var code: Code {
    .made(
      items.isEmpty
        ? .group(label + .nested(.space + body), .byStatements)
        : label + .nested("\n" + body), of: span)
  }

  /// The case without its last statement, which returns no effects; nil for a case that returns effects. The lines
  /// after the switch return instead.
  fileprivate var ending: SwitchCase? {
    guard case .result(.nothing)? = items.last else { return nil }
    var ending = self
    ending.items.removeLast()
    // Swift requires a statement in each case.
    if !ending.items.isEmpty, ending.items.allSatisfy(\.isComment) {
      ending.items.append(.statements("break"))
    }
    return ending
  }
}

extension [SwitchCase] {
  /// The lines of a switch over the action. Cases without effects only end the switch, and the statement after it
  /// returns no effects.
  var switched: [BlockItem] {
    let endings = map(\.ending)
    let cases = zip(self, endings).map { $1 ?? $0 }
    let none: [BlockItem] = endings.contains { $0 != nil } ? [.result(.nothing)] : []
    return [.match("action", cases)] + none
  }

  /// The cases with blank lines between them, except between short cases.
  var code: Code {
    var parts: [Code] = []
    for (index, one) in enumerated() {
      if index > 0 { parts.append("\n" + self[index - 1].gap(before: one)) }
      parts.append(one.code)
    }
    return parts.joined()
  }
}

extension SwitchCase {
  /// Returns a line break, unless each of the two cases has a single line below its label.
  fileprivate func gap(before next: SwitchCase) -> Code {
    .choice(
      ifFits: extent, then: .choice(ifFits: next.extent, then: .empty, else: "\n"), else: "\n")
  }

  /// Code on one line, if the label has a single line below it that is not an `if` or a `switch`.
  private var extent: Code {
    if case .result(let effect)? = items.last, effect.isBranching { return "\n" }
    return "  " + body
  }
}
