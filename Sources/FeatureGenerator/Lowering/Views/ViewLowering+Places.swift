import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The places of children in the view: in its form, or in tabs.

extension ViewLowering {
  /// Whether the view fills a window by itself, so that no form can hold it.
  var isScreen: Bool { hasStack || hasTabs || hasScreens }

  /// Returns whether a form can hold an optional child. A view that presents other views has to stay in its place.
  func fitsIntoForm(_ child: Child) -> Bool {
    guard let inside = project.onlyFeature(in: child) else { return false }
    return lowering(of: inside).map { !$0.shape.isScreen && !$0.shape.hasPresentations } ?? true
  }

  /// Returns whether a section of the form shows a child.
  func isInForm(_ child: Child) -> Bool {
    child.presence == .optional ? !child.isCase && fitsIntoForm(child) : !hasTabs
  }

  /// The children that always exist, with their views.
  var parts: [(child: Child, feature: Feature, type: String)] {
    feature.children.filter { $0.presence == .always }.compactMap { child in
      project.onlyFeature(in: child).flatMap { inside in
        project.viewType(of: inside).map { (child, inside, $0) }
      }
    }
  }

  /// Whether tabs show the children that always exist, because the spec requests tabs, or because a child's view
  /// cannot be part of a form.
  var hasTabs: Bool {
    guard !hasScreens, !parts.isEmpty else { return false }
    return view.hasTabs
      || parts.contains { lowering(of: $0.feature)?.shape.isScreen == true }
  }

  /// The field that chooses the tab.
  var selection: (field: Field, choice: ViewType.Choice)? {
    hasTabs ? project.tabSelection(of: feature) : nil
  }

  /// Returns the tabs.
  ///
  /// - Parameter form: The feature's own form, in a tab of its own; nil for no form.
  func tabs(beside form: ViewFormModel?, in stack: ViewStack) -> ViewModel.Tabs {
    // The tab of the form has no case in the selection, so it could not be chosen.
    let selection = form == nil ? self.selection : nil
    let binding = selection.map { storeBinding($0.field, of: state) }
    return (
      opening: binding.map { "TabView(selection: \($0)) {" } ?? "TabView {",
      form: form,
      tabs: parts.enumerated().map { index, part in
        let said = view.fields?.first { $0.name.value == part.child.name.value }
        let label = label(said?.label, or: words(of: part.child.name.value))
        return ViewTabModel(
          view: viewCall(
            Code(part.type), ["store: \(scope("store", to: part.child))"]),
          stack: stack.model(around: .tab(index), isStacked: needsStack(part.feature)),
          label: said?.symbol.map { symbolLabel(label, $0.value) } ?? label.view,
          tag: selection.map { "\($0.choice.type).\(part.child.name.member)" })
      }
    )
  }
}
