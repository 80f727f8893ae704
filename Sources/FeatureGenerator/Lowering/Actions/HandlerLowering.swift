import FeatureSpec
import SpecSwift

/// Turns the blocks that are written by hand into functions that the feature has to have.
struct HandlerLowering {
  let feature: Feature
  let project: FeatureProject

  /// The protocol of the functions; nil when nothing is written by hand.
  func lower() -> HandlersModel? {
    let handlers = actions + reactions
    guard !handlers.isEmpty else { return nil }
    return HandlersModel(
      name: feature.handlersType, type: project.typeName(of: feature), functions: handlers)
  }

  private var actions: [HandlerModel] {
    feature.actions.filter { $0.block.manual != nil }.map { action in
      function(
        action.handlerName, action.parameters.map(\.functionDeclaration),
        action.documentation, or: "Handles '\(action.name.value)'.")
    }
  }

  private var reactions: [HandlerModel] {
    feature.reactions.filter { $0.block.manual != nil }.map { reaction in
      let what = reaction.names.joined(separator: ".")
      guard !reaction.isOnChange else {
        let type = project.propertyType(Array(reaction.names.dropFirst()), of: feature)
        return function(
          reaction.handlerName, ["oldValue: \(type)"], reaction.documentation,
          or: "Handles '\(what)'.")
      }
      return function(
        reaction.handlerName, parameters(of: reaction), reaction.documentation,
        or: "Handles '\(what)'.")
    }
  }

  /// The parameters of a reaction: the ids of rows and elements, and what comes with the action.
  private func parameters(of reaction: Reaction) -> [String] {
    let action = project.resolvedAction(of: reaction, of: feature)
    let ids = action.elements.map { place, id in
      let isStack = place.presence == .stack
      return "\(id): " + (isStack ? "StackElementID" : "\(project.elementType(of: place)).ID")
    }
    return ids + action.parameters.map(\.functionDeclaration)
  }

  /// A function as the protocol requires it, and as a file that is written by hand begins with it.
  private func function(
    _ name: String, _ parameters: [String], _ documentation: Documentation, or text: String
  ) -> HandlerModel {
    let doc = documentation.lines.isEmpty ? Documentation(lines: [text]) : documentation
    let type = project.typeName(of: feature)
    let own = feature.types.map(\.name.value) + feature.children.filter(\.isOneOf).map(\.enumName)
    let qualified = parameters.map { qualifying($0, own, with: type) }
    return HandlerModel(
      name: name,
      doc: doc,
      requirement: row(
        "func \(name)(", ["into state: inout \(type).State"] + qualified,
        ") -> Effect<\(type).Action>", indentation: 2),
      opening: row(
        "func \(name)(", ["into state: inout State"] + parameters, ") -> Effect<Action> {",
        indentation: 2))
  }

  /// A parameter outside of the feature, where its nested types need its name in front.
  private func qualifying(_ parameter: String, _ own: [String], with type: String) -> String {
    var result = ""
    var word = ""
    func flush() {
      let isMember = result.hasSuffix(".")
      result += own.contains(word) && !isMember ? "\(type).\(word)" : word
      word = ""
    }
    for character in parameter {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
