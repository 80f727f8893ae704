extension LandingPlace {
  static let blocks = [
    LandingPlace("a block", .statements, "seven()", feature("state: {m: Int = 0}", action: "@")),
    LandingPlace(
      "a block beside others", .statements, "seven()",
      feature("state: {m: Int = 0}", action: "{do: @, send: hop}")),
    LandingPlace(
      "a procedure", .statements, "seven()",
      feature("procedures: {again: {do: @}}", action: "{perform: again}")),
    LandingPlace("guard", .conditions, "seven", feature("", action: "{guard: @, do: 'print(1)'}")),
    LandingPlace(
      "if", .conditions, "seven",
      feature("", action: "{when: [{if: @, do: 'print(1)'}, {else: {do: 'print(2)'}}]}")),
    LandingPlace(
      "else if", .conditions, "seven",
      feature("", action: "{when: [{if: 'a', do: 'print(1)'}, {if: @, do: 'print(2)'}]}")),
    LandingPlace(
      "if with an effect", .conditions, "seven",
      feature("", action: "{when: [{if: @, send: hop}, {else: {send: hop}}]}")),
    LandingPlace(
      "what is matched", .expression, "seven",
      feature("", action: "{match: {on: @, cases: {'1': {do: 'print(1)'}, _: }}}")),
    LandingPlace(
      "a pattern", .pattern, "seven",
      feature("", action: "{match: {on: 'x', cases: {@: {do: 'print(1)'}, _: }}}")),
    LandingPlace(
      "a sent argument", .expression, "seven", feature("", action: "{send: @}"),
      before: "set(1, b: ", after: ")"),
    LandingPlace(
      "a sent argument before another", .expression, "seven", feature("", action: "{send: @}"),
      before: "set(", after: ", b: 1)"),
  ]

  static let effects = [
    LandingPlace(
      "a call", .expression, "log.write(seven)",
      feature("dependencies: [log]", action: "{run: {call: @, failure: ignore}}")),
    LandingPlace(
      "a priority", .expression, ".seven",
      feature(
        "dependencies: [log]", action: "{run: {call: log.write(1), failure: ignore, priority: @}}")),
    LandingPlace(
      "a delay", .expression, ".seconds(seven)",
      feature("", action: "{send: {action: hop, after: @}}")),
    LandingPlace(
      "an interval", .expression, ".seconds(seven)",
      feature("dependencies: [continuousClock]", action: "{timer: {every: @, send: hop, id: tick}}")
    ),
    LandingPlace(
      "a stream", .expression, "log.all(seven)",
      feature(
        "dependencies: [log]",
        action: "{stream: {of: @, send: 'set(element, b: 1)', failure: ignore}}")),
    LandingPlace("an effect", .expression, ".seven", feature("", action: "{effect: @}")),
    LandingPlace(
      "an effect of several", .expression, ".seven", feature("", action: "{effect: [@, .none]}")),
    LandingPlace(
      "an effect with an id", .expression, ".seven",
      feature("", action: "{effect: {of: @, id: tick}}")),
  ]

  static let tests = [
    LandingPlace(
      "a given value", .expression, "seven", test("[{send: go}]", "given: {m: @, n: '1'}, ")),
    LandingPlace(
      "a test's argument", .expression, "seven",
      feature(
        "parameters: {n: Int = 0}\ntests: {works: {arguments: {n: @}, steps: [{send: go}]}}")),
    LandingPlace("an expected value", .expression, "seven", test("[{send: go, expect: {m: @}}]")),
    LandingPlace(
      "an expected value of a child", .expression, "seven",
      test("[{send: go, expect: {leaf.size: @}}]")),
    LandingPlace("an assertion", .expression, "seven", test("[{send: go}, {assert: @}]")),
    LandingPlace(
      "an advance", .expression, ".seconds(seven)",
      test("[{send: go}, {advance: @}]", "dependencies: {continuousClock: test}, ")),
    LandingPlace("a bound value", .assignment, "m = seven", test("[{bind: @}, {send: go}]")),
    LandingPlace(
      "a returned value", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.count: @}, ")),
    LandingPlace(
      "a returned value of a recorder", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.count: {records: counts, returns: @}}, ")),
    LandingPlace(
      "an error", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.write: {throws: @}}, ")),
    LandingPlace(
      "a stream's elements", .expression, "[seven]",
      test("[{send: go}]", "dependencies: {log.all: {stream: @}}, ")),
    LandingPlace(
      "a closure", .expression, "{ seven }",
      test("[{send: go}]", "dependencies: {log.count: {closure: @}}, ")),
    LandingPlace(
      "a date", .expression, "seven", test("[{send: go}]", "dependencies: {date: @}, ")),
    LandingPlace(
      "an invariant", .expression, "seven",
      feature(
        "state: {m: Int = 0}\nexplore: {actions: [go], depth: 2, invariants: {it holds: @, this too: state.m == 0}}"
      )),
    LandingPlace(
      "an explored feature's argument", .expression, "seven",
      feature(
        "parameters: {n: Int = 0}\nstate: {m: Int = 0}\nexplore: {arguments: {n: @}, actions: [go], depth: 2, invariants: {it holds: state.m == 0}}"
      )),
    LandingPlace(
      "an explored value", .assignment, "m = seven",
      feature(
        "state: {m: {type: Int, default: 0, binding: true}}\nexplore: {actions: [go, {bind: @}], depth: 2, invariants: {it holds: state.m == 0}}"
      )),
  ]
}
