import SpecSource
import SpecSwift

struct BlockModel: TemplateModel {
  var items: [BlockItem]

  static let members = Members<Self>("block", "The body of a function, a branch or a case.") {
    Member("items", \.items, "its parts, in order")
  }
}

enum BlockItem: TemplateModel {
  /// Conditions without which nothing follows.
  ///
  /// - Parameter indentation: The columns in front of them.
  case `guard`(SwiftFragment, exit: String = "return .none", indentation: Int)
  /// A line of a comment.
  case comment(String)
  /// Statements as they are.
  case statements(TracedText)
  /// Branches of which one is taken.
  case choice([BlockBranch])
  /// Statements in a scope of their own, and what follows when they throw: errors of one type where that is said.
  case attempt([BlockItem], type: String? = nil, else: [BlockItem]? = nil)
  /// Statements that are done for each element of a sequence.
  case loop(String, [BlockItem])
  /// A value and its cases.
  case match(String, [MatchCaseModel])
  /// An effect that is added to the list, on one line or on lines of its own.
  case append(LoweredEffect, isLong: Bool)
  /// The effect that the function returns.
  case result(LoweredEffect)

  static let members = Members<Self>(
    "block item", "A part of a block; exactly one of its values is not false."
  ) {
    Member("guard", \.guarding, "conditions without which nothing follows") {
      Member("text", \.text, "the conditions")
      Member("exit", \.exit, "what is done when they fail: `return .none`")
      Member("isLong", \.isLong, "whether they do not fit on one line with that")
    }
    Member("statements", \.statements, "Swift, as it is", holding: "text", "the statements")
    Member(
      "choice", \.branches, "branches of which one is taken", holding: "branches", "the branches")
    Member("attempt", \.attempted, "statements in a `do`") {
      Member(
        "type", \.type, "the type of the errors that are caught, or false",
        holding: "type", "the type")
      Member("block", \.block, "the statements")
      Member("catch", \.caught, "what follows an error, or false") {
        Member("isIdle", \.items.isEmpty, "whether nothing does")
        Member("block", \.self, "the statements")
      }
    }
    Member("loop", \.looping, "a `for`") {
      Member("opening", \.opening, "its first line: `for await … in … {`")
      Member("block", \.block, "the statements")
    }
    Member("match", \.matching, "a `switch`") {
      Member("value", \.value, "the expression that is switched over")
      Member("cases", \.cases, "the cases")
    }
    Member(
      "append", \.appended, "an effect that is added to the list `effects`", for: .runtime, .tca)
    Member("result", \.returned, "the effect that the function returns", for: .runtime, .tca)
  }

  /// Statements that were made of what stands at a place, if it is one.
  static func text(_ text: String, from span: SourceSpan? = nil) -> BlockItem {
    .statements(TracedText(text, from: span))
  }
}

extension BlockItem {
  /// Whether it is one line.
  var isLine: Bool {
    switch self {
    case .comment: true
    case .statements(let text): !text.text.isMultiline
    case .result(let effect): effect.isLine
    case .append(_, let isLong): !isLong
    case .guard, .choice, .attempt, .loop, .match: false
    }
  }

  /// Whether it may be a comment and nothing else.
  var isComment: Bool {
    switch self {
    case .comment: true
    // The spec may hold nothing else, either.
    case .statements(let text): text.isExact && text.text.hasPrefix("/")
    case .guard, .choice, .attempt, .loop, .match, .append, .result: false
    }
  }

  private var guarding: (text: SwiftFragment, exit: String, isLong: Bool)? {
    guard case .guard(let conditions, let exit, let indentation) = self else { return nil }
    let line = "guard \(conditions.text) else { \(exit) }"
    return (conditions, exit, !fitsOnLine(line, indentation: indentation))
  }

  private var statements: TracedText? {
    switch self {
    case .comment(let text): TracedText(text)
    case .statements(let text): text
    case .append(let effect, isLong: false):
      effect.shortText.map { TracedText("effects.append(\($0))", from: effect.span) }
    case .guard, .choice, .attempt, .loop, .match, .append, .result: nil
    }
  }

  private var branches: [BranchModel]? {
    guard case .choice(let branches) = self else { return nil }
    return branches.enumerated().map { $1.lower(isFirst: $0 == 0) }
  }

  private var attempted: (type: String?, block: BlockModel, caught: BlockModel?)? {
    guard case .attempt(let items, let type, let others) = self else { return nil }
    return (type, BlockModel(items: items), others.map { BlockModel(items: $0) })
  }

  private var looping: (opening: String, block: BlockModel)? {
    guard case .loop(let opening, let items) = self else { return nil }
    return (opening, BlockModel(items: items))
  }

  private var matching: (value: String, cases: [MatchCaseModel])? {
    guard case .match(let value, let cases) = self else { return nil }
    return (value, cases.grouped)
  }

  private var appended: EffectModel? {
    if case .append(let effect, isLong: true) = self { effect.lower() } else { nil }
  }

  private var returned: EffectModel? {
    if case .result(let effect) = self { effect.lower(prefix: "return ") } else { nil }
  }
}

struct BranchModel: TemplateModel {
  var opening: String
  var block: BlockModel
  var span: SourceSpan?

  static let members = Members<Self>("branch", "A branch of an `if`.") {
    Member("opening", \.opening, "its first line: `if …{`, `} else if … {` or `} else {`")
    Member("block", \.block, "what follows")
  }
}

/// A branch, or what is left when its condition is nil.
struct BlockBranch: Sendable {
  var condition: SwiftFragment?
  /// Its first line, where no spec holds the condition.
  var line: String?
  var items: [BlockItem]

  /// The branch as templates see it, behind others or as the first one.
  fileprivate func lower(isFirst: Bool) -> BranchModel {
    BranchModel(
      opening: line ?? condition.map { opening(isFirst ? "if" : "} else if", $0) } ?? "} else {",
      block: BlockModel(items: items), span: condition?.span)
  }

  /// The line that opens a branch; conditions on lines of their own stand to the right of the first, and the brace under it.
  private func opening(_ keyword: String, _ condition: SwiftFragment) -> String {
    let parts = condition.conditions
    guard condition.text.isMultiline, parts.count > 1 else {
      return "\(keyword) \(condition.text) {"
    }
    let others = parts.dropFirst().map { $0.indented() }.joined(separator: ",\n")
    return "\(keyword) \(parts[0]),\n\(others)\n{"
  }
}
