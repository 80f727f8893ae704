extension LanguageSection {
  static let behaviour = [
    LanguageSection(
      title: "Action, procedure", schema: .action, leftOut: .block,
      remark:
        "Behind the name: nothing, statements (short for `do`), or a mapping with these keys and those of a block."
    ),
    LanguageSection(
      title: "Reaction", schema: .reaction, leftOut: .block,
      remark: "Behind an address: statements, or a mapping with these keys and those of a block."),
    LanguageSection(
      title: "Block", schema: .block,
      remark:
        "What follows, in this order: `guard`, `do`, `when`, `match`, `perform`, then what is taken away and shown, "
        + "then the effects: `cancel`, `send` in order, the rest at the same time, `steps` one after the other."
    ),
    LanguageSection(
      title: "Branch", schema: .branch, leftOut: .block,
      remark:
        "One of the list behind `when`: `if` and the keys of a block, or a last `else` with a block."
    ),
    LanguageSection(
      title: "Match", schema: .match,
      remark: "Behind `match`; the compiler checks that nothing is left out."),
    LanguageSection(
      title: "Manual", schema: .manual,
      remark:
        "Behind `manual`: `true`, or a mapping. The handler names the ids as `CancelID.uploading`."),
    LanguageSection(
      title: "Step of `steps`", schema: .effects,
      remark: "Effects only: a reducer cannot change the state later."),
  ]

  static let effects = [
    LanguageSection(
      title: "Run", schema: .run,
      remark: "An asynchronous call, and the actions that tell how it went."),
    LanguageSection(
      title: "Steps of one task", schema: .task,
      remark: "Behind `steps`: a mapping. An error of any step ends the task."),
    LanguageSection(
      title: "Step of a task", schema: .taskStep,
      remark: "One thing that a task does."),
    LanguageSection(
      title: "Run of a task", schema: .taskCall,
      remark: "A call in a task. What it declares with `let` stays in scope of the steps behind it."
    ),
    LanguageSection(
      title: "Branch of a task", schema: .taskBranch, leftOut: .taskStep,
      remark:
        "One of the list behind `when` in a task: `if` and one step, or a last `else` with one."),
    LanguageSection(
      title: "Sent action", schema: .sentAction,
      remark: "Behind `send`: an action, or a mapping with its animation."),
    LanguageSection(
      title: "Dismissal", schema: .dismissal,
      remark: "Behind `dismiss`: a name, or a mapping for the dismissal of the feature itself."),
    LanguageSection(
      title: "Timer", schema: .timer,
      remark:
        "An action that is sent again and again; it takes the place of a running timer of the same `id`."
    ),
    LanguageSection(
      title: "After", schema: .delay, remark: "An action that is sent after a while."),
    LanguageSection(
      title: "Effect", schema: .expression,
      remark: "Behind `effect`: Swift of type `Effect<Action>`, or a mapping."),
    LanguageSection(
      title: "Stream", schema: .stream,
      remark:
        "What follows the elements of an asynchronous sequence: an action, or steps like those of a task."
    ),
    LanguageSection(
      title: "Each", schema: .each, leftOut: .effects,
      remark:
        "Effects for each element of a collection: `of`, `as`, `steps` and the keys of a step of `steps`, but for "
        + "`dismiss`. The effects for all elements start in order of the elements."),
  ]
}
