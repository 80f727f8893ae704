import SpecSource
import SpecSwift

// The overrides of endpoints.
extension TestReader {
  /// Returns the value of an endpoint.
  mutating func endpoint(
    _ name: String, of key: String, _ value: Expression
  ) -> SpecDraft {
    if app.clients.endpoint(name, of: key)?.isStream == true,
      case .closure(let closure) = value.kind,
      let stream = stream(in: closure)
    {
      dependencies.streams[stream] = "\(key).\(name)"
      return .keys(("stream", "fed"))
    }

    guard case .closure(let closure) = value.kind else {
      return .keys(("closure", text(value)))
    }
    let whole = SpecDraft.keys(("closure", text(value)))
    guard let endpoint = app.clients.endpoint(name, of: key) else { return whole }
    if let record = recorded(closure) {
      return .keys(
        [DraftKey("records", .text(record.name))]
          + (record.returns.map { [DraftKey("returns", $0)] } ?? []))
    }
    guard closure.ignoresItsArguments, closure.captures.isEmpty else { return whole }
    if closure.body.isEmpty { return endpoint.returnsValue ? whole : "()" }
    guard closure.body.count == 1 else { return whole }
    let source = closure.body[0].source
    if case .other = closure.body[0].kind, source.text.hasPrefix("throw "), endpoint.canThrow {
      let error = texts.swift(source.range)
      return .keys(("throws", .text(String(error.dropFirst(6)), at: span(source.range))))
    }
    guard endpoint.returnsValue, let value = closure.body[0].value, value.marks.isEmpty,
      value.anonymousClosures.isEmpty, !endpoint.isStream,
      !source.text.contains("await "), !source.text.contains("try ")
    else { return whole }
    return text(value)
  }

  /// Returns the name under which a closure records its arguments, and the value that the closure returns.
  func recorded(_ closure: Closure) -> (name: String, returns: SpecDraft?)? {
    guard dependencies.recorder != nil, (1...2).contains(closure.body.count),
      let call = closure.body[0].value?.methodCall, call.name == "record",
      let names = call.base?.memberNames, names.count == 2, names[0] == dependencies.recorder,
      names[1].hasPrefix("$")
    else { return nil }
    guard closure.body.count == 2 else { return (String(names[1].dropFirst()), nil) }
    return closure.body[1].value.map { (String(names[1].dropFirst()), text($0)) }
  }
  /// Returns the stream that a closure returns, if the test feeds the stream.
  private func stream(in closure: Closure) -> String? {
    guard closure.body.count == 1, let names = closure.body[0].value?.memberNames else {
      return nil
    }
    if names.count == 2, names[1] == "stream", dependencies.streams[names[0]] != nil {
      return names[0]
    }
    return names.count == 1 && dependencies.streams[names[0]] != nil ? names[0] : nil
  }
}

extension Closure {
  /// Whether the closure names none of its arguments.
  fileprivate var ignoresItsArguments: Bool {
    parameters.allSatisfy { $0 == "_" }
      && !body.contains { statement in
        parameters.isEmpty && statement.source.text.contains("$0")
      }
  }
}
