import FeatureSpec
import SwiftCode

/// The properties of a view that the views of other features depend on.
struct ViewShape {
  /// Whether the view fills a window by itself, so that no form can hold it.
  var isScreen: Bool
  /// Whether the view has stacks of its own, so that no stack may surround it.
  var bringsStack: Bool
  /// Whether the view has fields or buttons for a form.
  var hasRows: Bool
  /// Whether the view has sections for a form.
  var hasSections: Bool
  /// Whether the view presents other views, or sends an action when it appears.
  var hasPresentations: Bool
}

/// A cache of the shapes of views, because a feature may be a child in many places of many other features.
final class ViewShapes {
  private var shapes: [String: ViewShape] = [:]

  /// Returns the shape of the view of a feature.
  func shape(ofFeature name: String, _ find: () -> ViewShape) -> ViewShape {
    if let known = shapes[name] { return known }
    let shape = find()
    shapes[name] = shape
    return shape
  }
}

extension ViewLowering {
  /// The properties of this view that the views of parents depend on.
  var shape: ViewShape {
    shapes.shape(ofFeature: feature.name.value) {
      ViewShape(
        isScreen: isScreen, bringsStack: bringsStack, hasRows: !rows.isEmpty,
        hasSections: !sections.isEmpty, hasPresentations: !modifiers.isEmpty)
    }
  }

  /// Returns the lowering of the view of a child's feature; nil for a feature without a generated view.
  func lowering(of child: Feature) -> ViewLowering? {
    child.view.isScaffolded
      ? nil : ViewLowering(child, in: project, for: dialect, shapes: shapes)
  }
}
