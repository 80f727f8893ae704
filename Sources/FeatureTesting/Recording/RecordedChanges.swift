/// The way from a state to a part of it.
struct RecordedPath: Equatable {
  /// Names, with ids in brackets.
  var steps: [String] = []

  func appending(_ step: String) -> RecordedPath {
    RecordedPath(steps: steps + [step])
  }
}

/// A part of a state that has changed.
struct RecordedChange {
  var path: RecordedPath
  var value: RecordedValue
  /// What tells a part of a shared value from others: it may stand at several places.
  var identity: String?
}

extension RecordedValue {
  /// The parts that differ from those of an earlier value, each as small as an expectation can name it.
  func changes(since before: RecordedValue) -> [RecordedChange] {
    changes(since: before, at: RecordedPath())
  }

  private func changes(
    since before: RecordedValue, at path: RecordedPath
  ) -> [RecordedChange] {
    guard self != before else { return [] }
    switch (before, self) {
    case (.structure(let formerType, let former), .structure(let type, let fields))
    where formerType == type && former.map(\.name) == fields.map(\.name)
      && (path.steps.isEmpty || !type.hasPrefix("FeatureRuntime.")):
      return zip(former, fields).flatMap { old, new in
        let changes = new.value.changes(since: old.value, at: path.appending(new.name))
        guard let identity = new.identity else { return changes }
        return changes.map { change in
          var part = change
          let rest = change.path.steps.dropFirst(path.steps.count + 1)
          part.identity = ([identity] + rest).joined(separator: ".")
          return part
        }
      }
    case (
      .choice(_, let formerName, let former, true), .choice(_, let name, let fields, true)
    ) where formerName == name && former.count == 1 && fields.count == 1 && !path.steps.isEmpty:
      return fields[0].value.changes(since: former[0].value, at: path.appending(name))
    case (.rows(let former, _), .rows(let rows, areFeatures: true)):
      return changes(of: rows, since: former, at: path)
    case (.rows(let former, _), .rows(let rows, areFeatures: false))
    where former.map(\.id) == rows.map(\.id):
      return zip(former, rows).enumerated().flatMap { index, pair in
        pair.1.element.changes(since: pair.0.element, at: path.appending("[\(index)]"))
      }
    default:
      return [RecordedChange(path: path, value: self)]
    }
  }

  /// The elements that differ, where ids keep their order; else the whole.
  private func changes(
    of rows: [Row], since former: [Row], at path: RecordedPath
  ) -> [RecordedChange] {
    let kept = former.filter { old in rows.contains { $0.id == old.id } }
    let isInOrder = kept.map(\.id) == rows.prefix(kept.count).map(\.id)
    guard isInOrder, !former.isEmpty, !rows.isEmpty else {
      return [RecordedChange(path: path, value: self)]
    }
    let removed = former.filter { old in !rows.contains { $0.id == old.id } }
    let changed = zip(kept, rows).flatMap { old, new in
      new.element.changes(since: old.element, at: path.appending("[\(new.id)]"))
    }
    let added = rows.dropFirst(kept.count).map {
      RecordedChange(path: path.appending("[\($0.id)]"), value: $0.element)
    }
    let gone = removed.map { RecordedChange(path: path.appending("[\($0.id)]"), value: .nothing) }
    return gone + changed + added
  }
}
