import FeatureProgram
import FeatureSpec
import SpecSwift

extension TestReader {
  /// Reads statements that set dependencies.
  ///
  /// - Parameters:
  ///   - parameter: The names of the dependencies: `$0`, `self`, `store.dependencies`.
  ///   - start: The place after which the first comment may appear.
  mutating func readOverrides(
    _ statements: [Statement], of parameter: [String], from start: Int
  ) {
    var end = start
    for statement in statements {
      let comments = texts.comments(from: end, to: statement.source.range.lowerBound)
      end = statement.source.range.upperBound
      do throws(TestObstacle) {
        try readOverride(statement, of: parameter)
        if drafted.overrides.isEmpty {
          pending += comments
        } else {
          drafted.overrides[drafted.overrides.count - 1].comments += comments
        }
      } catch {
        refuse(error)
      }
    }
  }

  private mutating func readOverride(
    _ statement: Statement, of parameter: [String]
  ) throws(TestObstacle) {
    guard case .expression(let value) = statement.kind else {
      // A declaration among the overrides may as well be before the store.
      guard case .variable = statement.kind else {
        throw TestObstacle("a statement among the overrides of dependencies", at: statement.source)
      }
      return drafted.setup.append(texts.swift(statement))
    }
    if let call = value.methodCall, call.arguments.isEmpty, call.base?.memberNames == parameter,
      let preset = app.clients.presets[call.name], let body = preset.function.body
    {
      // A function of the tests sets several dependencies.
      return inFile(preset.file) {
        $0.readOverrides(body, of: ["self"], from: preset.function.interior.lowerBound)
      }
    }
    if let call = value.unmarked.methodCall, call.base == nil, handed.values[call.name] != nil,
      case .call(let callee, _) = value.unmarked.kind
    {
      // The test passes a closure to the function that makes its store.
      _ = try readPreparation(callee)
      return
    }
    guard let names = value.changedNames,
      let path = names.starts(with: parameter)
        ? Array(names.dropFirst(parameter.count)) : parameter == ["self"] ? names : nil,
      !path.isEmpty
    else {
      throw TestObstacle("a statement among the overrides of dependencies", at: statement.source)
    }
    noteStatement(statement, of: path[0])
    if case .assignment(_, by: "=", let result) = value.kind, path.count < 3 {
      return try setDependency(path, to: result)
    }
    try setWhole(path[0], statement)
  }

  /// Keeps a statement, without the name of the dependencies.
  private mutating func noteStatement(_ statement: Statement, of key: String) {
    let words = texts.file.placedWords(in: statement.source.range)
    guard let first = words.first(where: { $0.text == key }) else { return }
    let range = first.range.lowerBound..<statement.source.range.upperBound
    dependencies.statements[key, default: []].append(texts.swift(range))
    for closure in statement.anonymousClosures + statement.namedClosures {
      dependencies.capturedWords.formUnion(texts.file.words(in: closure.range))
    }
  }

  /// Sets a dependency that statements change to a closure that contains the unchanged statements.
  private mutating func setWhole(
    _ key: String, _ statement: Statement
  ) throws(TestObstacle) {
    let client = app.clients.all.first { $0.key == key }
    let type = client?.type.flatMap { app.types[$0, from: texts.file] }
    // The dependency's type has a value for tests.
    let isKey = type?.inherited.contains { $0.hasSuffix("DependencyKey") } == true
    guard BuiltInDependency.named(key) == nil, isKey || client?.endpoints != nil else {
      throw TestObstacle("a statement among the overrides of dependencies", at: statement.source)
    }
    dependencies.wholeKeys.insert(key)
    drafted.overrides.append(DraftKey(key, ""))
    drafted.usedKeys.append((key, span(statement.source.range)))
  }

  /// The overrides of the dependencies. Dependencies that are set as a whole appear once.
  var allOverrides: [DraftKey] {
    var done: Set<String> = []
    return drafted.overrides.compactMap { override in
      let key = String(override.name.prefix { $0 != "." })
      guard dependencies.wholeKeys.contains(key) else { return override }
      guard done.insert(key).inserted else { return nil }
      let type = app.clients.all.first { $0.key == key }?.type ?? ""
      let lines =
        ["var \(key) = \(type).testValue"] + (dependencies.statements[key] ?? []) + [
          "return \(key)"
        ]
      let body = lines.joined(separator: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      return DraftKey(key, .text("{\n\(body.map { "  \($0)" }.joined(separator: "\n"))\n}()"))
    }
  }

  /// Records the value of a dependency or an endpoint. The last value counts.
  mutating func setDependency(
    _ names: [String], to value: Expression
  ) throws(TestObstacle) {
    if let inner = value.calledClosure?.body, inner.count == 1, let value = inner[0].value {
      return try setDependency(names, to: value)
    }
    if try readHanded(
      value,
      { reader, value throws(TestObstacle) in
        try reader.setDependency(names, to: value)
      })
    {
      return
    }
    let path = names == ["date", "now"] ? ["date"] : names
    guard (1...2).contains(path.count) else {
      throw TestObstacle("an override of a part of an endpoint", at: value)
    }
    let draft =
      path.count == 2
      ? endpoint(path[1], of: path[0], value)
      : names.count == 2 ? text(value) : try dependency(path[0], value)
    let name = path.joined(separator: ".")
    drafted.overrides.removeAll { $0.name == name || $0.name.hasPrefix("\(name).") }
    drafted.overrides.append(DraftKey(name, draft))
    if BuiltInDependency.named(path[0]) == nil {
      drafted.usedKeys.append((path[0], span(value.source.range)))
    }
  }

  /// Returns an expression as a text of the spec.
  func text(_ value: Expression) -> SpecDraft {
    .text(texts.swift(value), at: span(value.source.range))
  }

  /// Returns the value of a whole dependency.
  private func dependency(_ key: String, _ value: Expression) throws(TestObstacle) -> SpecDraft {
    guard let builtIn = BuiltInDependency.named(key) else { return text(value) }
    let call = value.methodCall
    switch builtIn.override {
    case .value:
      guard builtIn.recordedType != nil, let closure = call?.arguments.last?.closure,
        let record = recorded(closure), record.returns == nil
      else { return text(value) }
      return .keys(("records", .text(record.name)))
    case .clock: return clock(value)
    case .constant, .incrementing:
      if value.source.text.hasSuffix(".incrementing") { return "incrementing" }
      guard call?.name == "constant", let constant = call?.arguments.first?.value else {
        throw TestObstacle("a '\(key)' that is not a constant", at: value)
      }
      return text(constant)
    }
  }

  private func clock(_ value: Expression) -> SpecDraft {
    if let name = value.memberNames?.last, let kind = dependencies.clocks[name] {
      return .text(kind)
    }
    switch value.methodCall?.name ?? value.memberNames?.last ?? value.source.text {
    case "TestClock": return "test"
    case "ImmediateClock", ".immediate": return "immediate"
    default: return text(value)
    }
  }
}

extension Expression {
  /// The names of the expressions that the statement assigns to, or whose methods it calls.
  fileprivate var changedNames: [String]? {
    switch kind {
    case .assignment(let target, by: _, _): target.memberNames
    case .call(let callee, _): callee.memberNames
    case .marked(_, let inner): inner.changedNames
    default: nil
    }
  }
}
