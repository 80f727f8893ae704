import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Lays out the reactions that compare the value that a view has written with the old value.
struct WrittenFields {
  let cases: CaseLowering
  private let all: [Reaction]

  /// Collects these reactions of a feature. A reaction to a whole field comes before the reactions to its parts.
  init(of feature: Feature, cases: CaseLowering) {
    self.cases = cases
    let reactions = feature.reactions.filter(\.comparesBinding)
    all = reactions.filter { !isOfPart($0) } + reactions.filter(isOfPart)
  }

  /// Whether the feature has no such reactions.
  var isEmpty: Bool { all.isEmpty }

  /// The statements that keep the old values before the view writes.
  var kept: [BlockItem] {
    all.map { .statements("let \(old($0)) = \(value($0))") }
  }

  /// The statements that find out which parts have changed.
  var comparisons: [BlockItem] {
    all.filter(isOfPart).map { .statements("let \(isWritten($0)) = \(value($0)) != \(old($0))") }
  }

  /// The reactions, each under its condition.
  var reactions: [BlockItem] {
    all.map { reaction in
      .choice([BlockBranch(madeCondition: condition(of: reaction), items: items(of: reaction))])
    }
  }

  private func condition(of reaction: Reaction) -> Code {
    guard !isOfPart(reaction) else { return Code(isWritten(reaction)) }
    let action = reaction.path.linked
    let layout = cases.project.actionLayout(of: cases.feature)
    if let field = action.field, !layout.declaresAction {
      // The compiler fails on a key path in a pattern of a generic action, such as a style's action.
      let binding = layout.bindings.wrapping(".binding(let binding)")
      return "case \(binding) = action, \\.\(field.swift) ~= binding"
    }
    return "case \(action.pattern(binding: [], from: reaction.address)) = action"
  }

  private func items(of reaction: Reaction) -> [BlockItem] {
    let lowering = BlockLowering(
      feature: cases.feature, project: cases.project, dialect: cases.dialect,
      payload: ["oldValue"])
    guard !reaction.block.isManual else {
      let isKnown = cases.project.writtenType(reaction, of: cases.feature) != nil
      let call = Code.row(
        "\(reaction.handlerName)(",
        ["into: &state"] + (isKnown ? ["oldValue: \(old(reaction))"] : []), ")")
      return [lowering.appended(.line(call))]
    }
    let usesOld = !reaction.block.usedPayload(of: ["oldValue"]).isEmpty
    return (usesOld ? [.statements("let oldValue = \(old(reaction))")] : [])
      + lowering.collected(reaction.block)
  }

  private func names(_ reaction: Reaction) -> [String] { Array(reaction.names.dropFirst()) }

  private func value(_ reaction: Reaction) -> String {
    (["state"] + names(reaction).map { escapedMember($0) }).joined(separator: ".")
  }

  private func old(_ reaction: Reaction) -> String { camelCase(["old"] + names(reaction)) }

  private func isWritten(_ reaction: Reaction) -> String {
    camelCase(["is"] + names(reaction) + ["written"])
  }
}

/// Returns whether a reaction follows a part of a field.
private func isOfPart(_ reaction: Reaction) -> Bool { reaction.names.count > 2 }
