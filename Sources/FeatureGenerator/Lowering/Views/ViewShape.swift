import FeatureSpec
import SwiftCode

/// What the views of others have to know of a view.
struct ViewShape {
  /// Whether it fills a window by itself, so that no form can hold it.
  var isScreen: Bool
  /// Whether it has stacks of its own, so that none may be around it.
  var bringsStack: Bool
  /// Whether it has fields or buttons for a form.
  var hasRows: Bool
  /// Whether it has sections for a form.
  var hasSections: Bool
  /// Whether something is presented over it, or is sent when it appears.
  var hasPresentations: Bool
}

/// The shapes of views, each found out once: a feature may live in many places of many others.
final class ViewShapes {
  private var shapes: [String: ViewShape] = [:]

  /// The shape of the view of a feature.
  func shape(ofFeature name: String, _ find: () -> ViewShape) -> ViewShape {
    if let known = shapes[name] { return known }
    let shape = find()
    shapes[name] = shape
    return shape
  }
}

extension ViewLowering {
  /// What the views of parents have to know of this one.
  var shape: ViewShape {
    shapes.shape(ofFeature: feature.name.value) {
      ViewShape(
        isScreen: isScreen, bringsStack: bringsStack, hasRows: !rows.isEmpty,
        hasSections: !sections.isEmpty, hasPresentations: !modifiers.isEmpty)
    }
  }

  /// The lowering of the view of a feature that lives in this one; nil when it has no generated view.
  func lowering(of child: Feature) -> ViewLowering? {
    child.view.isScaffolded
      ? nil : ViewLowering(child, in: project, for: dialect, shapes: shapes)
  }
}
