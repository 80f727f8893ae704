import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The children that fill the view, or a part of it beside its form.

extension ViewLowering {
  /// A view of which the store exists at times.
  private struct Screen {
    /// The expression of the store.
    var store: String
    var type: String
    var feature: Feature
  }

  /// Whether a child fills the view, or a part of it beside the form.
  var hasScreens: Bool { !places.isEmpty }

  /// Whether the view of a child that fills this one has stacks of its own.
  var screensBringStack: Bool {
    places.flatMap(cases).contains { lowering(of: $0.feature)?.shape.bringsStack == true }
  }

  /// The children that fill the view, or a part of it, and have views.
  private var places: [Child] {
    feature.children.filter { isScreen($0) && !cases(of: $0).isEmpty }
  }

  /// The views that fill the view, or a part of it: for each place those of which one is shown.
  private var screens: [[Screen]] {
    let screens = places.map(screens)
    // Of the cases of a state one is shown, whichever child it holds.
    return feature.stateForm.cases == nil || screens.isEmpty ? screens : [Array(screens.joined())]
  }

  /// Whether a child fills the view: one of several, or one that is part of the view at times and fits into no form.
  private func isScreen(_ child: Child) -> Bool {
    switch child.presence {
    case .always: child.isOneOf
    case .optional: child.isCase || !child.isPresented && !fitsIntoForm(child)
    case .many, .stack: false
    }
  }

  /// The views of a place.
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

  /// The children that fill the view, and the views that each can have.
  ///
  /// - Parameter form: The form of the feature itself, beside them; nil for none.
  func screens(beside form: ViewFormModel?, in stack: ViewStack) -> ViewModel.Screens {
    let bringStack = screensBringStack
    let choices = screens.map { views in
      choice(views.map { ($0.store, $0.type, bringStack && needsStack($0.feature)) })
    }
    return (choices: choices, form: form, stack: stack.model(around: .screens))
  }

  /// Views of which the one is shown whose store exists.
  func choice(_ views: [(store: String, type: String, isStacked: Bool)]) -> ViewChoiceModel {
    ViewChoiceModel(
      views: views.enumerated().map { index, view in
        (
          opening: "\(index == 0 ? "if" : "} else if") let child = \(view.store) {",
          view: view.type, isStacked: view.isStacked
        )
      })
  }

  /// The features of a place that have views, with the names of their cases.
  func cases(of child: Child) -> [(name: String, type: String, feature: Feature)] {
    child.features.compactMap { one in
      guard let inside = project.feature(named: one.feature.value),
        let type = project.viewType(of: inside)
      else { return nil }
      return (one.name.member, type, inside)
    }
  }
}
