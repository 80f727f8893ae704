/// Makes statements that change places.
struct StatementMaker {
  static let localNames = ["first", "second", "third", "fourth"]
  let random: RandomSource
  let scope: Scope
  let places: [Place]
  /// The shared values, which `withLock` changes.
  let locked: [Place]
  /// The values of dependencies, which are different at each access.
  let sources: [Fragment]
  var expressions: ExpressionMaker { ExpressionMaker(random: random, scope: scope) }

  init(
    _ random: RandomSource, _ scope: Scope, _ places: [Place], locked: [Place],
    sources: [Fragment]
  ) {
    self.random = random
    self.scope = scope
    self.places = places
    self.locked = locked
    self.sources = sources
  }

  /// Makes some statements, with the names that they leave in scope.
  func make(_ count: Int) -> (statements: [Statement], locals: [(String, ValueType)]) {
    var statements: [Statement] = []
    var maker = self
    var locals: [(String, ValueType)] = []
    for number in 0..<count {
      if random.once(in: 6), let place = random.pickAny(places.filter { $0.type.isComparable }) {
        let name = Self.localNames[number % 4]
        guard !locals.contains(where: { $0.0 == name }) else { continue }
        statements += maker.declaration(of: name, usedFor: place)
        locals.append((name, place.type))
        maker = StatementMaker(
          random, maker.scope.with(name, place.type), places, locked: locked, sources: sources)
      } else if let statement = maker.statement(depth: 1) {
        statements.append(statement)
      }
    }
    return (statements, locals)
  }

  /// Declares a constant and uses it at once, since the compiler warns about unused constants.
  private func declaration(of name: String, usedFor place: Place) -> [Statement] {
    let former = place.read
    var value = expressions.make(place.type)
    // The compiler knows the value of a condition of literals, and warns about the branch that never runs.
    if place.type == .bool, ["true", "false"].contains(value.text) {
      value = Fragment(text: "!\(place.text)", type: .bool) { .bool(!former($0).truth) }
    }
    if place.type == .int, !value.text.contains(where: \.isLetter) {
      value = Fragment(text: "\(place.text) + 1", type: .int) { .int(former($0).number + 1) }
    }
    return [
      Statement(["let \(name): \(place.type.swift(in: scope.owner)) = \(value.text)"]) {
        $0.locals[name] = value.value($0)
      },
      Statement([
        "if \(place.text) != \(name) { \(place.text) = \(name) }"
      ]) { if former($0) != $0.local(name) { place.write($0, $0.local(name)) } },
    ]
  }

  /// Makes a statement; nil if no place can change.
  func statement(depth: Int) -> Statement? {
    if let shared = random.pickAny(locked), random.once(in: 3) { return change(of: shared) }
    guard let place = random.pickAny(places) else { return nil }
    if depth > 0, random.once(in: 5) { return compound(place) }
    if random.once(in: 4), let source = random.pickAny(sources), let statement = ask(source) {
      return statement
    }
    guard random.once(in: 2), let special = special(place) else { return assignment(place) }
    return special
  }

  /// Makes an assignment of an expression other than the place itself.
  func assignment(_ place: Place) -> Statement {
    var value = expressions.make(place.type)
    if value.text == place.text { value = expressions.literal(place.type) }
    return Statement([place.assigned(value.text)]) { place.write($0, value.value($0)) }
  }

  /// Makes an assignment of a named value.
  func assignment(of fragment: Fragment, to place: Place) -> Statement {
    Statement([place.assigned(fragment.text)]) { place.write($0, fragment.value($0)) }
  }

  /// Makes a statement that stores the value of a dependency.
  func ask(_ source: Fragment) -> Statement? {
    if let place = random.pickAny(places.filter { $0.type == source.type }) {
      return assignment(of: source, to: place)
    }
    guard let list = random.pickAny(places.filter { $0.type == .array(source.type) }) else {
      return nil
    }
    return Statement(["\(list.text).append(\(source.text))"]) {
      let value = source.value($0)
      list.write($0, $0.array(list.read($0).items + [value]))
    }
  }

