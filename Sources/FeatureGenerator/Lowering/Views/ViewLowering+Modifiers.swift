import FeatureSpec
import SpecSwift

// What is presented over a view, and what is sent when it appears.

extension ViewLowering {
  /// The modifiers of a view: those of the feature, then those of the children in its form.
  var modifiers: [ViewModifierCall] {
    let presented = feature.children.filter { $0.presence == .optional }
      .flatMap(presentations)
    let prompts = Prompt.Kind.allCases.filter { !feature.prompts($0).isEmpty }.map { kind in
      let place = "\\.\(kind.rawValue)"
      let call = kind == .alert ? ".alert" : ".confirmationDialog"
      return ViewModifierCall(
        line: viewCall(call, ["$store.scope(state: \(place), action: \(place))"]), writes: true)
    }
    let appearing = appearance.map { ViewModifierCall(appearing: ".\(escapedMember($0))") }
    let inner = hasTabs ? [] : partsOfForm.filter(\.shape.hasPresentations).map(\.modifier)
    return presented + prompts + (appearing.map { [$0] } ?? []) + inner
  }

  /// The children in the form that have generated views, each with the modifier that presents what it presents.
  private var partsOfForm: [(shape: ViewShape, modifier: ViewModifierCall)] {
    shownFields.compactMap { field in
      guard case .child(let child) = field.content, child.presence == .always,
        let name = child.features.first?.feature.value,
        let inside = project.feature(named: name), let lowering = lowering(of: inside)
      else { return nil }
      let place = "\\.\(child.name.member)"
      let presentations = viewCall(
        "\(lowering.type).Presentations", ["store: store.scope(state: \(place), action: \(place))"])
      return (
        lowering.shape,
        ViewModifierCall(
          line: row(".modifier(", [presentations], ")", indentation: 10), isOfChild: true)
      )
    }
  }

  /// What a place presents: one feature, or each of several.
  private func presentations(of child: Child) -> [ViewModifierCall] {
    child.features.compactMap { one in
      guard let inside = project.feature(named: one.feature.value),
        let type = project.viewType(of: inside)
      else { return nil }
      let place = "\\.\(child.name.member)"
      let state = child.isOneOf ? "\(place)?.\(one.name.member)" : place
      let action = child.isOneOf ? "\(place).\(one.name.member)" : place
      let address =
        child.isOneOf ? "\(child.name.value).\(one.name.value)" : child.name.value
      let isPushed = view.navigation.contains { $0.value == address }
      let call = isPushed ? ".navigationDestination" : ".sheet"
      let arguments = ["item: $store.scope(state: \(state), action: \(action))"]
      return ViewModifierCall(
        presenting: .init(
          opening: row("\(call)(", arguments, ") { child in", indentation: 10),
          view: type,
          isStacked: !isPushed && lowering(of: inside)?.shape.isScreen == false,
          dismissal: ".\(child.name.member)(.dismiss)"),
        isPushed: isPushed, writes: true)
    }
  }
}

/// A modifier of a view.
struct ViewModifierCall {
  /// A call on lines of its own, or nothing.
  var line = ""
  /// The action that it sends when the view appears, or nothing.
  var appearing = ""
  /// What it presents; nil for nothing.
  var presenting: ViewModifierModel.Presented?
  /// Whether it pushes a view.
  var isPushed = false
  /// Whether it is what a child presents, which may push views, too.
  var isOfChild = false
  /// Whether it writes through the store.
  var writes = false

  /// Whether it stands inside of the stack of the view, so that what is pushed gets there.
  var belongsInStack: Bool { isPushed || isOfChild }

  /// The modifier as templates see it.
  var model: ViewModifierModel {
    ViewModifierModel(
      isLine: !line.isEmpty, line: line, isAppearance: !appearing.isEmpty, action: appearing,
      presented: presenting)
  }
}
