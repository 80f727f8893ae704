extension LanguageSection {
  static let behaviour = [
    LanguageSection(
      title: "Action, procedure", schema: .action, leftOut: .block,
      remark:
        "After the name: nothing, statements (short for `do`), or a mapping with these keys and those of a block."
    ),
    LanguageSection(
      title: "Reaction", schema: .reaction, leftOut: .block,
      remark: "After an address: statements, or a mapping with these keys and those of a block."),
    LanguageSection(
      title: "Block", schema: .block,
      remark:
        "A block runs in this order: `guard`, `do`, `when`, `match`, `perform`, then dismissals and presentations, "
        + "then the effects: `cancel`, `send` in order, the rest at the same time, `sequence` one after the other."
    ),
    LanguageSection(
      title: "Branch", schema: .branch, leftOut: .block,
      remark:
        "An entry of the list after `when`: `if` and the keys of a block, or a last `else` with a block."
    ),
    LanguageSection(
      title: "Match", schema: .match,
      remark: "After `match`; the compiler checks that no case is left out."),
    LanguageSection(
      title: "Step of a sequence", schema: .effects,
      remark: "Effects only: a reducer cannot change the state later."),
  ]

  static let effects = [
    LanguageSection(
      title: "Run", schema: .run,
      remark: "An asynchronous call, and the actions that report its result."),
    LanguageSection(
      title: "Task", schema: .task,
      remark:
        "Steps that run one after the other and share values. An error of any step ends the task."),
    LanguageSection(
      title: "Step of a task", schema: .taskStep,
      remark: "A single step of a task: a call, a sent action, a dismissal or branches."),
    LanguageSection(
      title: "Run of a task", schema: .taskCall,
      remark: "A call in a task. What it declares with `let` stays in scope of the steps after it."
    ),
    LanguageSection(
      title: "Branch of a task", schema: .taskBranch, leftOut: .taskStep,
      remark:
        "An entry of the list after `when` in a task: `if` and one step, or a last `else` with one step."
    ),
    LanguageSection(
      title: "Sent action", schema: .sentAction,
      remark:
        "After `send`: an action, or a mapping. With any key except `animation`, a separate task sends it."
    ),
    LanguageSection(
      title: "Sent action of a task", schema: .taskSend,
      remark: "After `send` in a task: an action, or a mapping."),
    LanguageSection(
      title: "Dismissal", schema: .dismissal,
      remark: "After `dismiss`: a name, or a mapping for the dismissal of the feature itself."),
    LanguageSection(
      title: "Timer", schema: .timer,
      remark:
        "An action that is sent again and again. It replaces a running timer with the same `id`."
    ),
    LanguageSection(
      title: "Effect", schema: .expression,
      remark: "After `effect`: Swift of type `Effect<Action>`, or a mapping."),
    LanguageSection(
      title: "Stream", schema: .stream,
      remark:
        "An action for each element of an asynchronous sequence, or steps like the steps of a task."
    ),
    LanguageSection(
      title: "Each", schema: .each, leftOut: .effects,
      remark:
        "Effects for each element of a collection: `of`, `as`, `task`, `sequence` and the keys of a step of a sequence, "
        + "except `dismiss`. The effects for all elements start in order of the elements."),
  ]
}
