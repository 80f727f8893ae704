import FeatureComparison
import FeatureDocumentation
import FeatureProgram
import FeatureSpec
import JSON
import SpecSource
import SpecSwift

extension BlockChange {
  /// The change for programs; consequences with the same change of conditions are separate changes.
  var json: [JSONValue] {
    switch self {
    case .added(let one): [.change("added", after: one.json)]
    case .removed(let one): [.change("removed", before: one.json)]
    case .moved(let one): [.change("moved", after: one.json)]
    case .changed(let change):
      [
        .change(
          "changed", before: change.pair.before.json, after: change.pair.after.json,
          details: change.details.map(\.json))
      ]
    case .condition(let old, becomes: let new):
      [.change("condition", before: old.json, after: new.json)]
    case .conditions(let pairs):
      pairs.map { .change("conditions", before: $0.before.json, after: $0.after.json) }
    }
  }
}

extension JSONValue {
  fileprivate static func change(
    _ change: JSONValue, before: JSONValue? = nil, after: JSONValue? = nil,
    details: [JSONValue] = []
  ) -> JSONValue {
    .object(omittingNil: [
      ("change", change), ("before", before), ("after", after),
      ("details", details.isEmpty ? nil : .list(details)),
    ])
  }
}

extension Consequence {
  fileprivate var json: JSONValue {
    .object([
      ("kind", .text(kind.rawValue)), ("what", .text(what)), ("words", .text(phrase.plainText)),
      ("conditions", .texts(conditions.map { [$0].phrase.plainText })),
      ("line", .number(span.start.line)),
    ])
  }
}

extension SwiftFragment {
  fileprivate var json: JSONValue {
    .object([
      ("what", .text(oneLine(text))), ("line", .number(span(of: 0..<text.utf8.count).start.line)),
    ])
  }
}

extension ChangedConsequence.Detail {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      ("key", .text(key)), ("before", before.map(JSONValue.text)),
      ("after", after.map(JSONValue.text)),
    ])
  }
}
