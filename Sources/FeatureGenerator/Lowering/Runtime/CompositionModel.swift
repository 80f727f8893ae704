import FeatureSpec
import SwiftCode

struct CompositionModel: TemplateModel {
  let composition: Composition

  static let members = Members<Self>(
    "composition", "The app's own reducers and operators around a feature."
  ) {
    Member("before", \.composition.before, "the reducers that run first")
    Member("after", \.composition.after, "the reducers that run last")
    Member(
      "isCombined", { $0.hasReducers && !$0.composition.operators.isEmpty },
      "whether operators follow several reducers, which a `CombineReducers` then contains")
    Member(
      "operators", \.composition.operators, "the operators, each with its dot")
  }

  private var hasReducers: Bool { !composition.before.isEmpty || !composition.after.isEmpty }
}
