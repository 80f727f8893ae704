import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The views that a view presents, and the action that it sends when it appears.

extension ViewLowering {
  /// The modifiers of a view: those of the feature, then those of the children in its form.
  var modifiers: [ViewModifierModel] {
    let presented = feature.children.filter(\.isPresented).flatMap(presentations)
    let prompts = feature.promptPlaces.map { place in
      let action = project.casePath(to: place.name, of: feature)
      let call = place.kind == .alert ? ".alert" : ".confirmationDialog"
      return ViewModifierModel(
        line: viewCall(
          Code(call), [Code(scope("$store", state: place.name.member, action: action))]),
        needs: [.binding])
    }
    let cases = feature.casePlaces.compactMap { place -> ViewModifierModel? in
      guard let child = place.child else { return nil }
      let action = project.casePath(to: child, of: feature)
      let call = place.kind == .alert ? ".alert" : ".confirmationDialog"
      let path = "\(child.member)?.\(place.name.member)"
      let scope = scope("$store", state: path, action: "\(action).\(place.name.member)")
      return ViewModifierModel(line: viewCall(Code(call), [Code(scope)]), needs: [.binding])
    }
    let appearing = appearance.map { ViewModifierModel(send: send($0)) }
    let inner = hasTabs ? [] : partsOfForm.filter(\.shape.hasPresentations).map(\.modifier)
    return presented + prompts + cases + (appearing.map { [$0] } ?? []) + inner
  }

  /// The children in the form that have generated views, each with the modifier for the child's presentations.
  private var partsOfForm: [(shape: ViewShape, modifier: ViewModifierModel)] {
    shownFields.compactMap { field in
      guard case .child(let child) = field.content, child.presence == .always,
        let name = child.features.first?.feature.value,
        let inside = project.feature(named: name), let lowering = lowering(of: inside)
      else { return nil }
      let presentations = Code.call(
        "\(lowering.type).Presentations", [.labeled("store", Code(scope("store", to: child)))])
      return (
        lowering.shape,
        // The modifier may also push views.
        ViewModifierModel(
          line: .call(".modifier", [presentations]), needs: [.stack])
      )
    }
  }

  /// Returns the presentations of a place: one for each feature that the place can hold.
  private func presentations(of child: Child) -> [ViewModifierModel] {
    child.features.compactMap { one in
      guard let inside = project.feature(named: one.feature.value),
        let type = project.viewType(of: inside)
      else { return nil }
      let path = project.casePath(to: child.name, of: feature)
      let state =
        child.isOneOf ? "\(child.name.member)?.\(one.name.member)" : child.statePlace
      let action = child.isOneOf ? "\(path).\(one.name.member)" : path
      let address =
        child.isOneOf ? "\(child.name.value).\(one.name.value)" : child.name.value
      let isPushed = view.navigation.contains { $0.value == address }
      let call = isPushed ? ".navigationDestination" : ".sheet"
      let arguments: [Code] = ["item: \(scope("$store", state: state, action: action))"]
      return ViewModifierModel(
        presented: (
          opening: .row("\(call)(", arguments, ") { child in"),
          view: type,
          isStacked: !isPushed && needsStack(inside),
          close: viewOpening("Button", label(nil, or: "Close")),
          dismissal: project.wrapped(
            ".\(child.name.member)(.dismiss)", around: child.name.value, of: feature)
        ),
        needs: isPushed ? [.stack, .binding] : [.binding])
    }
  }
}
