import FeatureProgram
import FeatureSpec
import SpecSource

/// Turns the overrides of dependencies in a test or in a preview into template models.
struct OverrideLowering {
  let overrides: [DependencyOverride]
  /// The names that the Swift in front of the first step declares.
  var declaredNames: [String] = []
  let project: FeatureProject
  let dialect: Dialect
  /// Whether it is an exploration's.
  var isExplored = false

  /// Makes the lowering of a test's overrides.
  init(of test: TestCase, project: FeatureProject, dialect: Dialect, isExplored: Bool = false) {
    (overrides, declaredNames) = (test.overrides, test.declaredNames)
    (self.project, self.dialect, self.isExplored) = (project, dialect, isExplored)
  }

  /// Makes the lowering of the overrides in a preview.
  init(inPreview overrides: [DependencyOverride], project: FeatureProject, dialect: Dialect) {
    (self.overrides, self.project, self.dialect) = (overrides, project, dialect)
  }

  /// The clocks that the test moves, as names of constants.
  var clocks: [String] {
    overrides.compactMap { override in
      override.isTestClock(in: project) ? override.constantName : nil
    }
  }

  /// The queues that the test moves, as names of constants.
  var queues: [String] {
    overrides.compactMap { override in
      override.isTestQueue(in: project) ? override.constantName : nil
    }
  }

  /// The assignments of the overrides, each possibly over several lines; nil when there are none.
  func assignments(adding more: [String] = []) -> [TracedText]? {
    let lines = overrides.filter { !isOnReducer($0) }.map { override in
      let start = "\(path(of: override)) = "
      return TracedText(start + value(of: override, behind: start), from: override.key.span)
    }
    let all = lines + more.map { TracedText($0) }
    return all.isEmpty ? nil : all
  }

  /// What is set: a property of the dependencies, or of one of them.
  private func path(of override: DependencyOverride) -> String {
    let key = override.key.value
    return (override.isOfType ? "$0[\(key).self]" : "$0.\(key)")
      + (override.endpoint.map { ".\($0.member)" } ?? "")
  }

  /// The calls that give the reducer what the store would not leave as it is.
  func modifiers() -> [TracedText] {
    overrides.filter(isOnReducer).map { override in
      let call = CallTree.call(
        ".dependency", [.text("\\.\(override.key.value)"), .text(value(of: override, behind: ""))])
      return TracedText(call.text(columns: testColumns - 4), from: override.key.span)
    }
  }

  /// Whether the reducer is given a dependency, not the store: the library's test store takes a dismissal for its end.
  private func isOnReducer(_ override: DependencyOverride) -> Bool {
    dialect == .tca && override.key.value == "dismiss"
  }

  /// The clock that late answers wait for.
  var clock: String { clocks.first ?? "continuousClock" }

  /// What is recorded, as fields of a struct; nil when nothing is.
  func recorded() -> [RecordModel]? {
    let records = overrides.compactMap { override -> RecordModel? in
      guard case .records(let name, _) = override.behaviour else { return nil }
      guard let endpoint = endpoint(of: override) else { return builtInRecord(name, of: override) }
      let parameters = endpoint.parameters
      let fields = parameters.map { "\($0.name.declared): \($0.type.text)" }
      return RecordModel(
        name: name.declared, element: recordedType(name.value, parameters),
        type: parameters.count < 2 ? nil : (recordType(name.value), fields))
    }
    return records.isEmpty ? nil : records
  }

  /// What is recorded of a built-in dependency.
  private func builtInRecord(
    _ name: Located<String>, of override: DependencyOverride
  ) -> RecordModel? {
    guard case .builtIn(let builtIn) = project.dependency(of: override),
      let type = builtIn.recordedType
    else { return nil }
    let element = type == "URL" ? project.type(type, of: "Foundation") : type
    return RecordModel(name: name.declared, element: element)
  }

  /// The Swift that a dependency or endpoint is set to.
  private func value(of override: DependencyOverride, behind start: String) -> String {
    if let endpoint = endpoint(of: override) {
      return closure(endpoint, override, behind: start)
    }
    if case .records(let name, let returns) = override.behaviour {
      return builtInRecorder(override.key.value, name.value, returns: returns?.text ?? "true")
    }
    if case .closure(let closure) = override.behaviour { return closure.text }
    guard case .value(let fragment) = override.behaviour else { return "" }
    if override.isTestQueue(in: project) { return "\(override.constantName).eraseToAnyScheduler()" }
    guard case .builtIn(let builtIn) = project.dependency(of: override),
      override.endpoint == nil
    else { return fragment.text }
    switch (builtIn.override, fragment.text) {
    case (.clock, "test"): return override.constantName
    case (.clock, "immediate"): return "ImmediateClock()"
    case (.incrementing, "incrementing"): return ".incrementing"
    case (.incrementing, _), (.constant, _): return ".constant(\(fragment.text))"
    default: return fragment.text
    }
  }

