extension LandingPlace {
  static let declarations = [
    LandingPlace("a field", .typedValue, "Int = seven", feature("state: {n: @}")),
    LandingPlace("a field's type", .type, "Seven?", feature("state: {n: {type: @}}")),
    LandingPlace(
      "a field's default", .expression, "seven", feature("state: {n: {type: Int, default: @}}")),
    LandingPlace(
      "a field's default with a binding", .expression, "seven",
      feature("state: {n: {type: Int, default: @, binding: true}}")),
    LandingPlace(
      "a shared field's key", .expression, "seven",
      feature("state: {n: {type: Int, default: 0, shared: @}}")),
    LandingPlace(
      "a shared field's file", .expression, "seven",
      feature("state: {n: {type: Int, default: 0, shared: {fileStorage: @}}}")),
    LandingPlace(
      "a computed property", .typedValue, "Int = seven",
      feature("state: {m: Int = 0}\ncomputed: {n: @}")),
    LandingPlace(
      "a computed property's type", .type, "Seven",
      feature("computed: {n: {type: @, get: fatalError()}}")),
    LandingPlace(
      "a getter", .statements, "seven", feature("computed: {n: {type: Int, get: @}}")),
    LandingPlace(
      "a setter", .statements, "_ = seven",
      feature("computed: {n: {type: Int, get: '1', set: @}}")),
    LandingPlace(
      "a parameter's type", .type, "Seven", feature("", action: "{with: {a: @, _ b: Int}}")),
    LandingPlace(
      "a delegate's parameter", .type, "Seven",
      feature("delegate: {done: {with: {a: @, _ b: Int}}}")),
    LandingPlace(
      "a procedure's parameter", .type, "Seven",
      feature("procedures: {again: {with: {a: @, _ b: Int}, do: 'print(a)'}}")),
    LandingPlace(
      "a case's payload", .type, "Seven",
      feature("types: {A: {enum: {a: {with: {_ a: @, b: Int}}}}}")),
    LandingPlace(
      "a struct's field", .typedValue, "Int = seven", feature("types: {A: {struct: {a: @}}}")),
    LandingPlace(
      "conformances", .name, "Seven", feature("types: {A: {struct: {a: Int}, conforms: [@]}}")),
    LandingPlace(
      "conformances of an action", .name, "Seven", feature("conforms: {action: [@]}")),
    LandingPlace(
      "a feature's parameter", .typedValue, "Int = seven", feature("parameters: {n: @}")),
    LandingPlace(
      "the type of a feature's parameter", .type, "Seven", feature("parameters: {n: {type: @}}")),
    LandingPlace(
      "the default of a feature's parameter", .expression, "seven",
      feature("parameters: {m: Int = 1, n: {type: Int, default: @}, o: Int = 2}")),
    LandingPlace(
      "a child's argument", .expression, "seven",
      feature("children: {one: {feature: Vine, arguments: {least: '1', most: @}}}")),
    LandingPlace(
      "an argument of one of several children", .expression, "seven",
      feature("children: {one: {oneOf: {vine: {feature: Vine, arguments: {least: @}}}}}")),
    LandingPlace("modules", .module, "Seven", feature("imports: [@]")),
    LandingPlace("optional modules", .module, "Seven?", feature("imports: [@]")),
    LandingPlace(
      "a child's default", .expression, "seven",
      feature("children: {one: {oneOf: {leaf: Leaf}, default: @}}")),
    LandingPlace(
      "an alert's title", .expression, "a",
      feature("alerts: {q: {with: {a: Int, b: Int, c: Int, x: Int}, title: @, buttons: {ok: OK}}}"),
      before: "T \\(", after: ") U"),
    LandingPlace(
      "an alert's parameter", .type, "Seven",
      feature("alerts: {q: {with: {a: @}, title: T, buttons: {ok: {label: B, with: [a]}}}}")),
    LandingPlace(
      "a reducer that comes first", .expression, "Seven()", feature("compose: {before: @}")),
    LandingPlace(
      "reducers that come last", .expression, "Seven()",
      feature("compose: {before: [@, @], after: [A(), @, @, B()], operators: .c()}")),
    LandingPlace(
      "an operator's argument", .expression, "seven",
      feature("compose: {after: A(), operators: [@, .c()]}"), before: ".a(b, c: ", after: ")"),
  ]

  static let views = [
    LandingPlace(
      "a preview's value", .expression, "seven",
      feature("state: {a: Int, m: Int, b: Int}\nview: {preview: {a: '1', m: @, b: '2'}}")),
    LandingPlace(
      "a preview's argument", .expression, "seven",
      feature("parameters: {a: Int, b: Int = 2}\nview: {arguments: {a: @, b: '3'}}")),
    LandingPlace(
      "two values of a preview", .expression, "seven",
      feature("state: {a: Int, b: Int}\nview: {preview: {a: @, b: @}}")),
    LandingPlace(
      "what enables a button", .expression, "seven",
      feature("state: {m: Int = 0}\nview: {actions: {go: {enabled: @}}}")),
  ]

  static let others = [
    LandingPlace(
      "an endpoint's parameter", .type, "Seven",
      client("{with: {_ a: @, b: Int}, live: 'print(a)'}")),
    LandingPlace(
      "an endpoint's result", .type, "Seven",
      client("{returns: @, live: fatalError(), placeholder: fatalError()}")),
    LandingPlace(
      "an endpoint's error", .type, "Seven",
      client("{async: true, throws: @, live: fatalError()}")),
    LandingPlace(
      "an endpoint's stream", .type, "Seven", client("{stream: @, live: fatalError()}")),
    LandingPlace("a live value", .statements, "seven()", client("{returns: Int, live: @}")),
    LandingPlace(
      "a live value that waits", .statements, "seven()",
      client("{with: {_ a: Int}, async: true, throws: true, returns: Int, live: @}")),
    LandingPlace(
      "a placeholder", .expression, "seven",
      client("{returns: Int, live: fatalError(), placeholder: @}")),
    LandingPlace(
      "a model's field", .typedValue, "Int = seven", "model: F\nfields: {a: @, b: Int = 2}\n"),
    LandingPlace(
      "a model's type", .type, "Seven", "model: F\nfields: {a: {type: @}, b: Int = 2}\n"),
    LandingPlace(
      "a model's conformance", .name, "Seven",
      "model: F\nconforms: [Codable, @]\nfields: {a: Int}\n"),
    LandingPlace(
      "a model's modules", .module, "Seven", "model: F\nimports: [@]\nfields: {a: Int}\n"),
  ]
}
