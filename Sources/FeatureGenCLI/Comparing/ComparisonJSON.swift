import FeatureComparison
import JSON
import SpecSource

extension ComparisonReport {
  /// The report for programs; its shape is versioned by its first member.
  var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("from", side(old)),
      ("to", side(new)),
      ("breaking", .number(comparison.breakingCount)),
      ("affected", .list(comparison.affected.map { .text($0) })),
      ("specs", .list(comparison.specs.map(\.json))),
      ("diagnostics", .list(diagnostics.sortedForPrinting().map(\.json))),
    ])
  }

  private func side(_ side: ComparedSide) -> JSONValue {
    .object([("name", .text(side.name))] + (side.commit.map { [("commit", .text($0))] } ?? []))
  }
}

extension ComparedSpec {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("path", .text(path)),
      ("change", .text(event.rawValue)), ("breaking", .flag(breakingCount > 0)),
    ]
    if let formerName { members.append(("formerName", .text(formerName))) }
    members.append(("users", .list(users.map(\.json))))
    members.append(("changes", .list(changes.map(\.json))))
    return .object(members)
  }
}

extension ComparedMember {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("change", .text(event.rawValue)),
      ("breaking", .flag(isBreaking)),
    ]
    if let formerName { members.append(("formerName", .text(formerName))) }
    if let before { members.append(("before", .text(before))) }
    if let after { members.append(("after", .text(after))) }
    if !restrictions.isEmpty { members.append(("asks", .list(restrictions.map { .text($0) }))) }
    members.append(("users", .list(users.map(\.json))))
    return .object(members)
  }
}

extension MemberUser {
  fileprivate var json: JSONValue {
    .object([("name", .text(name)), ("places", .list(places.map { .text($0) }))])
  }
}
