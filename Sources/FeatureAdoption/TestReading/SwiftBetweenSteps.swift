import SpecSwift

/// The functions that only XCTest understands: they could not make a generated test fail.
private let testFunctions: Set = ["expectation", "fulfillment", "wait"]

extension TestReader {
  /// Keeps Swift between two steps as it is. Declarations before the first step become part of the setup.
  mutating func keepSwift(_ statement: Statement) throws(TestObstacle) {
    let saysStore = texts.says(store.name, in: statement.source)
    switch statement.kind {
    case .variable, .declaration:
      if !hasBegun, !saysStore { return try addSetup(statement) }
    case .loop where saysStore && !readsStore(statement):
      throw TestObstacle("a loop over steps", at: statement.source)
    default: break
    }
    guard !saysStore || readsStore(statement), !changesCaptured(statement),
      !checksByXCTest(statement)
    else { throw TestObstacle("an unsupported statement between the steps", at: statement.source) }
    try checkSetup(statement)
    noteVariables(statement)
    addSwift(requiring(swiftOfStep(statement)), statement)
  }

  /// Reads `guard let url = URL(string: "a") else { return XCTFail() }`.
  mutating func readGuard(
    _ conditions: SourceText, _ statement: Statement
  ) throws(TestObstacle) {
    let text = texts.swift(conditions.range)
    guard text.hasPrefix("let "), let equals = text.firstRange(of: " = "), !text.contains(","),
      !texts.says(store.name, in: conditions) || readsStore(statement)
    else { throw TestObstacle("an unsupported statement between the steps", at: statement.source) }
    addSwift(
      "\(text[..<equals.lowerBound]) = try #require(\(text[equals.upperBound...]))", statement)
  }

  /// Adds Swift to the steps, after the preceding Swift.
  private mutating func addSwift(_ swift: String, _ statement: Statement) {
    let comments = texts.comments(from: end, to: statement.source.range.lowerBound)
    guard pending.isEmpty, comments.isEmpty, case .keys(var keys)? = drafted.steps.last,
      keys[0].name == "do", let before = keys[0].value.text
    else { return add([DraftKey("do", text(swift, statement.source))], statement) }
    keys[0].value = text("\(before)\n\(swift)", statement.source)
    drafted.steps[drafted.steps.count - 1] = .keys(keys)
  }

  /// Records the variables that a statement declares.
  mutating func noteVariables(_ statement: Statement) {
    guard case .variable(let names, type: _, _) = statement.kind,
      statement.source.text.hasPrefix("var ")
    else { return }
    variables.formUnion(names)
  }

  /// Returns the Swift of a statement, in which the store has the name that it has in generated tests.
  private func swiftOfStep(_ statement: Statement) -> String {
    var texts = texts
    texts.renames[store.name] = "store"
    return texts.swift(statement)
  }

  /// Whether a statement uses the store only to read its state or to set a dependency.
  private func readsStore(_ statement: Statement) -> Bool {
    let words = Array(texts.file.placedWords(in: statement.source.range))
    return words.indices.filter { words[$0].text == store.name }.allSatisfy { index in
      index + 1 < words.count
        && (words[index + 1].text == "state" || isDependencies(words[index + 1].text))
    }
  }

  /// Whether a member of the store contains its dependencies, perhaps under a name of the app's own.
  func isDependencies(_ member: String) -> Bool {
    member == "dependencies"
      || app.types.members(addedTo: "TestStore").contains {
        $0.declaration.variable.map { $0.name == member && $0.type?.text == "DependencyValues" }
          ?? false
      }
  }

  /// Whether a step was read that has an effect.
  var hasBegun: Bool { drafted.steps.contains { $0["exhaustivity"] == nil } }

  /// Whether a statement changes a variable that a closure of a dependency uses. The closure may run at the same
  /// time.
  private func changesCaptured(_ statement: Statement) -> Bool {
    guard let value = statement.value?.unmarked else { return false }
    let name =
      if case .assignment(let target, by: _, _) = value.kind { target.rootName } else {
        value.methodCall?.base?.rootName
      }
    return name.map { variables.contains($0) && dependencies.capturedWords.contains($0) } ?? false
  }

  /// Whether a statement checks something with a function of XCTest, or with a function of the app that uses XCTest.
  private func checksByXCTest(_ statement: Statement) -> Bool {
    texts.file.words(in: statement.source.range).contains { word in
      guard !helpers.ofTest.contains(word) else { return false }
      return word.hasPrefix("XCT") && word != "XCTUnwrap" || testFunctions.contains(word)
        || app.checkingFunctions.contains(word)
    }
  }

  /// Reads a statement that feeds a stream.
  ///
  /// - Returns: Whether the statement feeds a stream.
  mutating func readFeed(
    _ name: String, _ call: (base: Expression?, name: String, arguments: [LabeledValue]),
    _ statement: Statement
  ) throws(TestObstacle) -> Bool {
    guard let endpoint = dependencies.streams[dependencies.continuations[name] ?? name],
      !endpoint.isEmpty
    else {
      return false
    }
    switch (call.name, call.arguments.count) {
    case ("yield", 1):
      let value = texts.swift(call.arguments[0].value)
      add([DraftKey("feed", text("\(endpoint)(\(value))", statement.source))], statement)
    case ("finish", 0): add([DraftKey("end", text(endpoint, statement.source))], statement)
    case ("finish", 1):
      let error = texts.swift(call.arguments[0].value)
      guard let index = drafted.overrides.firstIndex(where: { $0.name == endpoint }) else {
        return false
      }
      drafted.overrides[index].value = .keys(("stream", "fed"), ("throws", .text(error)))
      add([DraftKey("end", text(endpoint, statement.source))], statement)
    default: return false
    }
    return true
  }
}
