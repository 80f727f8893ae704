import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The stacks for navigation. No stack is inside of another stack, because SwiftUI might then push to either.

/// The stack of a view for navigation, with the part of the view that it surrounds.
struct ViewStack {
  /// A part of a view.
  enum Place: Equatable {
    case form
    /// The view of a child in a tab, by its index.
    case tab(Int)
    /// The children that fill the view, and the form next to them.
    case screens
  }

  /// The part that the stack surrounds; nil if the whole view is in a stack of a parent.
  var place: Place?
  /// The stack itself.
  var stack: ViewStackModel

  /// Returns the stack around a part.
  ///
  /// - Parameter isStacked: Whether the part always has a stack.
  func model(around place: Place, isStacked: Bool = false) -> ViewStackModel? {
    place == self.place ? stack : isStacked ? ViewStackModel() : nil
  }
}

extension ViewLowering {
  /// Whether a feature on a stack has a view.
  var hasStack: Bool { feature.stack.map { !cases(of: $0).isEmpty } ?? false }

  /// Whether the view has stacks of its own, so that no stack may surround it.
  var bringsStack: Bool { hasStack || hasTabs || screensBringStack }

  /// Returns whether the view of a feature has to be in a stack; false for a view that is written by hand.
  func needsStack(_ feature: Feature) -> Bool {
    lowering(of: feature).map { !$0.shape.bringsStack } ?? false
  }

  /// Returns the stack of the view.
  ///
  /// - Parameters:
  ///   - isShown: Whether the form has content.
  ///   - pushes: The modifiers that push views.
  func stack(isShown: Bool, pushing pushes: [ViewModifierModel]) -> ViewStack {
    let place = stackPlace(isShown: isShown, pushes: !pushes.isEmpty)
    var stack = feature.stack.flatMap(lowerStack) ?? ViewStackModel()
    // SwiftUI finds destinations of pushes only inside the stack.
    if place != nil { stack.pushes = pushes }
    return ViewStack(place: place, stack: stack)
  }

  /// Returns the part of the view that its stack surrounds: the form if it has content, else the part that is shown
  /// instead.
  private func stackPlace(isShown: Bool, pushes: Bool) -> ViewStack.Place? {
    if hasTabs {
      if !isShown, let tab = parts.firstIndex(where: { needsStack($0.feature) }) {
        return .tab(tab)
      }
      return isShown || hasStack || pushes ? .form : nil
    }
    if screensBringStack { return isShown || hasStack ? .form : nil }
    guard hasStack else { return nil }
    return hasScreens ? .screens : .form
  }

  /// Returns the stack of a child; nil if no feature on the stack has a view.
  private func lowerStack(_ child: Child) -> ViewStackModel? {
    let views = cases(of: child)
    guard !views.isEmpty else { return nil }
    return ViewStackModel(
      opening: viewCall(
        "NavigationStack", ["path: \(scope("$store", to: child))"], ") {"),
      destination: (
        view: views[0].type,
        choice: child.isOneOf
          ? choice(
            views.map { (scope("element", state: $0.name, action: $0.name), $0.type, false) })
          : nil
      ))
  }
}
