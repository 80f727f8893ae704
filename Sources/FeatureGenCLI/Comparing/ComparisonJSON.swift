import FeatureComparison
import JSON
import SpecSource

extension ComparisonReport {
  /// The report for programs; its first member is the version of its format.
  var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("from", side(old)),
      ("to", side(new)),
      ("breaking", .number(comparison.breakingCount)),
      ("accepted", .number(comparison.acceptedCount)),
      ("affected", .texts(comparison.affected)),
      ("specs", .list(comparison.specs.map(\.json))),
      ("diagnostics", .list((diagnostics + permissions).groupedForPrinting().map(\.json))),
    ])
  }

  private func side(_ side: ComparedSide) -> JSONValue {
    .object(omittingNil: [
      ("name", .text(side.name)), ("commit", side.commit.map(JSONValue.text)),
    ])
  }
}

extension ComparedSpec {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("path", .text(path)),
      ("change", .text(event.rawValue)), ("breaking", .flag(breakingCount > 0)),
      ("formerName", formerName.map(JSONValue.text)), ("users", .list(users.map(\.json))),
      ("accepted", acceptedJSON), ("changes", .list(changes.map(\.json))),
    ])
  }
}

extension ComparedMember {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("change", .text(event.rawValue)),
      ("breaking", .flag(isBreaking)), ("formerName", formerName.map(JSONValue.text)),
      ("before", before.map(JSONValue.text)), ("after", after.map(JSONValue.text)),
      ("asks", restrictions.isEmpty ? nil : .texts(restrictions)),
      ("blockChanges", blockChanges.isEmpty ? nil : .list(blockChanges.flatMap(\.json))),
      ("users", .list(users.map(\.json))), ("accepted", acceptedJSON),
    ])
  }
}

extension PossibleBreak {
  /// The reason why the break is accepted; nil for a break that is not accepted.
  fileprivate var acceptedJSON: JSONValue? {
    acceptance.map { acceptance in
      .object([
        ("by", acceptance == .changedUsers ? "users" : "option"),
        ("reason", .text(words(for: acceptance))),
      ])
    }
  }
}

extension MemberUser {
  fileprivate var json: JSONValue {
    .object([("name", .text(name)), ("places", .texts(places)), ("changed", .flag(isChanged))])
  }
}
