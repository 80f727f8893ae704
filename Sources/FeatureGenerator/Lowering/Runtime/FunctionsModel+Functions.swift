import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// The functions that the others call.

extension FunctionsModel {
  /// A property that is compared before and after.
  func lowerChange(_ reaction: Reaction) -> ComparedPropertyModel {
    let names = Array(reaction.names.dropFirst())
    return ComparedPropertyModel(
      name: names.map { escapedMember($0) }.joined(separator: "."),
      old: camelCase(["old"] + names),
      function: reaction.changeName)
  }

  /// The function of what follows the change of a property.
  func lowerChanged(_ reaction: Reaction) -> FunctionModel {
    let names = Array(reaction.names.dropFirst())
    let opening = row(
      "private func \(reaction.changeName)(",
      ["into state: inout State", "oldValue: \(project.propertyType(names, of: feature))"],
      ") -> Effect<Action> {", indentation: 2 + feature.margin)
    let items = cases.items(
      of: reaction.block, handler: reaction.handlerName, arguments: ["oldValue: oldValue"],
      payload: ["oldValue"])
    return FunctionModel(
      doc: reaction.documentation.or(
        "What follows a change of '\(names.joined(separator: "."))'."),
      opening: opening,
      block: BlockModel(items: items))
  }
}

extension FeatureProject {
  /// The type of a property of a feature's state, or of that of a child in it.
  ///
  /// - Parameter isOutside: Whether the type is called as it is outside of the feature.
  func propertyType(
    _ names: [String], of feature: Feature, isOutside: Bool = false
  ) -> String {
    guard let name = names.first else { return "" }
    if names.count > 1, let child = feature.child(named: name)?.features.first,
      let inside = self.feature(named: child.feature.value)
    {
      return propertyType(Array(names.dropFirst()), of: inside, isOutside: true)
    }
    if let type = feature.computedProperty(named: name)?.type ?? feature.field(named: name)?.type {
      return isOutside
        ? outsideType(type, of: feature) : typeScope(inStateOf: feature).outside(type).text
    }
    let owner = isOutside ? "\(typeName(of: feature))." : ""
    return storedProperties(of: feature, owner: owner).first { $0.name.value == name }?.type ?? ""
  }

  /// The type of what was there before a view wrote: of a field, or of a part whose type a spec declares.
  ///
  /// - Returns: The type; nil if a reaction follows something else, or only the compiler knows the type.
  func writtenType(_ reaction: Reaction, of feature: Feature, isOutside: Bool = false) -> String? {
    guard reaction.comparesBinding,
      let type = typeOfPart(Array(reaction.names.dropFirst()), of: feature)
    else { return nil }
    return isOutside
      ? outsideType(type, of: feature) : typeScope(inStateOf: feature).outside(type).text
  }

  /// A type as it is called outside of the feature that it may be nested in.
  func outsideType(_ type: SwiftFragment, of feature: Feature) -> String {
    typeScope(of: feature).outside(type).text
  }
}
