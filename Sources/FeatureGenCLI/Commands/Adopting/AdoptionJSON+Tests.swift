import FeatureAdoption
import JSON
import SpecSource

extension AdoptedTest {
  /// The test as JSON, for programs.
  var json: JSONValue {
    .object(omittingNil: [
      ("name", .text(name)),
      ("function", .text(function)),
      ("feature", feature.map { .text($0) }),
      ("place", .text(span.description)),
      ("isConverted", .flag(draft != nil)),
      ("isInSpec", .flag(isInSpec)),
      ("spec", draft.map { .text(writtenSpec([DraftKey(name, $0, comments: comments)])) }),
      ("reasons", .list(reasons.map(\.json))),
    ])
  }
}

extension AdoptedClient {
  /// The client as JSON, for programs.
  var json: JSONValue {
    .object(omittingNil: [
      ("key", .text(key)),
      ("type", type.map { .text($0) }),
      ("place", .text(span.description)),
      ("endpoints", endpoints.map { .texts($0) }),
      ("external", .text(writtenSpec(external))),
      ("client", client.map { .text(writtenSpec($0)) }),
      ("reasons", .list(reasons.map(\.json))),
    ])
  }
}
