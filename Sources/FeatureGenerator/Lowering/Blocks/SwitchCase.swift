import SpecSource
import SwiftCode

/// A case of a `switch`.
struct SwitchCase: Sendable {
  /// Its pattern; nil for what is left.
  var pattern: Code?
  /// The consequences of the case, perhaps none.
  var items: [BlockItem]
  var span: SourceSpan?

  private var label: Code { pattern.map { "case \($0):" } ?? "default:" }

  /// The lines below its label.
  fileprivate var body: Code { items.isEmpty ? "break" : items.code }

  fileprivate var code: Code {
    .made(
      items.isEmpty
        ? .group(label + .nested(.space + body), .byStatements)
        : label + .nested("\n" + body), of: span)
  }

  /// The case as one that ends the switch instead of returning that there are no effects; nil if there are some.
  fileprivate var ending: SwitchCase? {
    guard case .result(.nothing)? = items.last else { return nil }
    var ending = self
    ending.items.removeLast()
    // Swift asks for a statement in each case.
    if !ending.items.isEmpty, ending.items.allSatisfy(\.isComment) {
      ending.items.append(.statements("break"))
    }
    return ending
  }
}

extension [SwitchCase] {
  /// The lines of a switch over the action; cases without effects only end it, and no effect is returned after it.
  var switched: [BlockItem] {
    let endings = map(\.ending)
    let cases = zip(self, endings).map { $1 ?? $0 }
    let none: [BlockItem] = endings.contains { $0 != nil } ? [.result(.nothing)] : []
    return [.match("action", cases)] + none
  }

  /// The cases with blank lines between them, except between short ones.
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
  /// A line break, unless each of the two cases has a single line below its label.
  fileprivate func gap(before next: SwitchCase) -> Code {
    .choice(
      ifFits: extent, then: .choice(ifFits: next.extent, then: .empty, else: "\n"), else: "\n")
  }

  /// Code on one line, if the label has a single line below it that is no choice.
  private var extent: Code {
    if case .result(let effect)? = items.last, effect.isBranching { return "\n" }
    return "  " + body
  }
}
