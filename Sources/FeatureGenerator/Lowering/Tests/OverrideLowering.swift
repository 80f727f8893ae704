import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Turns the overrides of dependencies in a test or in a preview into template models.
struct OverrideLowering {
  let overrides: [DependencyOverride]
  /// The names that the Swift before the first step declares.
  var declaredNames: [String] = []
  let project: FeatureProject
  let dialect: Dialect
  /// Whether the overrides belong to an exploration.
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

  /// The names of the constants for the clocks that the test advances.
  var clocks: [String] {
    overrides.compactMap { override in
      override.isTestClock(in: project) ? override.constantName : nil
    }
  }

  /// The names of the constants for the queues that the test advances.
  var queues: [String] {
    overrides.compactMap { override in
      override.isTestQueue(in: project) ? override.constantName : nil
    }
  }

  /// Returns the assignments of the overrides, each on one or more lines; nil without overrides.
  func assignments(adding more: [Code] = []) -> [Code]? {
    let lines = overrides.filter { !isOnReducer($0) }.map { override in
      Code.made("\(path(of: override)) = \(value(of: override))", of: override.key.span)
    }
    let all = lines + more
    return all.isEmpty ? nil : all
  }

  /// Returns the property that an override assigns: a property of the dependencies, or an endpoint of a dependency.
  private func path(of override: DependencyOverride) -> Code {
    let key = override.key.written
    let dependency: Code = override.isOfType ? "$0[\(key).self]" : "$0.\(key)"
    return override.endpoint.map { "\(dependency).\($0.memberCode)" } ?? dependency
  }

  /// Returns the calls that override dependencies on the reducer, because the store would change them.
  func modifiers() -> [Code] {
    overrides.filter(isOnReducer).map { override in
      let call = Code.call(
        ".dependency", ["\\.\(override.key.value)", value(of: override)])
      return .made(call, of: override.key.span)
    }
  }

  /// Returns whether a dependency is overridden on the reducer, not in the store. The library's test store interprets
  /// a dismissal as its own end.
  private func isOnReducer(_ override: DependencyOverride) -> Bool {
    dialect == .tca && override.key.value == "dismiss"
  }

  /// The clock that delayed answers wait for.
  var clock: String { clocks.first ?? "continuousClock" }

  /// Returns the recorded calls as fields of a struct; nil if nothing is recorded.
  func recorded() -> [RecordModel]? {
    let records = overrides.compactMap { override -> RecordModel? in
      guard case .records(let name, _) = override.behaviour else { return nil }
      guard let endpoint = endpoint(of: override) else { return builtInRecord(name, of: override) }
      let parameters = endpoint.parameters
      let fields = parameters.map { "\($0.name.declaredCode): \($0.type)" as Code }
      return RecordModel(
        name: name.declared, element: recordedType(name.value, parameters),
        type: parameters.count < 2 ? nil : (recordType(name.value), fields))
    }
    return records.isEmpty ? nil : records
  }

  /// Returns the recorded calls of a built-in dependency.
  private func builtInRecord(
    _ name: Located<String>, of override: DependencyOverride
  ) -> RecordModel? {
    guard case .builtIn(let builtIn) = project.dependency(of: override),
      let type = builtIn.recordedType
    else { return nil }
    let element = type == "URL" ? project.type(type, of: "Foundation") : type
    return RecordModel(name: name.declared, element: Code(element))
  }

  /// Returns the Swift value of an override of a dependency or endpoint.
  private func value(of override: DependencyOverride) -> Code {
    if let endpoint = endpoint(of: override) { return closure(endpoint, override) }
    if case .records(let name, let returns) = override.behaviour {
      return builtInRecorder(override.key.value, name.value, returns: returns?.code ?? "true")
    }
    if case .closure(let closure) = override.behaviour { return closure.code }
    guard case .value(let fragment) = override.behaviour else { return .empty }
    if override.isTestQueue(in: project) { return "\(override.constantName).eraseToAnyScheduler()" }
    guard case .builtIn(let builtIn) = project.dependency(of: override),
      override.endpoint == nil
    else { return fragment.code }
    switch (builtIn.override, fragment.text) {
    case (.clock, "test"): return Code(override.constantName)
    case (.clock, "immediate"): return "ImmediateClock()"
    case (.incrementing, "incrementing"): return ".\(fragment)"
    case (.incrementing, _), (.constant, _): return ".constant(\(fragment))"
    default: return fragment.code
    }
  }

