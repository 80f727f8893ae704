import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads an `each`: effects that start for each element of a collection.
  mutating func each(_ node: YAMLNode) -> EachEffect? {
    guard let mapping = mapping(node, as: .each), let collection = mapping["of"] else { return nil }
    let of = fragment(collection, .expression)
    let element = mapping["as"].flatMap { name($0, "an element's name") }
    let effects = effects(mapping) + tasksAndSequence(mapping)
    let keys = Schema.each.keys.map(\.name).filter { !["as", "of"].contains($0) }
    if !mapping.isSuspect, keys.allSatisfy({ mapping[$0] == nil }) {
      report(
        .missingKey, "'each' has no effect for an element", at: node.span,
        hint: "give it one of the keys \(keys.map { "'\($0)'" }.joined(separator: ", "))")
    }
    guard let element else { return nil }
    return EachEffect(
      span: collection.span, collection: of, element: element, effects: effects)
  }

  /// Reads the id by which an effect is cancelled: a name, or a name with a value in parentheses.
  mutating func effectID(_ node: YAMLNode) -> EffectID? {
    guard case .scalar(let scalar) = node.content, scalar.text.contains("(") else {
      return name(node, "an effect's id").map { EffectID(name: $0, element: nil) }
    }
    guard let call = call(node, as: .effectID) else { return nil }
    let name = call.components[0].name
    guard call.components.count == 1, call.components[0].subscriptValue == nil,
      let arguments = call.arguments, arguments.count == 1, arguments[0].label == nil
    else {
      report(
        .invalidAddress, "an effect's id is a name, alone or with one value", at: call.span,
        hint: "write it like '\(name.name)(item.id)'")
      return nil
    }
    return checked(
      Located(name.name, at: call.address.span), "an effect's id"
    ).map { EffectID(name: $0, element: arguments[0].value) }
  }
}
