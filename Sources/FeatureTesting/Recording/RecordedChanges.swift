/// The path from a state to a part of it.
struct RecordedPath: Equatable {
  /// The names of the path, with ids in brackets.
  var steps: [String] = []

  func appending(_ step: String) -> RecordedPath {
    RecordedPath(steps: steps + [step])
  }
}

/// A part of a state that has changed.
struct RecordedChange: Equatable {
  var path: RecordedPath
  var value: RecordedValue
  /// The changed part of a shared value; nil for a part of the state's own.
  var shared: SharedPart?
}

/// A part of a shared value, which several fields may show.
struct SharedPart: Equatable {
  var reference: SharedReference
  /// The names of the path from the field to the part.
  var steps: [String]

  /// A text that is equal for all fields that show the part; nil for a field that does not refer to a whole shared
  /// value.
  var identity: String? {
    reference.isWhole ? (["\(reference.root)"] + steps).joined(separator: ".") : nil
  }
}

extension RecordedValue {
  /// Finds the parts that differ from the parts of an earlier value, each as small as an expectation can name it.
  func changes(since before: RecordedValue) -> [RecordedChange] {
    changes(since: before, at: RecordedPath())
  }

  private func changes(
    since before: RecordedValue, at path: RecordedPath
  ) -> [RecordedChange] {
    guard self != before else { return [] }
    switch (before, self) {
    case (.structure(let formerType, let former, _), .structure(let type, let fields, _))
    where formerType == type && former.map(\.name) == fields.map(\.name)
      && (path.steps.isEmpty || !type.hasPrefix("FeatureRuntime.")):
      return zip(former, fields).flatMap { old, new in
        new.naming(new.value.changes(since: old.value, at: path.appending(new.name)), in: path)
      }
    case (
      .choice(_, let formerName, let former, true), .choice(_, let name, let fields, true)
    ) where formerName == name && former.count == 1 && fields.count == 1 && fields[0].isState:
      return fields[0].value.changes(since: former[0].value, at: path.appending(name))
    case (.rows(let former, _), .rows(let rows, let kind)) where kind != .values:
      return changes(of: rows, since: former, isStack: kind == .stack, at: path)
    case (.rows(let former, _), .rows(let rows, .values))
    where former.map(\.id) == rows.map(\.id):
      return zip(former, rows).enumerated().flatMap { index, pair in
        pair.1.element.changes(since: pair.0.element, at: path.appending("[\(index)]"))
      }
    default:
      return [RecordedChange(path: path, value: self)]
    }
  }

  /// Finds the elements that differ, if the ids keep their order; else returns the whole value, also if one of both
  /// values is empty.
  ///
  /// The elements of a stack are always named one by one, because no literal of a stack works with every template
  /// set.
  private func changes(
    of rows: [Row], since former: [Row], isStack: Bool, at path: RecordedPath
  ) -> [RecordedChange] {
    let kept = former.filter { old in rows.contains { $0.id == old.id } }
    let isInOrder = kept.map(\.id) == rows.prefix(kept.count).map(\.id)
    guard isInOrder, isStack || !former.isEmpty && !rows.isEmpty else {
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

  /// Finds the structs that were replaced by others of their types, the outer ones first; states count as replaced if
  /// their instances differ.
  func replacements(
    of before: RecordedValue, at path: RecordedPath = RecordedPath()
  ) -> [RecordedChange] {
    switch (before, self) {
    case (.structure(_, let former, let old), .structure(_, let fields, let new)):
      let isReplaced =
        !path.steps.isEmpty && self != before && (new == nil || old?.number != new?.number)
      return (isReplaced ? [RecordedChange(path: path, value: self)] : [])
        + fields.flatMap { field -> [RecordedChange] in
          guard let old = former.first(where: { $0.name == field.name }) else { return [] }
          return field.value.replacements(of: old.value, at: path.appending(field.name))
        }
    case (.choice(_, let formerName, let former, true), .choice(_, let name, let fields, true))
    where formerName == name && former.count == 1 && fields.count == 1 && fields[0].isState:
      return fields[0].value.replacements(of: former[0].value, at: path.appending(name))
    case (.rows(let former, _), .rows(let rows, let kind)) where kind != .values:
      return rows.flatMap { row -> [RecordedChange] in
        guard let old = former.first(where: { $0.id == row.id }) else { return [] }
        return row.element.replacements(of: old.element, at: path.appending("[\(row.id)]"))
      }
    case (.rows(let former, _), .rows(let rows, _)) where former.map(\.id) == rows.map(\.id):
      return zip(former, rows).enumerated().flatMap { index, pair in
        pair.1.element.replacements(of: pair.0.element, at: path.appending("[\(index)]"))
      }
    default: return []
    }
  }

  /// Finds the fields that refer to shared values, in the parts that an expectation can name.
  func sharedFields(at path: RecordedPath = RecordedPath()) -> [RecordedChange] {
    switch self {
    case .structure(_, let fields, _):
      fields.flatMap { field -> [RecordedChange] in
        let inner = path.appending(field.name)
        guard let reference = field.reference else { return field.value.sharedFields(at: inner) }
        let part = SharedPart(reference: reference, steps: [])
        return [RecordedChange(path: inner, value: field.value, shared: part)]
      }
    case .choice(_, let name, let fields, true) where fields.count == 1 && fields[0].isState:
      fields[0].value.sharedFields(at: path.appending(name))
    case .rows(let rows, let kind) where kind != .values:
      rows.flatMap { $0.element.sharedFields(at: path.appending("[\($0.id)]")) }
    default: []
    }
  }
}

extension RecordedField {
  /// Completes changes inside the field with the shared value to which the field refers.
  ///
  /// - Parameter path: The path of the value that contains the field.
  fileprivate func naming(_ changes: [RecordedChange], in path: RecordedPath) -> [RecordedChange] {
    guard let reference else { return changes }
    return changes.map { change in
      var part = change
      let steps = Array(change.path.steps.dropFirst(path.steps.count + 1))
      part.shared = SharedPart(reference: reference, steps: steps)
      return part
    }
  }
}
