extension FeatureMaker {
  /// Makes the types that are nested in the feature.
  func makeTypes() {
    for _ in 0..<random.below(3) {
      let owner = random.once(in: 4) ? "\(feature.type).State" : feature.type
      let type = random.once(in: 3) ? makeRecord(in: owner) : makeChoice(in: owner)
      if random.once(in: 3) { type.doc = doc() }
      feature.types.append(type)
    }
  }

  private func makeRecord(in owner: String) -> NamedType {
    let fields = [
      Field(name: "size", type: .int, initial: random.once(in: 2) ? .int(1) : nil),
      Field(name: "name", type: .string, initial: random.once(in: 2) ? .string("") : nil),
      Field(name: "isNew", type: .bool, initial: .bool(false), isConstant: random.once(in: 4)),
      Field(name: "rest", type: .optional(.int)),
    ].prefix(random.number(2...4))
    let type = NamedType(
      names.take(["Entry", "Line", "Draft"]), owner: owner, shape: .record(Array(fields)))
    type.conforms = random.once(in: 3) ? ["Hashable"] : []
    return type
  }

  private func makeChoice(in owner: String) -> NamedType {
    let name = names.take(["Phase", "Mode", "Kind", "Tab"])
    switch random.below(3) {
    case 0:
      let cases = ["first", "second", "third", "fourth"].prefix(random.number(1...4))
      let type = NamedType(
        name, owner: owner, shape: .choice(cases.map { NamedType.Case(name: $0) }))
      let isFirst = Fragment(text: "self == .first", type: .bool) {
        .bool($0.local("self") == .choice("first", []))
      }
      type.computed = [Computed(name: "isFirst", type: .bool, get: isFirst)]
      return type
    case 1:
      let cases = [("low", "Low"), ("high", "It's \"high\""), ("other", "else: # 1")]
      return NamedType(
        name, owner: owner,
        shape: .choice(cases.map { NamedType.Case(name: $0.0, raw: $0.1) }))
    default:
      let cases = [
        NamedType.Case(name: "idle"),
        NamedType.Case(
          name: "running",
          payload: [
            Parameter(
              label: "round", name: "round", type: .int, initial: random.once(in: 3) ? .int(7) : nil
            )
          ]),
        NamedType.Case(
          name: "ended",
          payload: [
            Parameter(name: "reason", type: .string),
            Parameter(label: "after", name: "count", type: .int),
          ].suffix(random.number(1...2))),
      ]
      return NamedType(name, owner: owner, shape: .choice(cases))
    }
  }

  /// Returns a type for a field or a parameter.
  func type() -> ValueType {
    let own = feature.types.map { ValueType.named($0) }
    let models = surroundings.models.map { ValueType.named($0) }
    let flat = own.filter { $0.name?.cases.isEmpty == false }.filter {
      $0.name?.cases.allSatisfy(\.payload.isEmpty) == true
    }
    switch random.below(14) {
    case 0...2: return .int
    case 3: return .string
    case 4: return .bool
    case 5: return .double
    case 6: return .optional(random.pick([.int, .string, .bool] + own))
    case 7: return .array(random.pick([.int, .string] + own + models))
    case 8: return .dictionary(.int)
    case 9: return .set(random.pick([.int, .string] + flat))
    case 10: return random.pickAny(models) ?? .date
    case 11: return random.pick([.date, .optional(.date), .uuid, .optional(.uuid), .array(.uuid)])
    default: return random.pickAny(own) ?? .array(.int)
    }
  }

  /// Makes the fields of the state.
  func makeFields() {
    feature.hasMargin = random.once(in: 3)
    if isRow {
      feature.fields.append(Field(name: "id", type: .uuid, isConstant: true))
    }
    // The state has a field of each common type, so that every expression and statement finds a field.
    let types =
      [.int, .bool, .string, .array(.int)] + (0..<random.number(1...5)).map { _ in type() }
    for type in types {
      var field = Field(name: names.field(of: type), type: type)
      field.initial = random.value(of: type)
      if type.wrapped != nil, random.once(in: 2) { field.initial = .absent }
      switch random.below(8) {
      case 0 where !type.isNested: field.isBinding = true
      case 1: field.isBinding = true
      case 2: field.isConstant = random.once(in: 2)
      case 3 where type.wrapped == nil && random.once(in: 2): field.initial = nil
      default: break
      }
      if field.type.wrapped != nil, field.initial == nil { field.initial = .absent }
      if random.once(in: 5) { field.doc = doc() }
      feature.fields.append(field)
    }
    makeWrappers()
    makeObservers()
  }

  /// Makes computed properties, some of which have setters.
  func makeComputed() {
    for _ in 0..<random.below(4) {
      let maker = ExpressionMaker(
        random: random, scope: Scope(readables: readables(prefix: ""), owner: feature.type))
      let types: [ValueType] = [.bool, .bool, .int, .string, .optional(.int), .array(.int)]
      let type = random.pick(types)
      let value = type == .bool ? maker.condition(2) : maker.make(type)
      var computed = Computed(
        name: names.take(["summary", "isValid", "isDue", "amount", "preview"]), type: type,
        get: value)
      if random.once(in: 3) { computed.doc = doc() }
      if type == .int, random.once(in: 2),
        let field = random.pickAny(feature.fields.filter { $0.type == .int && $0.isAssignable })
      {
        computed.set = (
          "\(field.name) = newValue + 1",
          { context, value in
            context.node.set(field, context.int(value.number.addingReportingOverflow(1)))
          }
        )
      }
      feature.computed.append(computed)
    }
  }
}
