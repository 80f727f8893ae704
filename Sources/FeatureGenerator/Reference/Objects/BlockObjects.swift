// What follows an action.

extension TemplateObjectReference {
  static let block = TemplateObjectReference(
    "The body of a function, a branch or a case.",
    [.list("items", .blockItem, "its parts, in order")])

  static let blockItem = TemplateObjectReference(
    "A part of a block; exactly one of its values is not false.",
    [
      .optional(
        "guard",
        [
          .text("text", "the conditions"),
          .text("exit", "what is done when they fail: `return .none`"),
          .flag("isLong", "whether they do not fit on one line with that"),
        ], "conditions without which nothing follows"),
      .optional("statements", [.text("text", "the statements")], "Swift, as it is"),
      .optional(
        "choice", [.list("branches", .branch, "the branches")], "branches of which one is taken"),
      .optional(
        "match",
        [
          .text("value", "the expression that is switched over"),
          .list("cases", .matchCase, "the cases"),
        ], "a `switch`"),
      .optional("append", .effect, "an effect that is added to the list `effects`").only(
        .runtime, .tca),
      .none("append", "there are no effects", for: .redux),
      .optional("result", .effect, "the effect that the function returns").only(.runtime, .tca),
      .none("result", "there are no effects", for: .redux),
    ])

  static let branch = TemplateObjectReference(
    "A branch of an `if`.",
    [
      .text("opening", "its first line: `if …{`, `} else if … {` or `} else {`"),
      .object("block", .block, "what follows"),
    ])

  static let matchCase = TemplateObjectReference(
    "A case of a `switch`.",
    [
      .text("label", "its first line: `case .increment:` or `default:`"),
      .flag("isApart", "whether a blank line stands in front of it"),
      .flag("isIdle", "whether nothing is done, which stands behind the label"),
      .object("block", .block, "what follows"),
    ])

  static let effect = TemplateObjectReference(
    "An effect; of `line`, `run` and `group` exactly one is not false.",
    [
      .text("prefix", "what stands before it: `return` and a blank, or nothing"),
      .text("suffix", "what stands behind it: a comma, or nothing"),
      .optional(
        "line", [.text("text", "the expression, with prefix and suffix")], "an expression"),
      .optional("run", .run, "an effect with a closure"),
      .optional(
        "group",
        [
          .text("opening", "its first line, with the prefix: `return .merge(`"),
          .list("effects", .effect, "the effects"),
        ], "several effects as one"),
    ])

  static let run = TemplateObjectReference(
    "An effect with a closure: `.run { send in … }`.",
    [
      .text("arguments", "the priority in parentheses, or nothing"),
      .text("capture", "`[state]` and a blank where the closure reads the state, or nothing"),
      .text("send", "the closure's parameter: `send`, or `_` where nothing is sent"),
      .texts("statements", "the statements of the closure"),
      .optional(
        "failure",
        [
          .text("parameters", "the parameters of the closure that is told of the error"),
          .texts("statements", "its statements"),
        ], "what follows when it throws"),
      .optional(
        "cancellable",
        [
          .text("arguments", "the arguments in one line: `id: CancelID.loading`"),
          .flag("isLong", "whether one line is too short for them"),
          .texts("lines", "the arguments, a comma behind all but the last"),
        ], "what it can be cancelled by"),
    ])
}
