import SpecSwift

/// A property of a test's type that a statement sets.
struct StoredProperty {
  /// The type of the property as a variable of the test has it; nil if no type is written.
  let type: String?
  /// Whether the property never changes.
  let isConstant: Bool
}

extension TestReader {
  /// Finds the properties of the test's type that statements set and that other statements use.
  mutating func findUnset(_ blocks: [TestBlock]) {
    let statements = blocks.flatMap { block in block.statements.map { (block.file, $0) } }
    for (variable, _) in test.storedValues where variable.value == nil {
      let name = variable.name
      let uses = statements.flatMap { file, statement in
        file.placedWords(in: statement.source.range).filter { $0.text == name }
          .map { file.file.bytes[$0.range.upperBound...].first }
      }
      let assignments = statements.count { $0.1.assigned?.name == name }
      guard assignments > 0, uses.count > assignments else { continue }
      // An unwrapped variable has to be optional.
      let isUnwrapped = uses.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
      let type = variable.type?.text
      let changesParts = statements.contains { _, statement in
        guard case .expression(let value) = statement.kind,
          case .assignment(let target, by: _, _) = value.kind
        else { return false }
        return target.rootName == name && target.memberNames != [name]
      }
      let isObject = type.flatMap { type in
        app.types[type.filter { $0 != "!" && $0 != "?" }, from: test.member.file]
      }.map { [.class, .actor].contains($0.type.keyword) }
      helpers.unset[name] = StoredProperty(
        type: type.map { $0.hasSuffix("!") && !isUnwrapped ? String($0.dropLast()) : $0 },
        isConstant: assignments == 1 && (!changesParts || isObject == true))
    }
  }

  /// Reads the first value of a property that has none by itself. The property becomes a variable of the test.
  ///
  /// - Returns: Whether the statement sets such a property.
  mutating func readUnset(_ statement: Statement) throws(TestObstacle) -> Bool {
    guard case .expression = statement.kind, let (name, value) = statement.assigned,
      test.storedValues.contains(where: { $0.variable.name == name && $0.variable.value == nil })
    else { return false }
    guard let property = helpers.unset.removeValue(forKey: name) else {
      // The property already has its first value, or nothing uses it.
      return !drafted.setup.contains { $0.hasPrefix("var \(name)") }
    }
    try checkSetup(statement)
    if !property.isConstant { variables.insert(name) }
    let type = property.type.map { ": \($0)" } ?? ""
    drafted.setup += texts.comments(from: end, to: statement.source.range.lowerBound).map {
      "// \($0)"
    }
    drafted.setup.append(
      "\(property.isConstant ? "let" : "var") \(name)\(type) = \(texts.swift(value))")
    return true
  }
}
