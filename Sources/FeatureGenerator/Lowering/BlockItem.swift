import SpecSource
import SpecSwift
import StrictMustache

/// A part of a function's body, as templates see it: exactly one of its values is not false.
enum BlockItem {
  /// Conditions without which nothing follows.
  ///
  /// - Parameter indentation: The columns in front of them.
  case `guard`(SwiftFragment, exit: String = "return .none", indentation: Int)
  /// Statements as they are.
  case text(String)
  /// Statements that were made of what stands at a place.
  case made(String, SourceSpan)
  /// Statements of the spec.
  case statements(SwiftFragment)
  /// Branches of which one is taken.
  case choice([BlockBranch])
  /// A value and its cases.
  case match(String, [BlockCase])
  /// An effect that is added to the list, possibly on lines of its own.
  case append(LoweredEffect, isBroken: Bool = false)
  /// The effect that the function returns.
  case result(LoweredEffect)

  /// Whether it may be a comment and nothing else.
  var isComment: Bool {
    switch self {
    case .text(let text), .made(let text, _): text.hasPrefix("//")
    case .statements(let statements): statements.text.hasPrefix("/")
    case .guard, .choice, .match, .append, .result: false
    }
  }

  /// Whether it is one line.
  var isLine: Bool {
    switch self {
    case .text(let text), .made(let text, _): !text.contains("\n")
    case .statements(let statements): !statements.text.contains("\n")
    case .result(let effect): effect.isLine
    case .guard, .choice, .match, .append: false
    }
  }

  /// The part as a value for templates.
  var value: TemplateValue {
    func object(
      condition: TemplateValue = false, text: TemplateValue = false, choice: TemplateValue = false,
      match: TemplateValue = false, append: TemplateValue = false, result: TemplateValue = false
    ) -> TemplateValue {
      [
        "guard": condition, "statements": text, "choice": choice, "match": match,
        "append": append, "result": result,
      ]
    }
    switch self {
    case .guard(let conditions, let exit, let indentation):
      let line = "guard \(conditions.text) else { \(exit) }"
      return object(condition: [
        "text": .swift(conditions), "exit": .text(exit),
        "isLong": .bool(!fitsOnLine(line, indentation: indentation)),
      ])
    case .statements(let statements): return object(text: ["text": .swift(statements)])
    case .text(let text): return object(text: ["text": .text(text)])
    case .made(let text, let span): return object(text: ["text": .text(text, from: span)])
    case .choice(let branches):
      let values = branches.enumerated().map { $1.value(isFirst: $0 == 0) }
      return object(choice: ["branches": .list(values)])
    case .match(let value, let cases):
      return object(match: ["value": .text(value), "cases": cases.values])
    case .append(let effect, let isBroken):
      guard !isBroken, let line = effect.line else {
        return object(append: effect.value(prefix: "", suffix: ""))
      }
      let text = TemplateValue.text("effects.append(\(line))")
      return object(text: ["text": effect.span.map { text.from($0) } ?? text])
    case .result(let effect): return object(result: effect.value(prefix: "return ", suffix: ""))
    }
  }
}

/// A branch, or what is left when its condition is nil.
struct BlockBranch {
  var condition: SwiftFragment?
  var items: [BlockItem]

  func value(isFirst: Bool) -> TemplateValue {
    let keyword = isFirst ? "if" : "} else if"
    let opening = condition.map { self.opening(keyword, $0) } ?? "} else {"
    let value: TemplateValue = [
      "opening": .text(opening), "block": ["items": .list(items.map(\.value))],
    ]
    return condition.map { value.from($0.span) } ?? value
  }
}

extension BlockBranch {
  /// The line that opens a branch; conditions on lines of their own stand to the right of the first, and the brace under it.
  private func opening(_ keyword: String, _ condition: SwiftFragment) -> String {
    let parts = condition.conditions
    guard condition.text.contains("\n"), parts.count > 1 else {
      return "\(keyword) \(condition.text) {"
    }
    let others = parts.dropFirst().map { $0.indented() }.joined(separator: ",\n")
    return "\(keyword) \(parts[0]),\n\(others)\n{"
  }
}

