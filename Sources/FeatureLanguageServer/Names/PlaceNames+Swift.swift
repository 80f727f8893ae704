import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// Names in Swift fragments.

extension PlaceNames {
  /// Returns the names that Swift can use at the place.
  func swift() -> [Meaning] {
    if tail.isImplicit { return implicitMembers }
    return path(from: swiftRoots)
  }

  /// The names that can begin a path.
  private var swiftRoots: [Meaning] {
    let types = lookup.types(in: home)
    guard let feature else { return locals + types }
    let state = Meaning("state", .state(feature))
    if isComputed { return lookup.names(in: .state(feature)) + types }
    return [state] + locals + lookup.parameters(of: feature) + lookup.dependencies(of: feature)
      + types
  }

  /// Whether the place is in a computed property, which names fields without `state`.
  var isComputed: Bool {
    place.keys.first == "computed"
  }

  /// The names in scope only at the place: payloads of an action, and declarations of a block.
  var locals: [Meaning] {
    let keys = place.keys
    if keys.first == "always", let block = feature?.always?.value {
      return [local("action", "the received action")] + locals(in: block) + handedOver(in: block)
    }
    guard keys.count > 1 else { return [] }
    switch (spec, keys[0]) {
    case (.feature(let feature)?, "actions"):
      guard let action = feature.action(named: keys[1]) else { return [] }
      return locals(of: action.parameters) + locals(in: action.block)
        + handedOver(in: action.block)
    case (.feature(let feature)?, "procedures"):
      guard let procedure = feature.procedure(named: keys[1]) else {
        return []
      }
      return locals(of: procedure.parameters) + locals(in: procedure.block)
        + handedOver(in: procedure.block)
    case (.feature(let feature)?, "reactions"):
      return locals(ofReactionTo: keys[1], in: feature)
    case (.feature?, "state") where keys.contains("didSet"):
      return [local("oldValue", "the value before the change")]
    case (.client(let client)?, "endpoints"):
      return client.endpoint(named: keys[1]).map { locals(of: $0.parameters) } ?? []
    case (.model(let model)?, "computed"): return lookup.properties(of: .model(model))
    default: return []
    }
  }

  /// Returns parameters as names in scope.
  private func locals(of parameters: [Parameter]) -> [Meaning] {
    lookup.locals(of: parameters, in: home)
  }

  /// Returns the names that the statements and conditions of a block declare.
  private func locals(in block: Block) -> [Meaning] {
    Set(block.declaredNames).sorted().map { local($0, "declared in this block") }
  }

  private func local(_ name: String, _ documentation: String) -> Meaning {
    Meaning(name, .local(documentation))
  }

  /// Returns the names that the effect around the place provides.
  private func handedOver(in block: Block?) -> [Meaning] {
    let caught = place.keys.dropFirst(2).contains("catch")
    return (caught ? [local("error", "the error that 'do' threw")] : [])
      + handedOverByEffect(in: block)
  }

  private func handedOverByEffect(in block: Block?) -> [Meaning] {
    switch place.keys.last {
    case "failure": elements(ofEach: block) + [local("error", "the error")]
    case "success":
      elements(ofEach: block) + elements(in: block) + [local("value", "the value of the call")]
    case "of", "finished": elements(ofEach: block)
    default: elements(ofEach: block) + elements(in: block)
    }
  }

  /// Returns the names of the elements of a block's collections, if the place is in an effect for each element.
  private func elements(ofEach block: Block?) -> [Meaning] {
    guard let each = place.keys.lastIndex(of: "each"), place.keys.dropFirst(each + 1).first != "of"
    else { return [] }
    let names = block?.allEffects.each.map(\.element.value) ?? []
    return Set(names).sorted().map { local($0, "an element of the collection") }
  }

  /// Returns the names of the elements of a block's streams, if the place is in a stream.
  private func elements(in block: Block?) -> [Meaning] {
    guard place.keys.contains("stream") else { return [] }
    let streams = block?.allEffects.streams ?? []
    let names = streams.isEmpty ? ["element"] : Set(streams.map(\.elementName)).sorted()
    return names.map { local($0, "an element of the sequence") }
  }

  private func locals(ofReactionTo address: String, in feature: Feature) -> [Meaning] {
    let reactions = feature.reactions.filter { $0.address.text == address }
    guard let reaction = reactions.first else { return handedOver(in: nil) }
    let declared = reactions.flatMap { locals(in: $0.block) + handedOver(in: $0.block) }
    if reaction.isOnChange { return [local("oldValue", "the value before the change")] + declared }
    guard let action = lookup.project.linking(reaction, of: feature).path.target else {
      return declared
    }
    let ids = action.elements.map {
      local($0.id, "the id of the row or element of '\($0.place.name.value)'")
    }
    let old = [local("oldValue", "the value before the view wrote it")]
    return locals(of: action.parameters) + ids
      + (reaction.isOfBinding && action.field != nil ? old : []) + declared
  }

  /// The names that can follow a dot with nothing before it: the cases of the expected type.
  private var implicitMembers: [Meaning] {
    guard let type = wantedType else { return [] }
    return lookup.cases(ofType: type, in: home)
  }

  /// The type of the compared or assigned value, or of the field whose value is at the place.
  private var wantedType: String? {
    if let left = SwiftTail.operand(before: tail.before) {
      return type(of: left.path + [.init(name: left.prefix)], from: swiftRoots)
    }
    guard tail.before.trimmed.isEmpty, let feature, case .key(let key)? = place.path.last else {
      return nil
    }
    let holder = place.keys.dropLast().last
    if place.role == .value, holder == "given" || holder == "expect" || holder == "preview" {
      let address = SwiftTail(key)
      return type(
        of: address.path + [.init(name: address.prefix)], from: lookup.names(in: .state(feature)))
    }
    if key == "default", let field = feature.field(named: holder ?? "") { return field.type.text }
    return nil
  }

  /// Finds the type of the name at the end of a path, as its declaration writes it.
  private func type(of path: [SwiftTail.Component], from names: [Meaning]) -> String? {
    guard let last = path.last,
      let scope = lookup.scope(after: path.dropLast(), from: .names(names))
    else { return nil }
    return lookup.names(in: scope).first { $0.name == last.name }?.type
  }
}

extension SwiftTail {
  /// Returns the operand on the other side of the `=`, `==` or `!=` at the end of a text.
  static func operand(before text: String) -> SwiftTail? {
    var rest = text.trimmed[...]
    guard rest.last == "=" else { return nil }
    while rest.last == "=" || rest.last == "!" { rest.removeLast() }
    let tail = SwiftTail(rest.trimmed)
    return tail.prefix.isEmpty ? nil : tail
  }
}
