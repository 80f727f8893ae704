import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Lays out the reactions that compare what a view has written with what was there before.
struct WrittenFields {
  let cases: CaseLowering
  private let all: [Reaction]

  /// Takes those reactions of a feature, that to a whole field before those to its parts.
  init(of feature: Feature, cases: CaseLowering) {
    self.cases = cases
    let reactions = feature.reactions.filter(\.comparesBinding)
    all = reactions.filter { !isOfPart($0) } + reactions.filter(isOfPart)
  }

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// The statements that keep what is there before the view writes.
  var kept: [BlockItem] {
    all.map { .statements("let \(old($0)) = \(value($0))") }
  }

  /// The statements that tell which parts have changed.
  var comparisons: [BlockItem] {
    all.filter(isOfPart).map { .statements("let \(isWritten($0)) = \(value($0)) != \(old($0))") }
  }

  /// What follows, each under its condition.
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
      // A key path in a pattern of a generic action, as that of a style is, makes the compiler fail.
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

/// Whether a reaction follows a part of a field.
private func isOfPart(_ reaction: Reaction) -> Bool { reaction.names.count > 2 }
