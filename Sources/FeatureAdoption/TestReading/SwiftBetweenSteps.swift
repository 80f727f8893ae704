import SpecSwift

// Swift between the steps of a test stands as well in front of them, where it does not depend on what they did.

extension TestReader {
  /// Reads a statement that changes a variable.
  ///
  /// What steps have used keeps its value: the changed one gets another name.
  mutating func readMutation(
    of name: String, _ statement: Statement
  ) throws(TestObstacle) {
    guard !capturedWords.contains(name), !texts.says(storeName, in: statement.source) else {
      throw TestObstacle("Swift between the steps", at: statement.source)
    }
    if usedWords.contains(name) {
      let present = texts.renames[name] ?? name
      let number = (Int(present.dropFirst(name.count)) ?? 1) + 1
      setup.append("var \(name)\(number) = \(present)")
      texts.renames[name] = "\(name)\(number)"
      usedWords.remove(name)
    }
    try addSetup(statement)
    // What it reads does not count as used by a step.
    end = statement.source.range.upperBound
  }

  /// Whether a statement reads only what no step has changed of the store's state.
  func readsUnchanged(_ statement: Statement) -> Bool {
    guard let changedFields else { return false }
    let words = Array(texts.file.placedWords(in: statement.source.range))
    return words.indices.filter { words[$0].text == storeName }.allSatisfy { index in
      index + 2 < words.count && words[index + 1].text == "state"
        && !changedFields.contains(words[index + 2].text)
        && texts.file.file.bytes[words[index + 1].range.upperBound] == UInt8(ascii: ".")
    }
  }

  /// Notes the fields that a step has changed.
  mutating func noteChanges(_ expect: SpecDraft?) {
    switch expect {
    case .keys(let keys):
      changedFields?.formUnion(keys.map { String($0.name.prefix { $0 != "." && $0 != "[" }) })
    case .text: changedFields = nil
    default: break
    }
  }

  /// Reads `guard let url = URL(string: "a") else { return XCTFail() }`.
  mutating func readGuard(
    _ conditions: SourceText, _ statement: Statement
  ) throws(TestObstacle) {
    let text = texts.swift(conditions.range)
    guard text.hasPrefix("let "), let equals = text.firstRange(of: " = "), !text.contains(","),
      !texts.says(storeName, in: conditions)
    else { throw TestObstacle("Swift between the steps", at: statement.source) }
    setup.append("\(text[..<equals.lowerBound]) = try #require(\(text[equals.upperBound...]))")
  }

  /// Reads what a test feeds a stream with; whether it is that.
  mutating func readFeed(
    _ name: String, _ call: (base: Expression?, name: String, arguments: [LabeledValue]),
    _ statement: Statement
  ) throws(TestObstacle) -> Bool {
    guard let endpoint = streams[continuations[name] ?? name], !endpoint.isEmpty else {
      return false
    }
    switch (call.name, call.arguments.count) {
    case ("yield", 1):
      let value = texts.swift(call.arguments[0].value)
      add([DraftKey("feed", text("\(endpoint)(\(value))", statement.source))], statement)
    case ("finish", 0): add([DraftKey("end", text(endpoint, statement.source))], statement)
    case ("finish", 1):
      let error = texts.swift(call.arguments[0].value)
      guard let index = overrides.firstIndex(where: { $0.name == endpoint }) else { return false }
      overrides[index].value = .keys(("stream", "fed"), ("throws", .text(error)))
      add([DraftKey("end", text(endpoint, statement.source))], statement)
    default: return false
    }
    return true
  }
}
