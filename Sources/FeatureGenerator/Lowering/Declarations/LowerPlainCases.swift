import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The cases without a feature, in places that can hold several features.

extension Child {
  /// Returns the type of a case's payload, inside of the place's type, where another `State` hides the parent's
  /// `State`.
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

  /// Returns the type of a case's actions: the buttons of its prompts, or `Never`.
  func actionType(of one: PlainCase) -> String {
    one.type == nil ? answersType(of: one) : "Never"
  }

  private func answersType(of one: PlainCase) -> String {
    promptPlaces.first { $0.name.value == one.name.value }?.typeName ?? "Never"
  }

  /// Returns the enums for the buttons of the place's alerts and dialogs.
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
