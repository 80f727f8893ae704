import FeatureAdoption
import JSON
import SpecSource

extension AdoptionReport {
  /// Makes the report for programs.
  func json(_ compilation: AdoptedCompilation) -> JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(FeatureGenCLI.version)),
      ("compiles", compilation.json),
      ("compilerErrors", .texts(compilation.errors)),
      ("isComplete", .flag(isComplete)),
      ("features", .list(features.map(\.json))),
      ("tests", .list(tests.map(\.json))),
      ("clients", .list(clients.map(\.json))),
      (
        "reasons",
        .list(reasons.map { .object([("text", .text($0.text)), ("count", .number($0.count))]) })
      ),
      ("unreadFiles", .texts(unreadFiles.map(\.path))),
    ])
  }
}

extension AdoptedCompilation {
  fileprivate var json: JSONValue {
    switch self {
    case .untried: .null
    case .compiles: .flag(true)
    case .fails: .flag(false)
    }
  }

  fileprivate var errors: [String] {
    if case .fails(let errors) = self { errors } else { [] }
  }
}

extension AdoptedFeature {
  fileprivate var json: JSONValue {
    .object([
      ("name", .text(name)),
      ("place", .text(span.description)),
      ("verdict", .text(verdict.rawValue)),
      ("handlers", .list(handlers.map { $0.json(isInSpec: verdict.isEqual) })),
      (
        "parts",
        .list(
          parts.map { .object([("name", .text($0.name)), ("place", .text($0.span.description))]) })
      ),
      ("spec", specJSON),
    ])
  }

  private var specJSON: JSONValue {
    switch spec {
    case .none(let reasons):
      .object([("accepted", .flag(false)), ("reasons", .list(reasons.map(\.json)))])
    case .accepted(let text, let roundTrip):
      .object([
        ("accepted", .flag(true)), ("equal", .flag(roundTrip.isEqual)),
        ("fixedPoint", .flag(roundTrip.isFixedPoint)),
        ("handlers", .number(roundTrip.handlers)),
        ("rewrites", .texts(roundTrip.rewrites.map(\.rawValue))),
        ("manual", .list(handlers.flatMap(\.manual).map(\.json))),
        ("differences", .list(roundTrip.differences.map(\.json))), ("text", .text(text)),
      ])
    }
  }
}

extension AdoptedHandler {
  /// Writes the handler for programs; a handler of a feature without an equal spec has no verdict.
  fileprivate func json(isInSpec: Bool) -> JSONValue {
    .object([
      ("action", .text(action)),
      ("place", .text(span.description)),
      ("verdict", isInSpec ? .text(form.rawValue) : .null),
      ("keys", .texts(keys.sorted())),
      ("effects", .list(effects.map(\.json))),
      ("manual", .list(manual.map(\.json))),
    ])
  }
}

extension ComparedPart {
  fileprivate var json: JSONValue {
    .object([
      ("subject", .text(subject)), ("place", .text(span.description)),
      ("original", .text(originalDifference)), ("generated", .text(generatedDifference)),
    ])
  }
}

extension AdoptionReason {
  /// The reason as JSON, for programs.
  var json: JSONValue {
    .object([("text", .text(text)), ("place", .text(span.description))])
  }
}