  /// Makes a statement that only values of the place's type have.
  private func special(_ place: Place) -> Statement? {
    switch place.type {
    case .int:
      let (isPlus, value) = (random.once(in: 2), expressions.make(.int, depth: 1))
      return Statement(["\(place.text) \(isPlus ? "+" : "-")= \(value.text)"]) {
        let (a, b) = (place.read($0).number, value.value($0).number)
        place.write(
          $0, $0.int(isPlus ? a.addingReportingOverflow(b) : a.subtractingReportingOverflow(b)))
      }
    case .bool:
      return Statement(["\(place.text).toggle()"]) { place.write($0, .bool(!place.read($0).truth)) }
    case .string:
      let value = expressions.make(.string, depth: 1)
      return Statement(["\(place.text) += \(value.text)"]) {
        place.write($0, $0.string(place.read($0).text + value.value($0).text))
      }
    case .array(let element): return list(place, element)
    case .dictionary(let element):
      let key = random.pick(RandomSource.keys)
      let isRemoval = random.once(in: 4)
      let value = expressions.make(element, depth: 1)
      return Statement([
        "\(place.text)[\(quoted(key))] = \(isRemoval ? "nil" : value.text)"
      ]) {
        var entries = place.read($0).entries
        entries[key] = isRemoval ? nil : value.value($0)
        place.write($0, .dictionary(entries))
      }
    case .set(let element):
      let isRemoval = random.once(in: 3)
      let value = expressions.literal(element)
      return Statement(["\(place.text).\(isRemoval ? "remove" : "insert")(\(value.text))"]) {
        var items = place.read($0).members
        if isRemoval { items.remove(value.value($0)) } else { items.insert(value.value($0)) }
        place.write($0, .set(items))
      }
    default: return nil
    }
  }

  private func list(_ place: Place, _ element: ValueType) -> Statement {
    switch random.below(6) {
    case 0:
      return Statement(["\(place.text).removeAll()"]) { place.write($0, .array([])) }
    case 1:
      return Statement(["if !\(place.text).isEmpty { \(place.text).removeLast() }"]) {
        let items = place.read($0).items
        if !items.isEmpty { place.write($0, .array(items.dropLast())) }
      }
    case 2:
      let value = expressions.make(element, depth: 1)
      return Statement(["\(place.text).insert(\(value.text), at: 0)"]) {
        place.write($0, $0.array([value.value($0)] + place.read($0).items))
      }
    case 3 where element == .int:
      return Statement(["\(place.text).sort()"]) {
        place.write($0, .array(place.read($0).items.sorted { $0.number < $1.number }))
      }
    case 4 where element == .int || element == .string:
      let value = expressions.make(element, depth: 0)
      return Statement(["let gone = \(value.text)", "\(place.text).removeAll { $0 == gone }"]) {
        let gone = value.value($0)
        place.write($0, .array(place.read($0).items.filter { $0 != gone }))
      }.asBlock
    default:
      let value = expressions.make(element, depth: 1)
      return Statement(["\(place.text).append(\(value.text))"]) {
        place.write($0, $0.array(place.read($0).items + [value.value($0)]))
      }
    }
  }

  /// Makes a statement that contains other statements.
  private func compound(_ place: Place) -> Statement? {
    let numbers = scope.named(.array(.int))
    if place.type == .int, let list = random.pickAny(numbers), random.once(in: 2) {
      return Statement(["for number in \(list.text) {", "  \(place.text) += number", "}"]) {
        for number in list.value($0).items {
          let sum = place.read($0).number.addingReportingOverflow(number.number)
          place.write($0, $0.int(sum))
        }
      }
    }
    guard let condition = expressions.conditionOfNames(), let first = statement(depth: 0) else {
      return nil
    }
    guard random.once(in: 2), let second = statement(depth: 0) else {
      return Statement(["if \(condition.text) {"] + first.lines.map { "  \($0)" } + ["}"]) {
        if condition.value($0).truth { first.run($0) }
      }
    }
    return Statement(
      ["if \(condition.text) {"] + first.lines.map { "  \($0)" } + ["} else {"]
        + second.lines.map { "  \($0)" } + ["}"]
    ) { if condition.value($0).truth { first.run($0) } else { second.run($0) } }
  }
}

extension Statement {
  /// The statement in a separate scope, which keeps its declarations local.
  fileprivate var asBlock: Statement {
    Statement(["do {"] + lines.map { "  \($0)" } + ["}"], run: run)
  }
}
