/// Fields, properties and types.
extension SpecWriter {
  func field(_ field: Field) -> YAML {
    let type = field.type.swift(in: owner)
    let initial = field.initial.flatMap { value in
      value == .absent && field.type.wrapped != nil
        ? nil : field.type.literal(value, in: owner)
    }
    if !field.isBinding, !field.isConstant, field.shared == nil, field.doc == nil,
      field.wrapper == nil, field.observer == nil, random.once(in: 2)
    {
      return .text(type + (initial.map { " = \($0)" } ?? ""))
    }
    let hasDefault = field.shared?.storage != .key
    return .options(
      ("type", showsType(field) && random.once(in: 3) ? nil : .text(type)),
      ("default", hasDefault ? initial.map { .text($0) } : nil),
      ("doc", field.doc.map { .text($0) }), ("binding", field.isBinding ? .text("true") : nil),
      ("let", field.isConstant ? .text("true") : nil),
      ("wrapper", field.wrapper.map { .text($0.text) }),
      ("didSet", field.observer.map { .text($0.lines.joined(separator: "\n")) }),
      ("shared", field.shared.map { shared($0, field) }))
  }

  /// Returns whether the default value determines the field's type.
  private func showsType(_ field: Field) -> Bool {
    guard field.shared == nil, field.initial != nil else { return false }
    return [.int, .double, .string, .bool].contains(field.type)
  }

  /// Returns the spec of a shared field's storage.
  func shared(_ source: SharedSource, _ field: Field) -> YAML {
    let place =
      switch source.storage {
      case .appStorage, .inMemory:
        YAML.options((source.storage.rawValue, .text(source.name)))
      case .fileStorage:
        YAML.options(("fileStorage", .text("URL(fileURLWithPath: \"/tmp/\(source.name)\")")))
      case .key:
        YAML.text(
          "InMemoryKey<\(field.type.swift(in: nil))>.Default[.inMemory(\(quoted(source.name))), "
            + "default: \(field.type.literal(field.initial ?? .absent, in: nil))]")
      case .parent: YAML.text("true")
      }
    return source.isReader ? .options(("reader", place)) : place
  }

  func computed(_ computed: Computed) -> YAML {
    let type = computed.type.swift(in: owner)
    if computed.set == nil, computed.doc == nil, random.once(in: 2) {
      return .text("\(type) = \(computed.get.text)")
    }
    return .options(
      ("type", .text(type)), ("get", .text(computed.get.text)),
      ("set", computed.set.map { .text($0.text) }), ("doc", computed.doc.map { .text($0) }))
  }

  /// Returns a type's declaration, nested or as a model.
  func type(_ type: NamedType) -> YAML {
    .options(typeEntries(type, fields: "struct"))
  }

  func typeEntries(_ type: NamedType, fields: String) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    if let doc = type.doc { entries.append(YAML.Entry(key: "doc", value: .text(doc))) }
    if !type.nested.isEmpty {
      let inner = type.nested.map { YAML.Entry(key: $0.name, value: self.type($0)) }
      entries.append(YAML.Entry(key: "types", value: .entries(inner)))
    }
    switch type.shape {
    case .record(let list):
      let inner = list.map { YAML.Entry(key: $0.name, value: field($0)) }
      entries.append(YAML.Entry(key: fields, value: .entries(inner)))
    case .choice(let cases):
      entries.append(YAML.Entry(key: "enum", value: self.cases(cases)))
    }
    if !type.conforms.isEmpty {
      entries.append(
        YAML.Entry(key: "conforms", value: .list(type.conforms.map { .text($0) })))
    }
    if type.owner?.hasSuffix(".State") == true {
      entries.append(YAML.Entry(key: "in", value: .text("state")))
    }
    if !type.computed.isEmpty {
      let inner = type.computed.map { YAML.Entry(key: $0.name, value: computed($0)) }
      entries.append(YAML.Entry(key: "computed", value: .entries(inner)))
    }
    return entries
  }

  func cases(_ cases: [NamedType.Case]) -> YAML {
    if cases.allSatisfy({ $0.payload.isEmpty && $0.raw == nil }) {
      return .list(cases.map { .text($0.name) })
    }
    return .entries(
      cases.map { item in
        if let raw = item.raw { return YAML.Entry(key: item.name, value: .text(raw)) }
        let with = parameters(item.payload)
        return YAML.Entry(key: item.name, value: with.map { .options(("with", $0)) } ?? .empty)
      })
  }
}