/// A pattern and what follows; without a pattern, whatever is left.
struct BlockCase {
  var pattern: String?
  /// Its parts; none where nothing is to be done.
  var items: [BlockItem]
  /// Where it stands in the spec.
  var span: SourceSpan?

  private var label: String { pattern.map { "case \($0):" } ?? "default:" }

  /// Whether nothing is done, and the label leaves room to say so.
  private var isIdle: Bool {
    items.isEmpty && fitsOnLine("\(label) break", indentation: 24)
  }

  /// Whether no more than a line stands below its label.
  var isShort: Bool {
    items.isEmpty || (items.count == 1 && items[0].isLine)
  }

  /// The case as a value for templates.
  ///
  /// - Parameter isApart: Whether a blank line stands in front of it.
  func value(isApart: Bool) -> TemplateValue {
    let items = items.isEmpty ? [.text("break")] : items
    let value: TemplateValue = [
      "label": .text(label),
      "isApart": .bool(isApart),
      "isIdle": .bool(isIdle),
      "block": ["items": .list(items.map(\.value))],
    ]
    return span.map { value.from($0) } ?? value
  }
}

extension [BlockCase] {
  /// The cases as values for templates. Short ones stand together.
  var values: TemplateValue {
    .list(
      enumerated().map { index, one in
        one.value(isApart: index > 0 && !(one.isShort && self[index - 1].isShort))
      })
  }
}

/// An effect on its way to the templates.
enum LoweredEffect {
  /// One that is an expression.
  case line(String)
  /// A procedure that is performed, which changes the state.
  case perform(String)
  /// Effects to end.
  case cancel(String)
  /// One with a closure.
  case run(TemplateObject)
  /// One that was made of what stands at a place.
  indirect case placed(LoweredEffect, SourceSpan)
  /// Several as one: `.merge`, `.concatenate`.
  indirect case group(String, [LoweredEffect])

  /// Several effects at once, as one.
  static func merged(_ effects: [LoweredEffect]) -> LoweredEffect {
    switch effects.count {
    case 0: .line(".none")
    case 1: effects[0]
    default: .group(".merge", effects)
    }
  }

  /// The effect as text, if it is short enough to stand in a call.
  var line: String? {
    switch self {
    case .line(let text), .perform(let text), .cancel(let text):
      text.contains("\n") || text.count > 60 ? nil : text
    case .placed(let effect, _):
      effect.line
    case .run, .group:
      nil
    }
  }

  /// Whether it is one line.
  var isLine: Bool {
    switch self {
    case .line(let text), .perform(let text), .cancel(let text): !text.contains("\n")
    case .placed(let effect, _): effect.isLine
    case .run, .group: false
    }
  }

  /// Where it stands in the spec, if it is known.
  var span: SourceSpan? {
    if case .placed(_, let span) = self { span } else { nil }
  }

  /// The effect with what stands before and behind it.
  func value(prefix: String, suffix: String) -> TemplateValue {
    func object(
      line: TemplateValue = false, run: TemplateValue = false, group: TemplateValue = false
    ) -> TemplateValue {
      [
        "prefix": .text(prefix), "suffix": .text(suffix), "line": line, "run": run, "group": group,
      ]
    }
    switch self {
    case .line(let text), .perform(let text), .cancel(let text):
      return object(line: ["text": .text(prefix + text + suffix)])
    case .run(let run):
      return object(run: .object(run))
    case .placed(let effect, let span):
      return effect.value(prefix: prefix, suffix: suffix).from(span)
    case .group(let name, let effects):
      let values = effects.enumerated().map { index, effect in
        effect.value(prefix: "", suffix: index == effects.count - 1 ? "" : ",")
      }
      return object(group: ["opening": .text("\(prefix)\(name)("), "effects": .list(values)])
    }
  }
}
