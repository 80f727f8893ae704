/// A generic parameter of a feature's type.
struct GenericParameter {
  var name: String
  /// The type that tests use for the parameter.
  var sample: ValueType

  var type: ValueType { .generic(name) }
}

extension Feature {
  /// Returns the feature with types for its parameters, as tests and parents use it.
  func specialised(_ types: [String: ValueType]) -> Feature {
    let copy = Feature(name, in: outer)
    copy.original = original ?? self
    copy.arguments =
      original == nil
      ? generics.map { ($0.name, types[$0.name] ?? $0.sample) }
      : arguments.map { ($0.name, $0.type.replacing(types)) }
    let inside =
      original == nil
      ? types : Dictionary(uniqueKeysWithValues: copy.arguments.map { ($0.name, $0.type) })
    let source = original ?? self
    func replaced(_ action: Action) -> Action {
      let parameters = action.parameters.map { parameter in
        var parameter = parameter
        parameter.type = parameter.type.replacing(inside)
        return parameter
      }
      let made = Action(action.name, parameters, action.block)
      made.isFromOutside = action.isFromOutside
      return made
    }
    copy.isGrouped = source.isGrouped
    copy.stateType = source.stateType
    copy.fields = source.fields.map { field in
      var field = field
      field.type = field.type.replacing(inside)
      return field
    }
    copy.computed = source.computed
    copy.children = source.children.map { $0.specialised(inside) }
    copy.delegate = source.delegate.map(replaced)
    copy.actions = source.actions.map(replaced)
    copy.procedures = source.procedures
    copy.reactions = source.reactions
    copy.leading = source.leading
    (copy.before, copy.after) = (source.before, source.after)
    copy.writtenField = source.writtenField
    copy.composedDate = source.composedDate
    copy.ownDate = source.ownDate
    (copy.ownNames, copy.dependencies) = (source.ownNames, source.dependencies)
    copy.hasMargin = source.hasMargin
    (copy.depth, copy.size) = (source.depth, source.size)
    return copy
  }

  /// The feature as its own tests use it.
  var sampled: Feature {
    generics.isEmpty
      ? self
      : specialised(Dictionary(uniqueKeysWithValues: generics.map { ($0.name, $0.sample) }))
  }
}

extension Child {
  fileprivate func specialised(_ types: [String: ValueType]) -> Child {
    guard choices.contains(where: { !$0.feature.arguments.isEmpty }) else { return self }
    let copy = Child(
      name, presence,
      choices.map { choice in
        var choice = choice
        if !choice.feature.arguments.isEmpty { choice.feature = choice.feature.specialised(types) }
        return choice
      })
    copy.initial = initial
    copy.hasDefault = hasDefault
    copy.isPresented = isPresented
    copy.holder = holder
    return copy
  }
}

extension ValueType {
  /// Returns the type with types in place of generic parameters.
  fileprivate func replacing(_ types: [String: ValueType]) -> ValueType {
    switch self {
    case .generic(let name): types[name] ?? self
    case .optional(let type): .optional(type.replacing(types))
    case .array(let type): .array(type.replacing(types))
    default: self
    }
  }

  /// Whether the type contains a generic parameter.
  var isGeneric: Bool {
    switch self {
    case .generic: true
    case .optional(let type), .array(let type): type.isGeneric
    default: false
    }
  }
}
