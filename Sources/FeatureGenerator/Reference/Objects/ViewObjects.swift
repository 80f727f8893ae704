// SwiftUI views.

extension TemplateObjectReference {
  static let view = TemplateObjectReference(
    "The SwiftUI view of a feature.",
    [
      .object("imports", .imports, "the modules that its file imports"),
      .access,
      .text("type", "the view's type: `CounterView`"),
      .text("feature", "the feature's type"),
      .object("store", .viewStore, "its store"),
      .optional("stack", .viewStack, "the stack for navigation around it"),
      TemplateMember(
        "content",
        .members([
          .optional("form", .viewForm, "a form"),
          .optional("tabs", tabs, "tabs"),
          .optional("screens", screens, "the one of several children that is there"),
        ]), "what fills it: exactly one of these is not false"),
      .optional(
        "rows",
        [
          .text("type", "their type: `CounterRows`"),
          .object("store", .viewStore, "their store"),
          TemplateMember(
            "rows",
            .list(
              .members([
                .optional("row", .viewRow, "a value or a control"),
                .optional("button", viewButton, "a button"),
              ])), "the rows; exactly one of the values of each is not false"),
        ], "the view of the first section: values, controls and buttons"),
      .optional(
        "sections",
        [
          .text("type", "their type: `CounterSections`"),
          .object("store", .viewStore, "their store"),
          .list("sections", .viewSection, "the sections"),
        ], "the view of the other sections"),
      .list("pushes", .viewModifier, "the modifiers inside of the stack"),
      .list("modifiers", .viewModifier, "the modifiers of the whole view"),
      .optional(
        "presentations",
        [
          .object("store", .viewStore, "its store"),
          .list("modifiers", .viewModifier, "what it puts over a form"),
        ],
        "the modifier with what the view presents, where forms of parents can hold what it shows"),
      .optional(
        "preview",
        [
          .flag("isStacked", "whether a `NavigationStack` stands around it"),
          .text("view", "the view's type"),
          .text("feature", "the feature's type"),
          .text("opening", "the view's argument, up to the brace"),
        ], "the preview; false where no state could be made up"),
    ])

  static let viewStore = TemplateObjectReference(
    "The store of a view, or of a part of it.",
    [
      .access,
      .flag("isPublic", "whether the view is public"),
      .text("feature", "the feature's type"),
      .flag("isBindable", "whether the view writes through it, which is then `@Bindable`"),
    ])

  private static let tabs: [TemplateMember] = [
    .text("opening", "its first line"),
    .optional("form", .viewForm, "what the feature shows itself, in a tab of its own"),
    .list("tabs", .viewTab, "the tabs"),
  ]

  private static let screens: [TemplateMember] = [
    TemplateMember(
      "choices",
      .list(.members([.object("choice", .viewChoice, "the views of which one is shown")])),
      "one for each such child"),
    .optional("form", .viewForm, "what the feature shows itself"),
  ]

  private static let viewButton: [TemplateMember] = [
    .text("opening", "its first line: `Button(\"Add\") {`"),
    .text("action", "the action that it sends"),
    .flag("isConditional", "whether it can be disabled"),
    .text("condition", "the condition under which it is disabled, or nothing"),
  ]

  static let viewStack = TemplateObjectReference(
    "A stack for navigation.",
    [
      .text("opening", "its first line"),
      .flag("isOne", "whether all elements are of one feature"),
      .text("view", "the view's type for the elements, where they are of one feature"),
      .optional("choice", .viewChoice, "the views for the elements, where they are of several"),
    ])

  static let viewChoice = TemplateObjectReference(
    "Views of which the one is shown whose store is there.",
    [
      TemplateMember(
        "views",
        .list(
          .members([
            .text("opening", "the branch's first line: `if let child = … {`"),
            .text("view", "the view's type"),
          ])), "the views")
    ])

  static let viewForm = TemplateObjectReference(
    "A form.",
    [
      .optional("rows", [.text("type", "their type")], "the view of the first section"),
      .optional("sections", [.text("type", "their type")], "the view of the other sections"),
      .text("title", "the title, as a literal"),
    ])

  static let viewTab = TemplateObjectReference(
    "A tab.",
    [
      .text("view", "the call that makes the child's view"),
      .flag("isStacked", "whether a `NavigationStack` stands around it"),
      .text("label", "the label, as a literal"),
    ] + symbol + [
      .flag("isTagged", "whether a field chooses the tab"),
      .text("tag", "the field's value for this tab, or nothing"),
    ])

  private static let symbol: [TemplateMember] = [
    .flag("hasSymbol", "whether it has an SF Symbol"),
    .text("symbol", "the symbol's name, as a literal"),
  ]

  static let viewRow = TemplateObjectReference(
    "A row that shows or changes a value; of `line`, `block` and `control` exactly one is not false.",
    [
      .optional("line", [.text("text", "the call")], "a call"),
      .optional(
        "block",
        [.text("opening", "its first line"), .texts("lines", "the lines of the closure")],
        "a call with a closure"),
      .optional(
        "control",
        [
          .text("instead", "the call that shows the value there"),
          .text("opening", "its first line, or all of it"),
          .flag("isBlock", "whether a closure follows"),
          .texts("lines", "the lines of the closure"),
        ], "a control that tvOS does not have"),
    ] + symbol + [
      .flag("isOptional", "whether it is there only if a value is, which it calls `value`"),
      .text("optional", "the expression of the value, or nothing"),
    ])

  static let viewSection = TemplateObjectReference(
    "A section of a form: a list, or a child that is always there.",
    [
      .text("label", "the header, as a literal")
    ] + symbol + [
      .flag("isSection", "whether it is a `Section` itself"),
      .optional(
        "rows",
        [
          .text("opening", "the first line of the `ForEach`"),
          .text("view", "the type of the row's view, or of its rows"),
          .flag("isSimple", "whether the rows of that view fit into this one"),
          .flag("isManual", "whether that view is written by hand"),
          .flag("isLinked", "whether each row leads to that view"),
          .text("label", "the expression of a link's text, or nothing"),
        ], "children that are rows"),
      .optional(
        "list",
        [
          .text("opening", "the first line of the `ForEach`"),
          .flag("hasRows", "whether the elements have fields that are shown"),
          .list("rows", .viewRow, "the rows that show them"),
          .text("text", "the expression of an element's text"),
        ], "a list of values"),
      .optional("part", [.text("view", "the call that makes them")], "the rows of a child"),
      .optional("inner", [.text("view", "the call that makes them")], "the sections of a child"),
      .optional(
        "delete",
        [
          .flag("takesOffsets", "whether the action takes an `IndexSet`"),
          .text("ids", "the expression of the ids"),
          .text("action", "the action, of `offsets` or `id`"),
        ], "what a swipe sends"),
    ])

  static let viewModifier = TemplateObjectReference(
    "A modifier; of `isLine`, `isAppearance` and `presented` exactly one is not false.",
    [
      .flag("isLine", "whether it is a call"),
      .text("line", "the call, or nothing"),
      .flag("isAppearance", "whether it sends an action when the view appears"),
      .text("action", "the action, or nothing"),
      .optional(
        "presented",
        [
          .text("opening", "its first line: `.sheet(…) { child in`"),
          .text("view", "the type of the view that is shown"),
          .flag("isStacked", "whether a `NavigationStack` stands around that view"),
          .text("dismissal", "the action that takes it away"),
        ], "a view that is presented or pushed"),
    ])
}
