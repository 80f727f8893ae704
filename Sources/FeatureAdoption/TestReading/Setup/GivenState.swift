import SpecSource
import SpecSwift

extension TestReader {
  /// Reads the state that the test begins with: its fields, or Swift that makes the state whose fields are set.
  mutating func readInitialState(_ value: Expression) throws(TestObstacle) {
    if try readHanded(
      value,
      { reader, value throws(TestObstacle) in
        try reader.readInitialState(value)
      })
    {
      return
    }
    let made = store.madeState?.statements ?? []
    let own = texts
    if let texts = store.madeState?.texts { self.texts = texts }
    defer {
      let renames = texts.renames
      texts = own
      texts.renames.merge(renames) { own, _ in own }
    }
    if store.madeState?.isUsedAgain != true {
      do throws(TestObstacle) {
        if made.isEmpty { return try readState(value) }
        return try readState(of: made)
      } catch {
        drafted.given = []
      }
    }
    try keepState(value, made)
  }

  /// Reads a variable that holds a state, and the assignments to the state's fields.
  private mutating func readState(of statements: [Statement]) throws(TestObstacle) {
    for statement in statements {
      switch statement.kind {
      case .variable(_, type: _, let value?): try readState(value)
      case .expression where statement.assigned?.name == store.madeState?.name:
        drafted.given = []
        if let value = statement.assigned?.value { try readState(value) }
      case .expression(let value) where try readChanges(by: value): break
      case .expression(let value):
        guard case .assignment(let target, by: "=", let result) = value.kind,
          let names = target.memberNames, names.count > 1, names[0] == store.madeState?.name
        else { throw TestObstacle("a state that is created elsewhere", at: value) }
        let name = names.dropFirst().joined(separator: ".")
        give(name, result)
      default: throw TestObstacle("a state that is created elsewhere", at: statement.source)
      }
    }
  }

  /// Sets the value of a field, or of a part of a field.
  private mutating func give(_ name: String, _ value: Expression) {
    drafted.given.removeAll { $0.name == name || $0.name.hasPrefix("\(name).") }
    drafted.given.append(DraftKey(name, .text(texts.swift(value), at: span(value.source.range))))
  }

