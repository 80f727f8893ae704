/// The way from a state to a part of it.
struct RecordedPath: Equatable {
  /// Names, with ids in brackets.
  var steps: [String] = []

  func appending(_ step: String) -> RecordedPath {
    RecordedPath(steps: steps + [step])
  }
}

extension RecordedValue {
  /// The parts that differ from those of an earlier value, each as small as an expectation can name it.
  func changes(since before: RecordedValue) -> [(path: RecordedPath, value: RecordedValue)] {
    changes(since: before, at: RecordedPath())
  }

  private func changes(
    since before: RecordedValue, at path: RecordedPath
  ) -> [(path: RecordedPath, value: RecordedValue)] {
    guard self != before else { return [] }
    switch (before, self) {
    case (.structure(let formerType, let former), .structure(let type, let fields))
    where formerType == type && former.map(\.name) == fields.map(\.name)
      && (path.steps.isEmpty || !type.hasPrefix("FeatureRuntime.")):
      return zip(former, fields).flatMap { old, new in
        new.value.changes(since: old.value, at: path.appending(new.name))
      }
    case (
      .choice(_, let formerName, let former, true), .choice(_, let name, let fields, true)
    ) where formerName == name && former.count == 1 && fields.count == 1 && !path.steps.isEmpty:
      return fields[0].value.changes(since: former[0].value, at: path.appending(name))
    case (.rows(let former), .rows(let rows)):
      return changes(of: rows, since: former, at: path)
    default:
      return [(path, self)]
    }
  }

  /// The elements that differ, where ids keep their order; else the whole.
  private func changes(
    of rows: [Row], since former: [Row], at path: RecordedPath
  ) -> [(path: RecordedPath, value: RecordedValue)] {
    let kept = former.filter { old in rows.contains { $0.id == old.id } }
    let isInOrder = kept.map(\.id) == rows.prefix(kept.count).map(\.id)
    guard isInOrder, !kept.isEmpty || former.isEmpty == false, !rows.isEmpty else {
      return [(path, self)]
    }
    let removed = former.filter { old in !rows.contains { $0.id == old.id } }
    let changed = zip(kept, rows).flatMap { old, new in
      new.element.changes(since: old.element, at: path.appending("[\(new.id)]"))
    }
    let added = rows.dropFirst(kept.count).map {
      (path: path.appending("[\($0.id)]"), value: $0.element)
    }
    return removed.map { (path.appending("[\($0.id)]"), .nothing) } + changed + added
  }
}
