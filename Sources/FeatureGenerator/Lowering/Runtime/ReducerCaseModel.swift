struct ReducerCaseModel: TemplateModel {
  var name = ""
  var place: String?
  /// What is dismissed, where that is not the whole place.
  var target: String?
  var groups: [String] = []
  var isApart = false
  var own: MatchCaseModel?
  var child: Child?
  var push: Bool?
  var pop: Bool?
  var dismissal: Dismissal?

  static let members = Members<Self>(
    "case of a reducer",
    "A case of a reducer's switch over the action; beside the first four exactly one of its values is not false."
  ) {
    Member("name", \.name, "the child's name; nothing with `own`")
    Member("place", { $0.place ?? $0.name }, "the way to the child's state")
    Member(
      "target", { $0.target ?? "&state.\($0.place ?? $0.name)" },
      "what a dismissal takes away: `&state.sheet`")
    Member("groups", \.groups, "the groups of actions that the child is in")
    Member("isApart", \.isApart, "whether a blank line stands in front of it")
    Member("own", \.own, "an action of the feature itself")
    Member("child", \.child, "an action of a child")
    Member(
      "push", \.push, "an element that is put on a stack", holding: "reacts", reactsMeaning)
    Member(
      "pop", \.pop, "elements that are taken from a stack", holding: "reacts", reactsMeaning)
    Member("dismissal", \.dismissal, "something presented that goes") {
      Member("pattern", \.pattern, "the pattern of the case")
      Member("hasBefore", \.hasBefore, "whether something comes before the children")
      Member("reacts", \.reacts, reactsMeaning)
    }
  }

  struct Dismissal {
    var pattern: String
    var hasBefore = false
    var reacts: Bool
  }

  private static let reactsMeaning = "whether the feature does something itself then"

  struct Child: TemplateModel {
    var pattern: String
    var target: String
    var opening: String
    var overrides: [DependencyModel]
    var isLong: Bool
    var isBroken: Bool
    var arguments: String
    var scope: String
    var hasBefore: Bool
    var reacts: Bool
    var result: String?

    static let members = Members<Self> {
      Member("pattern", \.pattern, "the payload's pattern, which binds `childAction`")
      Member(
        "target", \.target,
        "what its reducer is given behind `&`: `state.counter`, `state, case: State.allCasePaths.editor`"
      )
      Member(
        "opening", \.opening,
        "the child's reducer with what stands before it: `return CounterFeature()`")
      Member("overrides", \.overrides, "the dependencies that are others for it")
      Member("isLong", \.isLong, "whether the call of its reducer does not fit on one line")
      Member("isBroken", \.isBroken, "whether the reducer itself does not fit on one line")
      Member(
        "arguments", \.arguments, "the arguments behind the state: `action: childAction`")
      Member(
        "scope", \.scope, "the call behind it that makes the child's effect the feature's")
      Member("hasBefore", \.hasBefore, "whether something comes before the children")
      Member("reacts", \.reacts, "whether the feature reacts to the action, after the child")
      Member("result", \.result, "the effect that is returned; false where the child's is")
    }
  }
}

extension ReducerCaseModel: GroupedCase {
  /// Whether it ends the switch instead of returning effects.
  var endsSwitch: Bool {
    if let own { return own.ending != nil }
    return child == nil && !(push ?? pop ?? dismissal.map { $0.reacts || $0.hasBefore } ?? false)
  }

  /// The case as it stands in a switch behind which no effects are returned.
  var ended: ReducerCaseModel {
    var ended = self
    ended.own = own?.ending ?? own
    return ended
  }

  var isShort: Bool {
    own?.isShort ?? (child == nil && pop == nil && endsSwitch)
  }
}
