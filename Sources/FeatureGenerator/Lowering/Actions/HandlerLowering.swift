import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Turns the blocks that are written by hand into the functions that the feature requires.
struct HandlerLowering {
  let feature: Feature
  let project: FeatureProject

  /// Lowers the protocol of the functions; nil if no block is written by hand.
  func lower() -> HandlersModel? {
    let handlers = actions + reactions
    guard !handlers.isEmpty else { return nil }
    return HandlersModel(
      name: feature.handlersType, type: project.typeName(of: feature), functions: handlers)
  }

  private var actions: [HandlerModel] {
    feature.actions.filter { $0.block.manual != nil }.map { action in
      function(action.handlerName, action.documentation, for: action.name.value) { isOutside in
        action.parameters.map { declaration($0, isOutside) }
      }
    }
  }

  private var reactions: [HandlerModel] {
    feature.reactions.filter { $0.block.manual != nil }.map { reaction in
      let what = reaction.names.joined(separator: ".")
      return function(reaction.handlerName, reaction.documentation, for: what) { isOutside in
        parameters(of: reaction, isOutside)
      }
    }
  }

  /// Returns the parameters of a reaction: the IDs of rows and elements, the payload of the action, and the old
  /// value.
  private func parameters(of reaction: Reaction, _ isOutside: Bool) -> [Code] {
    guard !reaction.isOnChange else {
      let names = Array(reaction.names.dropFirst())
      return ["oldValue: \(project.propertyType(names, of: feature, isOutside: isOutside))"]
    }
    let action = reaction.path.linked
    let ids = action.elements.map { place, id in
      let isStack = place.presence == .stack
      return Code("\(id): \(isStack ? "StackElementID" : "\(project.elementType(of: place)).ID")")
    }
    let old = project.writtenType(reaction, of: feature, isOutside: isOutside)
    return ids + action.parameters.map { declaration($0, isOutside) }
      + (old.map { ["oldValue: \($0)"] } ?? [])
  }

  /// Returns a parameter for use inside of the feature, or outside, where the types nested in the feature have its
  /// name before their own.
  private func declaration(_ parameter: Parameter, _ isOutside: Bool) -> Code {
    parameter.functionDeclarationCode(
      type: isOutside
        ? project.outsideType(parameter.type, of: feature) : parameter.type.code)
  }

  /// Returns a function in two forms: as the protocol requires it, and as the beginning of a file that is written by
  /// hand.
  private func function(
    _ name: String, _ documentation: Documentation, for what: String,
    parameters: (_ isOutside: Bool) -> [Code]
  ) -> HandlerModel {
    let type = project.typeName(of: feature)
    return HandlerModel(
      name: name,
      doc: documentation.or("Handles '\(what)'."),
      requirement: .row(
        "func \(name)(", ["into state: inout \(type).State"] + parameters(true),
        ") -> Effect<\(type).Action>"),
      opening: .row(
        "func \(name)(", ["into state: inout State"] + parameters(false),
        ") -> Effect<Action> {"))
  }
}