  /// The built-in dependency that notes its calls.
  private func builtInRecorder(_ key: String, _ name: String, returns: String) -> String {
    switch key {
    case "openURL":
      "OpenURLEffect { url in\n  recorded.$\(name).record(url)\n  return \(returns)\n}"
    default:
      "DismissEffect { recorded.$\(name).record(()) }"
    }
  }

  /// The closure that an endpoint is set to.
  private func closure(
    _ endpoint: Endpoint, _ override: DependencyOverride, behind start: String
  ) -> String {
    let behaviour = override.behaviour
    let blanks = endpoint.parameters.map { _ in "_" }.joined(separator: ", ")
    let wait = override.delay.map {
      "\(endpoint.keyword) await \(clock).sleep(for: \($0.value.swift))"
    }
    switch behaviour {
    case .closure(let fragment):
      return fragment.text
    case .value(let fragment):
      let isNothing = endpoint.returnType == nil && fragment.text == "()"
      if let wait {
        return closureText(
          parameters: blanks, isNothing ? wait : "\(wait)\nreturn \(fragment.text)", behind: start)
      }
      return isNothing
        ? (blanks.isEmpty ? "{}" : "{ \(blanks) in }")
        : closureText(parameters: blanks, fragment.text, behind: start)
    case .throwing(let error):
      let body = (wait.map { "\($0)\n" } ?? "") + "throw \(error.text)"
      guard case .typed(let type) = endpoint.failure else {
        return closureText(parameters: blanks, body, behind: start)
      }
      return closureText(
        parameters: "(\(blanks)) throws(\(type.text))", body, behind: start)
    case .stream(let elements, let error):
      return closureText(
        parameters: blanks, streamText(of: endpoint, elements.text, error?.text), behind: start)
    case .fed:
      let isThrowing = endpoint.streamElement?.isThrowing == true
      let stream = streamName(override) + (isThrowing ? ".throwingStream()" : ".stream()")
      return closureText(parameters: blanks, stream, behind: start)
    case .never:
      return closureText(parameters: blanks, endpoint.silence, behind: start)
    case .records(let name, let returns):
      return recorder(endpoint, name.value, wait, returns: returns?.text, behind: start)
    }
  }

  /// The sequence that gives some elements and ends.
  private func streamText(of endpoint: Endpoint, _ elements: String, _ error: String?) -> String {
    // The runtime's explorer holds back by itself what comes too early.
    if isExplored, dialect == .tca {
      let thrown = error.map { [CallTree.labeled("throwing", .text($0))] } ?? []
      return CallTree.call(".explored", [.text(elements)] + thrown).text(columns: columnLimit - 8)
    }
    let stream = endpoint.streamElement
    let type = stream?.isThrowing == true ? "AsyncThrowingStream" : "AsyncStream"
    return """
      \(type) { continuation in
        let elements: [\(stream?.type ?? "")] = \(elements.indented().dropFirst(2))
        for element in elements { continuation.yield(element) }
        continuation.finish(\(error.map { "throwing: \($0)" } ?? ""))
      }
      """
  }

  /// The closure that notes its arguments.
  private func recorder(
    _ endpoint: Endpoint, _ name: String, _ wait: String?, returns: String?, behind start: String
  ) -> String {
    let names = endpoint.parameters.map(\.name.declared)
    let argument =
      switch names.count {
      case 0: CallTree.text("()")
      case 1: CallTree.text(names[0])
      default:
        CallTree.call("Recorded.\(recordType(name))", names.map { .labeled($0, .text($0)) })
      }
    let call = CallTree.call("recorded.$\(name).record", [argument]).text(columns: columnLimit - 8)
    let body = [call, wait, returns.map { "return \($0)" }].compactMap(\.self)
      .joined(separator: "\n")
    return closureText(parameters: names.joined(separator: ", "), body, behind: start)
  }

  /// The endpoint that an override is about.
  func endpoint(of override: DependencyOverride) -> Endpoint? {
    guard let name = override.endpoint,
      case .client(let client) = project.dependency(of: override)
    else { return nil }
    return project.endpoint(named: name.value, of: client)
  }

  /// The type of what is recorded for each call.
  private func recordedType(_ name: String, _ parameters: [Parameter]) -> String {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].type.text
    default: recordType(name)
    }
  }
}
