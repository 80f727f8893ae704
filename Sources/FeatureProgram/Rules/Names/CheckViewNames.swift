import FeatureSpec
import SpecSource

/// The types of SwiftUI that views name.
private let viewTypes: Set = [
  "Bindable", "Binding", "Button", "DatePicker", "ForEach", "Form", "Group", "Image", "Label",
  "LabeledContent", "NavigationLink", "NavigationStack", "Picker", "Section", "SecureField",
  "Stepper", "Store", "StoreOf", "TabView", "Text", "TextField", "Toggle", "ToolbarItem", "VStack",
  "View",
  "ViewActionSending", "ViewModifier",
]

/// Checks that the views have names of their own, and that no other type hides the types that they use.
func checkViewNames(of project: FeatureProject) -> [Diagnostic] {
  let shown = project.features.filter { project.view(of: $0) != nil }
  guard let first = shown.first else { return [] }
  let features = project.features.map { feature in
    feature.name.map { _ in project.typeName(of: feature) }
  }
  let types = features + project.clients.map(\.name) + project.models.map(\.name)
  let views = Set(shown.flatMap(\.viewTypes))
  // Few projects have such a type, and finding the imports of views takes time.
  guard
    types.contains(where: { viewTypes.contains($0.value) || views.contains($0.value) })
      || !views.isDisjoint(with: viewTypes)
  else { return [] }
  let modules = Set(shown.map { project.module(of: $0.name).name.value })
  let imported = Set(shown.flatMap { project.viewImports(of: $0).modules }.map(\.name.value))
  return types.flatMap { type -> [Diagnostic] in
    let module = project.module(of: type).name.value
    if viewTypes.contains(type.value), modules.contains(module) || imported.contains(module) {
      return .error(
        .reservedName,
        "'\(type.value)' hides the SwiftUI type of this name, which generated views use",
        at: type.span,
        hint: "rename it, or generate no views: 'view: false'",
        related: [.init("a feature with a view is here", at: first.name.span)])
    }
    let clashing = shown.filter {
      modules.contains(module) && $0.viewTypes.contains(type.value)
    }
    return clashing.map { feature in
      let part = type.value == feature.viewType ? "the view" : "a part of the view"
      return .error(
        .duplicateName,
        "\(part) of \(feature.name.value) is called '\(type.value)', like another type",
        at: type.span, hint: "rename one of them, or write 'view: false'",
        related: [.init("the feature is here", at: feature.name.span)])
    }
  }
    + shown.filter { viewTypes.contains($0.viewType) }.map { feature in
      .error(
        .reservedName,
        "the view of \(feature.name.value) would have the name of SwiftUI's '\(feature.viewType)'",
        at: feature.name.span, hint: "rename the feature, or write 'view: false'")
    }
}
