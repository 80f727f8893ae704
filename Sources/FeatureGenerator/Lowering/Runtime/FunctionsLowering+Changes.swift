import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The consequences of changes of properties.

extension FunctionsLowering {
  /// Returns the statements that keep a property before an action, and that compare it afterwards.
  func comparison(of reaction: Reaction) -> (kept: Code, compared: Code) {
    let names = Array(reaction.names.dropFirst())
    let property = "state." + names.map { escapedMember($0) }.joined(separator: ".")
    let old = camelCase(["old"] + names)
    let call = "\(reaction.changeName)(into: &state, oldValue: \(old))"
    return (
      kept: "let \(old) = \(property)",
      compared: .block("if \(property) != \(old) {", ["effect = effect.merge(with: \(call))"])
    )
  }

  /// Returns the function that reacts to the change of a property.
  func lowerChanged(_ reaction: Reaction) -> FunctionModel {
    let names = Array(reaction.names.dropFirst())
    let opening = Code.row(
      "private func \(reaction.changeName)(",
      ["into state: inout State", "oldValue: \(project.propertyType(names, of: feature))"],
      ") -> Effect<Action> {")
    let items = cases.items(
      of: reaction.block, handler: reaction.handlerName, arguments: ["oldValue: oldValue"],
      payload: ["oldValue"])
    return FunctionModel(
      doc: reaction.documentation.or(
        "Reacts to a change of '\(names.joined(separator: "."))'."),
      opening: opening,
      block: items.code)
  }
}

extension FeatureProject {
  /// Returns the type of a property of a feature's state, or of a child's state in it.
  ///
  /// - Parameter isOutside: Whether the type has its name outside of the feature.
  func propertyType(
    _ names: [String], of feature: Feature, isOutside: Bool = false
  ) -> Code {
    guard let name = names.first else { return .empty }
    if names.count > 1, let child = feature.child(named: name)?.features.first,
      let inside = self.feature(named: child.feature.value)
    {
      return propertyType(Array(names.dropFirst()), of: inside, isOutside: true)
    }
    if let type = feature.computedProperty(named: name)?.type ?? feature.field(named: name)?.type {
      return isOutside
        ? outsideType(type, of: feature) : typeScope(inStateOf: feature).outside(type).code
    }
    let owner = isOutside ? "\(typeName(of: feature))." : ""
    return storedProperties(of: feature, owner: owner).first { $0.name.value == name }?.type
      ?? .empty
  }

  /// Returns the type of the old value before a view writes: the type of a field, or of a part whose type a spec
  /// declares.
  ///
  /// - Returns: The type; nil if a reaction follows another action, or if only the compiler knows the type.
  func writtenType(_ reaction: Reaction, of feature: Feature, isOutside: Bool = false) -> Code? {
    guard reaction.comparesBinding,
      let type = typeOfPart(Array(reaction.names.dropFirst()), of: feature)
    else { return nil }
    return isOutside
      ? outsideType(type, of: feature) : typeScope(inStateOf: feature).outside(type).code
  }

  /// Returns a type under its name outside of the feature in which it may be nested.
  func outsideType(_ type: SwiftFragment, of feature: Feature) -> Code {
    typeScope(of: feature).outside(type).code
  }
}
