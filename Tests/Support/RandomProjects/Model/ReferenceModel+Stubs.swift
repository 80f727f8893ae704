extension ReferenceModel {
  /// Returns the behavior of an endpoint in the test, which the first request decides.
  ///
  /// - Parameter mayBeFed: Whether the test may control the values that the endpoint returns.
  func stub(_ endpoint: Endpoint, mayBeFed: Bool = false) -> Stub {
    if let stub = stubs[endpoint.address] { return stub }
    let stub = makeStub(endpoint, mayBeFed: mayBeFed)
    stubs[endpoint.address] = stub
    knownEndpoints.append(endpoint)
    return stub
  }

  private func makeStub(_ endpoint: Endpoint, mayBeFed: Bool) -> Stub {
    let value = endpoint.value.map { random.value(of: $0) } ?? .absent
    if endpoint.isStream {
      let isLong = endpoint.value.map { [.int, .bool, .string].contains($0) } == false
      let most = isLong ? 1 : 3
      let elements = (0..<random.number(0...most)).map { _ in
        endpoint.value.map { random.value(of: $0) } ?? .absent
      }
      let failure = endpoint.failure.map { random.value(of: $0) }
      let end = random.once(in: 2) ? failure : nil
      let isFed = mayBeFed && !random.once(in: 4)
      return isFed ? .fed(failure: end) : .stream(elements, failure: end)
    }
    if let failure = endpoint.failure, random.once(in: 3) {
      return .failure(random.value(of: failure))
    }
    let canBeSlow =
      endpoint.isAsync && mayBeSlow && !isClockImmediate && !endpoint.isTypedFailure
    switch random.below(6) {
    case 5 where endpoint.isAsync && mayBeSlow && random.once(in: 2): return .never
    case 0:
      return .records("\(endpoint.key)\(endpoint.name.capital)", value)
    case 1 where canBeSlow, 3 where canBeSlow:
      return .slow(random.pick([500, 1000, 1500]), value)
    case 2 where endpoint.value == .int:
      let offset = random.number(1...9)
      guard let index = endpoint.parameters.firstIndex(where: { $0.type == .int }) else { break }
      let names = endpoint.parameters.indices.map { $0 == index ? "number" : "_" }
      return .closure("{ \(names.joined(separator: ", ")) in number + \(offset) }") {
        guard case .int(let number) = $0[index] else { return .absent }
        return .int(number &+ offset)
      }
    default: break
    }
    return .value(value)
  }

  /// Calls an endpoint from a block. No effect may be about to call the endpoint, as the order of the calls is
  /// unknown.
  func callAtOnce(_ endpoint: Endpoint, _ arguments: [Value]) -> Value {
    for job in jobs {
      if case .ready(.call(let call)) = job.state, call.endpoint === endpoint {
        give(up: "two calls at the same time")
      }
    }
    return callStub(endpoint, arguments).1
  }

  /// Calls an endpoint that returns at once.
  func callStub(_ endpoint: Endpoint, _ arguments: [Value]) -> (isSuccess: Bool, Value) {
    switch stub(endpoint) {
    case .value(let value): return (true, value)
    case .failure(let error): return (false, error)
    case .records(let name, let value):
      records[name, default: []].append(arguments)
      return (true, value)
    case .closure(_, let answer): return (true, answer(arguments))
    case .slow, .never, .stream, .fed:
      give(up: "an endpoint that does not answer at once")
      return (true, .absent)
    }
  }
}
