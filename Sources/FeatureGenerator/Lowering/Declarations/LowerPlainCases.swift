import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The cases of places of several that no feature lives in.

extension Child {
  /// The type of what a case holds, inside of the type of the place, where another `State` hides that of the parent.
  ///
  /// - Parameter parent: The parent's type.
  func stateType(of one: PlainCase, in parent: String) -> Code {
    switch one.content {
    case .prompts(let kind, _, _), .madeInSwift(let kind, _):
      "\(kind.stateType)<\(answersType(of: one))>"
    case .value(let type):
      type.code(
        replacing: type.analysis.typeNames.map(\.base)
          .filter { ["Action", "State"].contains($0.name) }
          .map { ($0.range, "\(parent).\($0.name)") })
    }
  }

  /// The type of what can happen to a case: its buttons, or nothing.
  func actionType(of one: PlainCase) -> String {
    one.type == nil ? answersType(of: one) : "Never"
  }

  private func answersType(of one: PlainCase) -> String {
    promptPlaces.first { $0.name.value == one.name.value }?.typeName ?? "Never"
  }

  /// The enums of the buttons of its alerts and dialogs.
  func answers(in parent: Feature, of project: FeatureProject) -> [LoweredEnum] {
    let whole =
      project.stateConformances(of: self, in: parent)
      + project.actionConformances(of: self, in: parent)
    return promptPlaces.map { place in
      LoweredEnum(
        name: place.typeName,
        conformances: [whole.contains("Hashable") ? "Hashable" : "Equatable", "Sendable"],
        cases: place.answers.map { LoweredCase($0) })
    }
  }
}
