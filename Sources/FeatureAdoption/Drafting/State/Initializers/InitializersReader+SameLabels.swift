import SpecSource
import SpecSwift

// An initializer that does more than set the fields stays Swift, in addition to the generated one. Each call must
// mean one of them.
extension InitializersReader {
  /// Distinguishes such initializers from the generated one: by the types of their parameters, or else by the
  /// required parameters of the generated one and their order.
  mutating func setApart(_ state: LinkedType) throws(NotDrafted) {
    guard state.type.keyword == .struct, !context.takesFetched(state) else { return }
    let parameters = try stateParameters(of: state)
    let ofState = members.kept.filter { $0.type == state.name }.map(\.member)
    let kept = ofState.compactMap(\.initializer)
    // If the app has the generated initializer, too, its calls already distinguish the two.
    let isNew =
      state.members.contains { $0.isInitializer(inside: state) }
      && state.members.count(where: { $0.initializer != nil }) == kept.count
    if !isNew || kept.allSatisfy({ areApart($0, parameters) }) { return }
    let opens =
      !kept.contains(where: \.callsInitializer) && !state.members.contains(where: \.isObserved)
    let own = parameters.filter { parameter in
      self.state.fields.contains { $0.name == parameter.name }
    }
    for way in waysApart(own, kept) where opens || way.allSatisfy({ $0.value == nil }) {
      let open = Set(way.map(\.name))
      let first = own.filter { !open.contains($0.name) } + way
      let all = (first + parameters.filter { one in !own.contains { $0.name == one.name } }).map {
        StateParameter(
          name: $0.name, type: $0.type, value: open.contains($0.name) ? nil : $0.value,
          isShared: $0.isShared)
      }
      guard kept.allSatisfy({ areApart($0, all) }) else { continue }
      return ask(for: way, in: first.map(\.name), of: state)
    }
    let same = ofState.first { $0.initializer.map { !areApart($0, parameters) } ?? false }
    throw NotDrafted(
      "an initializer of the state that does more than the generated one",
      at: same?.span ?? state.origin.span)
  }

  /// Returns the parameters that the generated initializer may require last, so that no existing call means it. They
  /// are either a field that the other initializers do not take or take before others, or two fields that they take
  /// in the opposite order.
  private func waysApart(
    _ own: [StateParameter], _ kept: [FunctionDeclaration]
  ) -> [[StateParameter]] {
    let wrapped = Set(state.fields.filter { $0.value["wrapper"] != nil }.map(\.name))
    let free = own.filter { parameter in
      let hasValue = parameter.type.map { $0.hasSuffix("?") } ?? true
      return !parameter.isShared && !wrapped.contains(parameter.name)
        && (parameter.value == nil || !hasValue)
    }
    let taken = Set(kept.flatMap(\.labels))
    let others = free.filter { $0.value != nil && !taken.contains($0.name) }
    let open = free.filter { $0.value == nil } + free.filter { $0.value != nil }
    let order = Dictionary(own.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let pairs = open.indices.flatMap { first in
      open.indices.dropFirst(first + 1).map { second in
        [open[first], open[second]].sorted { order[$0.name] ?? 0 > order[$1.name] ?? 0 }
      }
    }
    return (others + free.filter { $0.value == nil }).map { [$0] } + pairs
  }

  /// Makes the spec require fields whose first values initializers of the app set.
  private mutating func ask(
    for way: [StateParameter], in order: [String], of state: LinkedType
  ) {
    self.state.order = order
    orderFields()
    for parameter in way {
      if let moved = state.variable(named: parameter.name)?.member {
        members.afterOthers.append(moved)
      }
      guard parameter.value != nil, let type = parameter.type,
        let index = self.state.fields.firstIndex(where: { $0.name == parameter.name })
      else { continue }
      self.state.openedValues.insert(parameter.name)
      self.state.fields[index] = self.state.fields[index].withoutFirstValue(type)
    }
  }

  /// Sorts the fields in the order of the generated initializer.
  mutating func orderFields() { state.fields = state.fields.ordered(by: state.order, \.name) }

  /// Whether an initializer of the app differs from the generated one, and each call means exactly one of the two.
  private func areApart(_ initializer: FunctionDeclaration, _ generated: [StateParameter]) -> Bool {
    isApart(initializer, from: generated) || !initializer.mayMean(generated)
  }

  /// Whether each call shows by a value whether it means an initializer of the app or the generated one.
  func isApart(_ initializer: FunctionDeclaration, from parameters: [StateParameter]) -> Bool {
    guard initializer.labels == parameters.map(\.name) else { return false }
    return zip(initializer.parameters, parameters).contains { own, generated in
      guard generated.value == nil, let type = generated.type else { return false }
      let written = types.meaning(of: own.type.onOneLine)
      if generated.isShared { return !written.hasPrefix("Shared") }
      guard let form = TypeForm(written), let other = TypeForm(types.meaning(of: type)),
        form != other
      else {
        return false
      }
      return form.literal == nil || form.literal != other.literal || form.isUsual
    }
  }
}

extension FunctionDeclaration {
  /// Whether a call of the initializer may mean the generated one. Swift prefers the initializer with fewer
  /// parameters.
  fileprivate func mayMean(_ generated: [StateParameter]) -> Bool {
    let open = Set(parameters.filter { $0.value == nil }.map { $0.label ?? "_" })
      .union(generated.filter { $0.value == nil }.map(\.name))
    let shared = labels.filter(open.contains)
    return Set(shared) == open && shared == generated.map(\.name).filter(open.contains)
      && (parameters.count >= generated.count || labels == generated.map(\.name))
  }

  /// The labels of the function's parameters.
  fileprivate var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension Member {
  fileprivate var initializer: FunctionDeclaration? {
    if case .initializer(let initializer) = declaration.kind { initializer } else { nil }
  }

  /// Whether the member is an initializer in the declaration of a type. Swift then makes none for the type.
  fileprivate func isInitializer(inside type: LinkedType) -> Bool {
    initializer != nil && file.file.path == type.origin.file.file.path
      && type.origin.declaration.source.range.contains(declaration.source.range.lowerBound)
  }
}

extension DraftKey {
  /// Returns the field without its first value.
  fileprivate func withoutFirstValue(_ type: String) -> DraftKey {
    var key = self
    guard case .keys(let keys) = value else {
      key.value = .text(DraftText(type))
      return key
    }
    let rest = keys.filter { !["default", "type"].contains($0.name) }
    key.value =
      rest.isEmpty
      ? .text(DraftText(type)) : .keys([DraftKey("type", .text(DraftText(type)))] + rest)
    return key
  }
}

extension Array {
  /// Sorts the named elements in the given order, and leaves the other elements in their places.
  func ordered(by order: [String], _ name: (Element) -> String) -> [Element] {
    let sorted = order.compactMap { wanted in first { name($0) == wanted } }
    var next = sorted.makeIterator()
    return map { order.contains(name($0)) ? next.next() ?? $0 : $0 }
  }
}
