import SpecSource
import SpecSwift

/// The call that makes a store.
struct StoreCall {
  /// The state that the store begins with.
  var initialState: Expression?
  /// The reducer of the store.
  var reducer: LabeledValue?
  /// The closure that sets the dependencies.
  var dependencies: Closure?
  /// The function that sets the dependencies, if it is not a closure.
  var preparation: Expression?
  /// The source of the whole call.
  var source: SourceText
}

extension TestReader {
  /// Returns the call that makes a store: in the test itself, or in a function or a property of the test's type.
  func storeCall(_ value: Expression) -> StoreCall? {
    let value = value.unmarked
    guard case .call(let callee, let arguments) = value.kind,
      ["TestStore", "TestStoreOf"].contains(
        String(callee.source.text.prefix { $0 != "<" && $0 != "." }))
    else { return nil }
    var call = StoreCall(source: value.source)
    call.initialState = arguments.first { $0.label == "initialState" }?.value
    call.reducer = arguments.first { $0.label == "reducer" }
    var closures = arguments.filter { $0.label == nil && $0.closure != nil }
    if call.reducer == nil, !closures.isEmpty { call.reducer = closures.removeFirst() }
    let preparation = arguments.first {
      ["withDependencies", "prepareDependencies"].contains($0.label ?? "")
    }
    call.dependencies = preparation?.closure ?? closures.first?.closure
    if call.dependencies == nil { call.preparation = preparation?.value }
    return call
  }

  /// Reads the call that makes the store.
  mutating func readStore(_ call: StoreCall) throws(TestObstacle) {
    guard let reducer = call.reducer else {
      throw TestObstacle("a store that is created elsewhere", at: call.source)
    }
    try readReducer(reducer)
    if let state = call.initialState { try readInitialState(state) }
    if let closure = call.dependencies { readOverrides(closure) }
    if let preparation = call.preparation, try !readPreparation(preparation) {
      throw TestObstacle("a function that sets the dependencies", at: preparation)
    }
  }

  /// Reads a closure that sets the dependencies.
  mutating func readOverrides(_ closure: Closure) {
    readOverrides(
      closure.body, of: [closure.parameters.first ?? "$0"], from: closure.interior.lowerBound)
  }

  /// Reads a closure that the test passes to the function that makes its store.
  ///
  /// - Returns: Whether the expression is such a closure.
  mutating func readPreparation(_ value: Expression) throws(TestObstacle) -> Bool {
    try readHanded(value) { reader, value throws(TestObstacle) in
      guard case .closure(let closure) = value.kind else {
        throw TestObstacle("a function that sets the dependencies", at: value)
      }
      reader.readOverrides(closure)
    }
  }

  /// Reads a store that is a property of the test's type. Each test has its own instance. A store that the test
  /// itself makes takes precedence.
  mutating func readStoredStore(besides blocks: [TestBlock]) {
    let makesStore = blocks.flatMap(\.statements).flatMap(\.withInner).contains {
      self.makesStore($0)
    }
    let stored = test.storedValues.first { $0.variable.name == store.name }
    guard !makesStore, let stored, let call = stored.variable.value.flatMap({ storeCall($0) })
    else { return }
    inFile(stored.member.file) { reader in
      do throws(TestObstacle) { try reader.readStore(call) } catch { reader.refuse(error) }
    }
  }

  /// Finds the feature of a reducer: `{ Counter() }`, `Counter()`, `Counter.init`.
  private mutating func readReducer(_ reducer: LabeledValue) throws(TestObstacle) {
    store.featureName = ""
    if let closure = reducer.closure {
      guard closure.body.count == 1, let value = closure.body[0].value else {
        throw TestObstacle("a reducer that the test creates", at: reducer.value)
      }
      return try readReducer(value)
    }
    if case .member(of: let type?, name: "init") = reducer.value.kind {
      return findFeature(type.source.text)
    }
    try readReducer(reducer.value)
  }

  private mutating func readReducer(_ value: Expression) throws(TestObstacle) {
    guard case .call(let callee, let values) = value.kind else {
      throw TestObstacle("a reducer that the test creates", at: value)
    }
    if let names = callee.memberNames, names.allSatisfy({ $0.first?.isUppercase == true }),
      names.last != "Reduce", names.last != "EmptyReducer"
    {
      for argument in values {
        guard let label = argument.label else {
          throw TestObstacle("an argument of the feature without a label", at: argument.value)
        }
        drafted.arguments.append(
          DraftKey(
            label, .text(texts.swift(argument.value), at: span(argument.value.source.range))))
      }
      return findFeature(names.joined(separator: "."))
    }
    guard case .member(of: let base?, let name) = callee.kind else {
      throw TestObstacle("a reducer that the test creates", at: value)
    }
    try readReducer(base)
    switch name {
    case "_printChanges": break
    case "dependency" where values.count == 2:
      let path = values[0].value.source.text.drop { "\\.".contains($0) }
      try setDependency(path.split(separator: ".").map(String.init), to: values[1].value)
    default: throw TestObstacle("an operator on the feature", at: callee)
    }
  }

  private mutating func findFeature(_ name: String) {
    store.featureName = name
    store.feature = app.types[name, from: texts.file]
    if let owner = test.owner, store.feature == nil {
      store.feature = app.types["\(owner.name).\(name)", from: texts.file]
    }
  }
}