  /// Returns the built-in dependency that records its calls.
  private func builtInRecorder(_ key: String, _ name: String, returns: Code) -> Code {
    switch key {
    case "openURL":
      .block(
        "OpenURLEffect { url in", ["recorded.$\(name).record(url)", "return \(returns)"])
    default:
      "DismissEffect { recorded.$\(name).record(()) }"
    }
  }

  /// Returns the closure that overrides an endpoint.
  private func closure(_ endpoint: Endpoint, _ override: DependencyOverride) -> Code {
    let blanks = endpoint.parameters.map { _ in "_" }.joined(separator: ", ")
    let wait = override.delay.map {
      "\(endpoint.keyword) await \(clock).sleep(for: \($0.value.code))" as Code
    }
    func closure(_ parameters: Code, _ body: Code...) -> Code {
      .closure(parameters, .lines((wait.map { [$0] } ?? []) + body))
    }
    switch override.behaviour {
    case .closure(let fragment):
      return fragment.code
    case .value(let fragment):
      let isNothing = endpoint.returnType == nil && fragment.text == "()"
      if wait != nil {
        return isNothing ? closure(Code(blanks)) : closure(Code(blanks), "return \(fragment)")
      }
      return isNothing
        ? (blanks.isEmpty ? "{}" : "{ \(blanks) in }") : closure(Code(blanks), fragment.code)
    case .throwing(let error):
      guard case .typed(let type) = endpoint.failure else {
        return closure(Code(blanks), "throw \(error)")
      }
      return closure("(\(blanks)) throws(\(type))", "throw \(error)")
    case .stream(let elements, let error):
      return .closure(Code(blanks), stream(of: endpoint, elements.code, error?.code))
    case .fed:
      let isThrowing = endpoint.streamElement?.isThrowing == true
      return .closure(
        Code(blanks), "\(streamName(override))\(isThrowing ? ".throwingStream()" : ".stream()")")
    case .never:
      return .closure(Code(blanks), .lines(endpoint.silence.map { Code($0) }))
    case .records(let name, let returns):
      return recorder(endpoint, name.value, wait, returns: returns?.code)
    }
  }

  /// Returns the sequence that yields some elements and ends.
  private func stream(of endpoint: Endpoint, _ elements: Code, _ error: Code?) -> Code {
    let thrown = error.map { [Code.labeled("throwing", $0)] } ?? []
    // The runtime's explorer itself holds back elements that would arrive too early.
    if isExplored, dialect == .tca { return .call(".explored", [elements] + thrown) }
    let stream = endpoint.streamElement
    let type = stream?.isThrowing == true ? "AsyncThrowingStream" : "AsyncStream"
    return .block(
      "\(type) { continuation in",
      [
        "let elements: [\(stream?.type ?? "")] = \(Code.nested(elements))",
        "for element in elements { continuation.yield(element) }",
        "continuation.finish(\(thrown.joined()))",
      ])
  }

  /// Returns the closure that records its arguments.
  private func recorder(
    _ endpoint: Endpoint, _ name: String, _ wait: Code?, returns: Code?
  ) -> Code {
    let names = endpoint.parameters.map(\.name.declared)
    let argument: Code =
      switch names.count {
      case 0: "()"
      case 1: Code(names[0])
      default: .call("Recorded.\(recordType(name))", names.map { "\($0): \($0)" })
      }
    let body = [
      .call("recorded.$\(name).record", [argument]), wait, returns.map { "return \($0)" },
    ]
    return .closure(
      Code(names.joined(separator: ", ")), .lines(body.compactMap(\.self)))
  }

  /// Returns the endpoint that an override applies to.
  func endpoint(of override: DependencyOverride) -> Endpoint? {
    guard let name = override.endpoint,
      case .client(let client) = project.dependency(of: override)
    else { return nil }
    return project.endpoint(named: name.value, of: client)
  }

  /// Returns the type of the value that is recorded for each call.
  private func recordedType(_ name: String, _ parameters: [Parameter]) -> Code {
    switch parameters.count {
    case 0: "Void"
    case 1: parameters[0].type.code
    default: Code(recordType(name))
    }
  }
}
