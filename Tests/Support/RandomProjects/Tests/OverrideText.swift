/// The overrides of dependencies in a test, and the assertions about their calls.
struct OverrideText {
  let model: ReferenceModel

  /// The overrides, sorted by name.
  var overrides: [YAML.Entry] {
    let endpoints = endpoints
    var overrides = model.stubs.sorted { $0.key < $1.key }.compactMap { address, stub in
      endpoints[address].map {
        YAML.Entry(key: model.root.overrideName(of: $0), value: text(stub, $0))
      }
    }
    if model.usesClock {
      overrides.append(
        YAML.Entry(
          key: model.root.overrideName(of: "continuousClock"),
          value: .text(model.isClockImmediate ? "immediate" : "test")))
    }
    if model.usesDate {
      overrides.append(
        YAML.Entry(
          key: model.root.overrideName(of: "date.now", otherwise: "date"),
          value: .text("Date(timeIntervalSince1970: \(model.date))")))
    }
    if model.uuids > 0 {
      overrides.append(
        YAML.Entry(key: model.root.overrideName(of: "uuid"), value: .text("incrementing")))
    }
    if model.dismissals > 0 {
      overrides.append(
        YAML.Entry(key: "dismiss", value: .options(("records", .text("dismissals")))))
    }
    return overrides
  }

  /// The endpoints that a test may call, by address.
  private var endpoints: [String: Endpoint] {
    var found: [String: Endpoint] = [:]
    for endpoint in model.knownEndpoints { found[endpoint.address] = endpoint }
    return found
  }

  private func text(_ stub: Stub, _ endpoint: Endpoint) -> YAML {
    func literal(_ value: Value) -> String {
      endpoint.value?.literal(value, in: nil) ?? "()"
    }
    func failure(_ error: Value) -> YAML {
      .text((endpoint.failure ?? .error).expression(error, in: nil))
    }
    switch stub {
    case .value(let value): return .text(literal(value))
    case .never: return .text("never")
    case .failure(let error): return .options(("throws", failure(error)))
    case .records(let name, let value):
      return .options(
        ("records", .text(name)),
        ("returns", endpoint.value == nil ? nil : .text(literal(value))))
    case .closure(let text, _): return .options(("closure", .text(text)))
    case .slow(let time, let value) where time % 1000 == 0:
      return .options(
        ("returns", endpoint.value == nil ? nil : .text(literal(value))),
        ("after", .text("\(time / 1000)s")))
    case .slow(let time, let value):
      let front =
        endpoint.parameters.isEmpty
        ? "" : endpoint.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
      let wait = endpoint.failure == nil ? "try?" : "try"
      let clock = model.root.overrideName(of: "continuousClock")
      var lines = [
        "{ \(front)".trimmed, "  \(wait) await \(clock).sleep(for: .milliseconds(\(time)))",
      ]
      if endpoint.value != nil { lines.append("  return \(literal(value))") }
      return .options(("closure", .text((lines + ["}"]).joined(separator: "\n"))))
    case .fed(let error):
      return .options(("stream", .text("fed")), ("throws", error.map(failure)))
    case .stream(let elements, let error):
      let list = elements.map(literal).joined(separator: ", ")
      return .options(("stream", .text("[\(list)]")), ("throws", error.map(failure)))
    }
  }

  /// The assertions about recorded calls.
  var assertions: [String] {
    var assertions: [String] = []
    for (address, endpoint) in endpoints.sorted(by: { $0.key < $1.key }) {
      guard case .records(let name, _) = model.stubs[address], let calls = model.records[name]
      else {
        continue
      }
      assertions.append("recorded.\(name).count == \(calls.count)")
      guard !calls.isEmpty else { continue }
      for (index, parameter) in endpoint.parameters.enumerated() {
        let values = calls.map { parameter.type.literal($0[index], in: nil) }
        let part = endpoint.parameters.count == 1 ? "" : ".map(\\.\(parameter.name))"
        assertions.append(
          "recorded.\(name)\(part) == [\(values.joined(separator: ", "))]")
      }
    }
    if model.dismissals > 0 {
      assertions.append("recorded.dismissals.count == \(model.dismissals)")
    }
    return assertions.filter { $0.count < TestMaker.longest + 10 }
  }
}

extension ValueType {
  /// Returns the Swift text of a value where the context does not determine the type.
  func expression(_ value: Value, in owner: String?) -> String {
    guard case .named(let type) = self, case .choice = value else {
      return literal(value, in: owner)
    }
    return type.name(seenFrom: owner) + literal(value, in: owner)
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
