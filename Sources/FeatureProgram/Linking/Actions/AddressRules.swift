import FeatureSpec
import SpecSource

extension Rule {
  /// An address that names no action of a feature.
  public static let unknownAction = Rule(
    "unknown-action",
    reason: """
      Effects, reactions and tests name the actions that they send, follow and receive. The feature, or the child that the \
      address leads to, has no such action, button or delegate action. A binding is not an action, because only views send \
      it.

      Correct the name, or declare the action under 'actions', 'delegate' or 'buttons'. A test writes a bound field with \
      'bind'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        start: {send: incremnt}
        increment: state.count += 1
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        start: {send: increment}
        increment: state.count += 1
      """)

  /// An address that ends before it reaches a declaration, or continues after the declaration.
  public static let wrongAddress = Rule(
    "wrong-address",
    reason: """
      An address leads through children and groups to one action, field or endpoint, with a dot before each name. The \
      address stops at a place on the way, or has further names after its end.

      Add the missing name after the last dot, or remove the names that follow the end.
      """,
    wrong: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: counter}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: counter.increment}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A name of a case that neither the child nor the payload has.
  public static let unknownCase = Rule(
    "unknown-case",
    reason: """
      A child with 'oneOf' has a case for each of its features, and an address that leads into it names one of them. An action \
      that a test receives may be narrowed to a case of its payload. The address names a case that does not exist.

      Correct the name of the case, or add the case under 'oneOf' or to the type of the payload.
      """,
    wrong: """
      feature: Shell
      children:
        screen: {oneOf: {login: Login}, default: .login(LoginFeature.State())}
      actions: {start: {send: screen.logn.clear}}
      ---
      feature: Login
      state: {name: String = ""}
      actions: {clear: state.name = ""}
      """,
    right: """
      feature: Shell
      children:
        screen: {oneOf: {login: Login}, default: .login(LoginFeature.State())}
      actions: {start: {send: screen.login.clear}}
      ---
      feature: Login
      state: {name: String = ""}
      actions: {clear: state.name = ""}
      """)

  /// Brackets of a place that has no elements, or a missing id of an element.
  public static let wrongBrackets = Rule(
    "wrong-brackets",
    reason: """
      Rows and stacks hold several elements, and an address names one of them by its id: 'rows[id].toggle'. Other places contain \
      at most one child, so brackets have no meaning there. A reaction follows all elements, and its brackets contain a new name \
      for the id.

      Add the brackets after the name of a row or an element of a stack, and remove them elsewhere.
      """,
    wrong: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: 'counter[0].increment'}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: counter.increment}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// A reaction to a place that has no actions.
  public static let idlePlace = Rule(
    "idle-place",
    reason: """
      A reaction, or the block 'always', runs when an action arrives. The feature, child or value that it follows has no \
      actions, so the block never runs.

      Remove the reaction, or give the feature in that place actions.
      """,
    wrong: """
      feature: Board
      state: {moves: Int = 0}
      children: {rows: {feature: Row, presence: many}}
      reactions: {rows.any: state.moves += 1}
      ---
      feature: Row
      state: {id: Int, isDone: Bool = false}
      """,
    right: """
      feature: Board
      state: {moves: Int = 0}
      children: {rows: {feature: Row, presence: many}}
      reactions: {rows.any: state.moves += 1}
      ---
      feature: Row
      state: {id: Int, isDone: Bool = false}
      actions: {finish: state.isDone = true}
      """)

  /// A name before a dot that is no child, group or prompt of the feature.
  public static let unknownChild = Rule(
    "unknown-child",
    reason: """
      In the address of an action, each name before a dot is a child, a group of actions, or a place that shows alerts or \
      dialogs. The feature has none of this name.

      Correct the name, or declare the child under 'children'. Buttons of an alert have the address 'alert', or the name that \
      the alert has under 'in'.
      """,
    wrong: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: countr.increment}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """,
    right: """
      feature: Shell
      children: {counter: Counter}
      actions: {start: {send: counter.increment}}
      ---
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)
}
