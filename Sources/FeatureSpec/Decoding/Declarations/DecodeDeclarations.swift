import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads fields by name: `Type = default`, or a mapping.
  mutating func fields(_ node: YAMLNode?, of what: String) -> [Field] {
    named(node, of: what, example: "count: Int = 0", as: "a field's name")
      .readAll { field($0.name, $0.value) }
  }

  /// Reads the parameters of a feature, by name: `Type = default`, or a mapping.
  mutating func featureParameters(_ node: YAMLNode?) -> [Field] {
    named(node, of: "names to parameters", example: "limit: Int = 20", as: "a parameter's name")
      .readAll { field($0.name, $0.value, as: .parameter) }
  }

  /// Reads the value after the name of a field, or of a parameter, which has fewer keys.
  private mutating func field(
    _ name: Located<String>, _ node: YAMLNode, as schema: Schema = .field
  ) -> Field? {
    guard case .mapping = node.content else {
      let declared = typedValue(node, .storedType)
      diagnostics += checkBoolean(declared.value, of: declared.type)
      return Field(
        name: name, type: declared.type, isOptional: declared.isOptional,
        defaultValue: declared.value, documentation: .none, isBinding: false, isConstant: false,
        isEquatable: true, shared: nil, isTypeInferred: false, didSet: nil, wrapper: nil,
        access: nil, startsAtDefault: nil)
    }
    guard let mapping = mapping(node, as: schema) else { return nil }
    let defaultValue = mapping["default"].map { fragment($0, .expression) }
    let inferred =
      schema.key(named: "wrapper") != nil && mapping["type"] == nil && !mapping.isSuspect
      ? inferredType(of: name, defaultValue) : nil
    let declared: (type: SwiftFragment, value: SwiftFragment?, isOptional: Bool) =
      if let inferred {
        (inferred, nil, false)
      } else {
        typedValue(mapping["type"], of: node, .storedType)
      }
    diagnostics += checkBoolean(defaultValue, of: declared.type)
    if let value = declared.value {
      report(
        .wrongValue, "the default of '\(name.value)' is written after its type", at: value.span,
        hint: "put it under 'default'")
    }
    return Field(
      name: name,
      type: declared.type,
      isOptional: declared.isOptional,
      defaultValue: defaultValue,
      documentation: documentation(mapping["doc"]),
      isBinding: flag(mapping["binding"]) ?? false,
      isConstant: flag(mapping["let"]) ?? false,
      isEquatable: flag(mapping["equatable"]) ?? true,
      shared: mapping["shared"].flatMap { sharedField($0) },
      isTypeInferred: inferred != nil,
      didSet: mapping["didSet"].map { fragment($0, .observer) },
      wrapper: mapping["wrapper"].flatMap { fieldWrapper($0) },
      access: choice(mapping["access"], "an access level"),
      startsAtDefault: startsAtDefault(mapping)
    )
  }

  /// Reads whether the initialiser leaves a field out.
  ///
  /// - Returns: The place of the key; nil if the initialiser takes the field.
  private mutating func startsAtDefault(_ mapping: SpecMapping) -> SourceSpan? {
    guard let member = mapping.member("init"), flag(member.value) == false else { return nil }
    return member.key.span
  }

  /// Reads computed properties by name: `Type = expression`, or a mapping.
  mutating func computed(_ node: YAMLNode?) -> [ComputedProperty] {
    named(
      node, of: "names to computed properties", example: "text: String = String(count)",
      as: "a computed property's name"
    ).readAll { computedProperty($0.name, $0.value) }
  }

  /// Reads the value after the name of a computed property.
  private mutating func computedProperty(
    _ name: Located<String>, _ node: YAMLNode
  ) -> ComputedProperty? {
    guard case .mapping = node.content else {
      let declared = typedValue(node, .computedType)
      if declared.value == nil, !declared.type.isBroken {
        report(
          .emptyValue, "'\(name.value)' has no expression that computes it", at: node.span,
          hint: "write 'Type = expression', or a mapping with 'type' and 'get'")
      }
      // References to a computed property without a value are not wrong.
      return ComputedProperty(
        name: name, type: declared.type,
        getter: declared.value ?? .broken(node.sourcedText, as: .statements),
        setter: nil, documentation: .none, access: nil)
    }
    guard let mapping = mapping(node, as: .computed) else { return nil }
    return ComputedProperty(
      name: name,
      type: fragment(mapping["type"], of: node, .computedType),
      getter: fragment(mapping["get"], of: node, .getter),
      setter: mapping["set"].map { fragment($0, .getter) },
      documentation: documentation(mapping["doc"]),
      access: choice(mapping["access"], "an access level")
    )
  }

  /// Reads parameters: `label name: Type`.
  ///
  /// - Parameters:
  ///   - place: The place of the types, which decides what they may contain.
  ///   - haveDefaults: Whether the parameters may have defaults, so that calls may omit them.
  mutating func parameters(
    _ node: YAMLNode?, as place: FragmentPlace, haveDefaults: Bool = true
  ) -> [Parameter] {
    members(node, of: "parameters to their types", example: "_ text: String").readAll { member in
      let (type, value) = parameterType(member.value, place, hasDefault: haveDefaults)
      guard let name = take(parseParameter(member.key.sourcedText)) else {
        lose(member.key)
        return nil
      }
      return Parameter(
        label: name.label, name: Located(name.name, at: member.key.span), type: type,
        defaultValue: value)
    }
  }

  /// Reads the type of a parameter, and the default after the type.
  private mutating func parameterType(
    _ node: YAMLNode, _ place: FragmentPlace, hasDefault: Bool
  ) -> (type: SwiftFragment, value: SwiftFragment?) {
    if case .mapping(let members) = node.content,
      let type = members.first(where: { $0.name == "type" })?.value.scalar?.text
    {
      let value = hasDefault ? members.first { $0.name == "default" }?.value.scalar?.text : nil
      let text = type + (value.map { " = \($0)" } ?? "")
      report(
        .wrongValue, "a parameter is written on one line, not as a mapping", at: node.span,
        hint: node.isFlow
          ? Hint(showing: .init(replacing: node.span, by: singleQuoted(text)))
          : "write '\(text)' after its name")
      return (.broken(node.sourcedText, as: .type), nil)
    }
    guard node.sourcedText.text.contains("=") else { return (fragment(node, place), nil) }
    let declared = typedValue(node, place)
    guard let value = declared.value, !hasDefault else { return (declared.type, declared.value) }
    report(
      .wrongValue, "a parameter of an endpoint cannot have a default", at: value.span,
      hint: "take it out, and pass the value in every call")
    return (declared.type, nil)
  }

  /// Reads nested types by name.
  ///
  /// - Parameter isOfFeature: Whether the types may be declared in a state.
  mutating func types(_ node: YAMLNode?, isOfFeature: Bool = false) -> [NestedType] {
    members(node, of: "names to types", example: "Kind: {enum: [small, large]}").readAll { member in
      let name = name(member.key, "a type's name")
      guard let mapping = mapping(member.value, as: .nestedType), let name,
        let kind = kind(of: name, mapping)
      else {
        lose(member.key, named: member.name)
        return nil
      }
      return NestedType(
        name: name,
        kind: kind,
        computed: computed(mapping["computed"]),
        conformances: conformances(mapping["conforms"]),
        documentation: documentation(mapping["doc"]),
        inState: inState(mapping, isOfFeature: isOfFeature)
      )
    }
  }

  /// Reads the place where a type is declared.
  private mutating func inState(_ mapping: SpecMapping, isOfFeature: Bool) -> SourceSpan? {
    guard let member = mapping.member("in"), let place = text(member.value, "'state'") else {
      return nil
    }
    if place.value != "state" {
      report(
        .wrongValue, "'\(place.value)' cannot declare a type, only 'state' can",
        at: place.span,
        hint: "write 'in: state', or take it out")
    } else if !isOfFeature {
      report(.misplacedKey, "only a feature has a state", at: member.key.span, hint: "take it out")
    }
    return member.key.span
  }

  /// Reads the kind of a nested type.
  private mutating func kind(of name: Located<String>, _ mapping: SpecMapping) -> NestedType.Kind? {
    switch (mapping["enum"], mapping["struct"]) {
    case (let cases?, nil):
      let before = diagnostics.count
      let read = enumCases(cases)
      // An enum that has no cases left because of errors is not reported again.
      return read.isEmpty && diagnostics.count > before ? nil : .enumeration(read)
    case (nil, let structure?):
      return .structure(fields(structure, of: "names to fields"))
    default:
      guard !mapping.isSuspect else { return nil }
      report(
        .exclusiveKeys, "'\(name.value)' is either an enum or a struct", at: name.span,
        hint: "give it one of the keys 'enum' and 'struct'")
      return nil
    }
  }

  /// Reads the cases of an enum: a list of names, or a mapping to raw values or payloads.
  mutating func enumCases(_ node: YAMLNode) -> [EnumCase] {
    guard case .mapping(let members) = node.content else {
      return names(node, "a case's name").map {
        EnumCase(name: $0, rawValue: nil, parameters: [], documentation: .none)
      }
    }
    if node.lacksEntries { lose(node) }
    return readable(members).readAll { member in
      guard let name = name(member.key, "a case's name") else { return nil }
      return enumCase(name, member.value)
    }
  }

  /// Reads the value after the name of a case.
  private mutating func enumCase(_ name: Located<String>, _ node: YAMLNode) -> EnumCase? {
    if case .scalar(let scalar) = node.content {
      let isBare = scalar.text.isEmpty && scalar.style == .plain
      return EnumCase(
        name: name, rawValue: isBare ? nil : scalar.text, parameters: [], documentation: .none)
    }
    guard let mapping = mapping(node, as: .enumCase) else { return nil }
    return EnumCase(
      name: name, rawValue: nil, parameters: parameters(mapping["with"], as: .type),
      documentation: documentation(mapping["doc"]))
  }
}
