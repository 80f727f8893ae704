extension RandomProjectMaker {
  /// Makes the models and clients of a module.
  mutating func makeSurroundings(_ module: String, _ number: Int) -> Surroundings {
    let surroundings = Surroundings()
    let writer = SpecWriter(random: random, owner: nil)
    let side = NamedType(
      "Side", owner: "Record\(number)",
      shape: .choice([NamedType.Case(name: "left"), NamedType.Case(name: "right")]))
    side.conforms = ["Codable"]
    let record = NamedType(
      "Record\(number)", owner: nil,
      shape: .record([
        Field(name: "number", type: .int, initial: .int(1)), Field(name: "text", type: .string),
        Field(name: "side", type: .named(side), initial: .choice("left", [])),
      ]))
    record.nested = [side]
    record.conforms = ["Codable", "Hashable"]
    record.doc = "What the server knows."
    let isBlank = Fragment(text: "text.isEmpty && number < 1", type: .bool) {
      let fields = $0.local("self").fields
      return .bool(fields["text"] == .string("") && (fields["number"]?.number ?? 0) < 1)
    }
    record.computed = [Computed(name: "isBlank", type: .bool, get: isBlank)]
    let grade = NamedType(
      "Grade\(number)", owner: nil,
      shape: .choice([
        NamedType.Case(name: "good"),
        NamedType.Case(name: "bad", payload: [Parameter(name: "why", type: .string)]),
      ]))
    let refusal = NamedType(
      "Refusal\(number)", owner: nil,
      shape: .record([Field(name: "code", type: .int, doc: "As the server has it.")]))
    refusal.conforms = ["Error"]
    for type in [record, grade, refusal] {
      let front = YAML.Entry(key: "model", value: .text(type.name))
      add(module, type.name, [front] + writer.typeEntries(type, fields: "fields"))
    }
    surroundings.models = [record, grade]
    surroundings.shared = makeSharedFields(number)
    surroundings.errors = [refusal]
    for name in ["Store", "Feed"] {
      let client = Client("\(name)\(number)Client", key: "\(name.lowercased())\(number)")
      addEndpoints(to: client, surroundings)
      surroundings.clients.append(client)
      add(module, client.name, spec(of: client, writer))
    }
    return surroundings
  }

  func addEndpoints(to client: Client, _ surroundings: Surroundings) {
    let types: [ValueType] =
      [.int, .string, .bool, .optional(.int), .array(.int), .array(.string)]
      + surroundings.models.map { .named($0) }
    for number in 0..<6 {
      let parameters = (0..<random.below(3)).map { index in
        Parameter(
          label: index == 0 ? random.pick([nil, "key"]) : "at", name: index == 0 ? "key" : "place",
          type: random.pick([.int, .string]))
      }
      let endpoint = Endpoint(client, "ask\(number)", parameters)
      endpoint.value = random.pick(types)
      switch number {
      case 0: endpoint.value = .int
      case 1:
        endpoint.isStream = true
        endpoint.failure = random.once(in: 2) ? .error : nil
      case 2:
        endpoint.isAsync = true
        endpoint.failure = .error
        endpoint.value = random.once(in: 2) ? nil : endpoint.value
      default:
        endpoint.isAsync = random.once(in: 2)
        endpoint.isStream = !endpoint.isAsync && random.once(in: 4)
        endpoint.failure = random.pick(
          [nil, .error, endpoint.isStream ? .error : surroundings.errors.first.map { .named($0) }])
        if !endpoint.isStream, random.once(in: 4) { endpoint.value = nil }
      }
      client.endpoints.append(endpoint)
    }
  }

  func spec(of client: Client, _ writer: SpecWriter) -> [YAML.Entry] {
    let endpoints = client.endpoints.map { endpoint in
      let type = endpoint.value?.swift(in: nil)
      let literal = endpoint.value.map { $0.literal(random.value(of: $0), in: nil) }
      let stream =
        endpoint.failure == nil
        ? "AsyncStream { $0.finish() }" : "AsyncThrowingStream { $0.finish() }"
      let body = endpoint.isStream ? stream : literal ?? "_ = 1"
      let needsPlaceholder = !endpoint.isStream && endpoint.value?.name != nil
      return YAML.Entry(
        key: endpoint.name,
        value: .options(
          ("doc", random.once(in: 4) ? .text("It's asked.") : nil),
          ("with", writer.parameters(endpoint.parameters)),
          ("async", endpoint.isAsync ? .text("true") : nil),
          ("throws", endpoint.failure.map { .text($0.name?.name ?? "true") }),
          ("returns", endpoint.isStream ? nil : type.map { .text($0) }),
          ("stream", endpoint.isStream ? type.map { .text($0) } : nil),
          ("live", .text(body)),
          ("preview", endpoint.parameters.isEmpty ? .text(body) : nil),
          ("placeholder", needsPlaceholder ? literal.map { .text($0) } : nil)
        ))
    }
    return [
      YAML.Entry(key: "client", value: .text(client.name)),
      YAML.Entry(key: "key", value: .text(client.key)),
      YAML.Entry(key: "doc", value: .text("Knows something.")),
      YAML.Entry(key: "endpoints", value: .entries(endpoints)),
    ]
  }
}
