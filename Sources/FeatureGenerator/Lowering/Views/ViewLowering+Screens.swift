import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The children that fill the view, or a part of it next to its form.

extension ViewLowering {
  /// A view whose store exists only at times.
  private struct Screen {
    /// The expression of the store.
    var store: String
    var type: String
    var feature: Feature
  }

  /// Whether a child fills the view, or a part of it next to the form.
  var hasScreens: Bool { !places.isEmpty }

  /// Whether the view of a child that fills this view has stacks of its own.
  var screensBringStack: Bool {
    places.flatMap(cases).contains { lowering(of: $0.feature)?.shape.bringsStack == true }
  }

  /// The children that fill the view, or a part of it, and that have views.
  private var places: [Child] {
    feature.children.filter { isScreen($0) && !cases(of: $0).isEmpty }
  }

  /// The views that fill the view, or a part of it. Each inner list belongs to one place, which shows one of its
  /// views at a time.
  private var screens: [[Screen]] {
    let screens = places.map(screens)
    // The view shows one case of a state with cases, so the views of all children form one list.
    return feature.stateForm.cases == nil || screens.isEmpty ? screens : [Array(screens.joined())]
  }

  /// Returns whether a child fills the view: a child that always exists and can hold several features, a case of the
  /// state, or an optional child that is neither presented nor fits into a form.
  private func isScreen(_ child: Child) -> Bool {
    switch child.presence {
    case .always: child.isOneOf
    case .optional: child.isCase || !child.isPresented && !fitsIntoForm(child)
    case .many, .stack: false
    }
  }

  /// Returns the views of a place.
  private func screens(of child: Child) -> [Screen] {
    let place = child.name.member
    let path = project.casePath(to: child.name, of: feature)
    let state = child.presence == .optional ? "\(place)?" : place
    return cases(of: child).map { one in
      let (state, action) =
        child.isOneOf
        ? ("\(state).\(one.name)", "\(path).\(one.name)") : (child.statePlace, path)
      return Screen(
        store: scope("store", state: state, action: action), type: one.type, feature: one.feature)
    }
  }

  /// Returns the children that fill the view, with the views that each child can have.
  ///
  /// - Parameter form: The feature's own form, next to the children; nil for no form.
  func screens(beside form: ViewFormModel?, in stack: ViewStack) -> ViewModel.Screens {
    let bringStack = screensBringStack
    let choices = screens.map { views in
      choice(views.map { ($0.store, $0.type, bringStack && needsStack($0.feature)) })
    }
    return (choices: choices, form: form, stack: stack.model(around: .screens))
  }

  /// Returns a choice of views, which shows the view whose store exists.
  func choice(_ views: [(store: String, type: String, isStacked: Bool)]) -> ViewChoiceModel {
    ViewChoiceModel(
      views: views.enumerated().map { index, view in
        (
          opening: "\(index == 0 ? "if" : "} else if") let child = \(view.store) {",
          view: view.type, isStacked: view.isStacked
        )
      })
  }

  /// Returns the features of a place that have views, with the names of their cases.
  func cases(of child: Child) -> [(name: String, type: String, feature: Feature)] {
    child.features.compactMap { one in
      guard let inside = project.feature(named: one.feature.value),
        let type = project.viewType(of: inside)
      else { return nil }
      return (one.name.member, type, inside)
    }
  }
}
