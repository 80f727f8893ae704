import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The preview: the view with a sample state.

extension ViewLowering {
  /// The preview; nil if a value that the state or the reducer needs cannot be made up.
  var preview: ViewModel.Preview? {
    let arguments = Set(view.arguments.map(\.name.value))
    guard feature.parameters.allSatisfy({ !$0.isRequired || arguments.contains($0.name.value) })
    else { return nil }
    let values = view.preview.map { field in
      let name = field.name.value
      let isStack = feature.child(named: name)?.presence == .stack
      return (
        name, dialect.value(field.value, ofStack: isStack, among: feature.prompts(at: name))
      )
    }
    let given = Dictionary(values) { first, _ in first }
    var sample = SampleState(project: project)
    guard let made = sample.value(of: feature, given: given, as: self.state) else { return nil }
    let shared = writeShared(view.preview, of: feature, opening: "let _ = ")
    let call = Code.call(
      "store: Store", [.labeled("initialState", shared == nil ? made : "state")])
    return (
      statements: shared.map { ["let state = \(made)"] + $0 } ?? [],
      // Rows that lead to other views need a stack around them.
      isStacked: !bringsStack,
      view: type,
      reducer: project.reducer(of: feature.name.value, view.arguments),
      opening: call + " {",
      overrides: OverrideLowering(inPreview: view.overrides, project: project, dialect: dialect)
        .assignments()
    )
  }
}