  /// Reads `change(&state)`, in which the test passes a closure to the function that makes its store.
  ///
  /// - Returns: Whether the expression is such a call.
  private mutating func readChanges(by value: Expression) throws(TestObstacle) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
      arguments[0].value.source.text == "&\(store.madeState?.name ?? "")"
    else { return false }
    return try readHanded(callee) { reader, value throws(TestObstacle) in
      guard case .closure(let closure) = value.kind else {
        throw TestObstacle("a state that is created elsewhere", at: value)
      }
      let parameter = closure.parameters.first ?? "$0"
      for statement in closure.body {
        guard case .expression(let value) = statement.kind,
          case .assignment(let target, by: "=", let result) = value.kind,
          let names = target.memberNames, names.count > 1, names[0] == parameter,
          !reader.texts.says(parameter, in: result.source)
        else { throw TestObstacle("a state that is created elsewhere", at: statement.source) }
        reader.give(names.dropFirst().joined(separator: "."), result)
      }
    }
  }

  /// Keeps the Swift that makes the state.
  private mutating func keepState(
    _ value: Expression, _ made: [Statement]
  ) throws(TestObstacle) {
    if made.isEmpty, words(value.source.text).allSatisfy({ !["try", "await"].contains($0) }) {
      drafted.givenState = texts.swift(value)
      return
    }
    let name =
      store.madeState.map { $0.name == "state" ? "initialState" : $0.name } ?? "initialState"
    if let own = store.madeState?.name, own != name { texts.renames[own] = name }
    if made.isEmpty { drafted.setup.append("let \(name) = \(texts.swift(value))") }
    for statement in made { try addSetup(statement) }
    drafted.givenState = name
  }

  /// Reads the fields of a state.
  mutating func readState(_ value: Expression) throws(TestObstacle) {
    if try readHanded(value, { reader, value throws(TestObstacle) in try reader.readState(value) })
    {
      return
    }
    switch value.kind {
    case .name(let name):
      guard let (variable, member) = test.storedValues.first(where: { $0.variable.name == name }),
        let made = variable.value
      else { break }
      return try readState(made, in: member.file)
    case .call(let callee, let values) where isState(callee):
      return try readFields(values, at: value)
    case .member(of: let base, let name) where base == nil || isState(base!):
      guard let (variable, member) = store.feature?.nested["State"]?.variable(named: name),
        let made = variable.value ?? variable.getter?.single, made.source.text != value.source.text
      else { break }
      return try readState(made, in: member.file)
    default: break
    }
    throw TestObstacle("a state that is created elsewhere", at: value)
  }

  private mutating func readState(
    _ value: Expression, in file: ReadSwiftFile
  ) throws(TestObstacle) {
    var obstacle: TestObstacle?
    inFile(file) { reader in
      do throws(TestObstacle) { try reader.readState(value) } catch {
        // The obstacle is in another file.
        obstacle = TestObstacle("a state that is created elsewhere", at: value)
      }
    }
    if let obstacle { throw obstacle }
  }

  /// Whether the name of a call is that of the state: `Counter.State`, `.init`, `State`.
  private func isState(_ callee: Expression) -> Bool {
    if callee.source.text == ".init" || callee.source.text == "Self" { return true }
    guard let names = callee.memberNames else { return false }
    let type = names.last == "init" ? Array(names.dropLast()) : names
    return type.last == "State" && type.allSatisfy { $0.first?.isUppercase == true }
  }

  private mutating func readFields(
    _ values: [LabeledValue], at call: Expression
  ) throws(TestObstacle) {
    if let state = store.feature?.nested["State"], state.type.keyword == .enum {
      throw TestObstacle("a state that is an enum", at: call)
    }
    let fields = paths.fields.map(\.variable.name)
    for value in values {
      guard let label = value.label else {
        throw TestObstacle("a state with a custom initializer", at: value.value)
      }
      guard fields.contains(label) || store.feature?.nested["State"] == nil else {
        throw TestObstacle("a state with a custom initializer", at: value.value)
      }
      drafted.given.append(
        DraftKey(label, .text(texts.swift(value.value), at: span(value.value.source.range))))
    }
    try giveDefaults(at: call)
  }

  /// Gives the fields without a first value the values that an initializer of the app uses when a call does not set
  /// them.
  private mutating func giveDefaults(at call: Expression) throws(TestObstacle) {
    for field in paths.fields where field.member.needsValue {
      let name = field.variable.name
      if drafted.given.contains(where: { $0.name == name }) { continue }
      guard let value = defaultValue(of: name) else {
        throw TestObstacle("a state with a custom initializer", at: call)
      }
      drafted.given.append(DraftKey(name, .text(value)))
    }
  }

  /// Returns the default value that the app's only initializer assigns unchanged to a field; nil for a value that has
  /// another meaning in a test.
  private func defaultValue(of field: String) -> String? {
    let initializers = store.feature?.nested["State"]?.members.compactMap { member in
      if case .initializer(let initializer) = member.declaration.kind { initializer } else { nil }
    }
    guard let initializer = initializers?.first, initializers?.count == 1,
      let parameter = initializer.parameters.first(where: { $0.label == field }),
      let value = parameter.value?.source.text, !words(value).contains("Self"),
      initializer.body?.contains(where: {
        $0.source.text.filter { !$0.isWhitespace } == "self.\(field)=\(parameter.name)"
      }) == true
    else { return nil }
    return value
  }
}

extension Member {
  /// Whether the variable is a field that only an initializer sets.
  fileprivate var needsValue: Bool {
    guard let variable = declaration.variable, variable.value == nil, let type = variable.type
    else { return false }
    return declaration.attributes.allSatisfy { $0.name == "BindingState" }
      && (variable.isConstant || !type.text.hasSuffix("?"))
  }
}

extension [Statement] {
  /// The value that a body returns; nil if the body has other statements.
  fileprivate var single: Expression? { count == 1 ? self[0].value : nil }
}
