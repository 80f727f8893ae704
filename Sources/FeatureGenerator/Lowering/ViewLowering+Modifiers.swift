import FeatureSpec
import SpecSwift
import StrictMustache

// What is presented over a view, and what is sent when it appears.

extension ViewLowering {
  /// The modifiers of a view: those of the feature, then those of the children in its form.
  ///
  /// - Parameter path: The places that lead to the feature whose modifiers these are.
  func modifiers(at path: [String]) -> [TemplateValue] {
    let presented = feature.children.filter { $0.presence == .optional }
      .flatMap { presentations(of: $0, at: path) }
    let questions = Question.Kind.allCases.filter { !feature.questions($0).isEmpty }.map { kind in
      let place = keyPath(path + [kind.rawValue])
      let call = kind == .alert ? ".alert" : ".confirmationDialog"
      return modifier(
        line: viewCall(call, ["$store.scope(state: \(place), action: \(place))"]))
    }
    let appearing = appearance.map { action in
      [modifier(appearing: send(".\(escapedMember(action))", at: path))]
    }
    let inner =
      hasTabs
      ? []
      : partsOfForm.flatMap { child, lowering in
        lowering.modifiers(at: path + [child.name.value])
      }
    return presented + questions + (appearing ?? []) + inner
  }

  /// The children in the form that have generated views.
  private var partsOfForm: [(Child, ViewLowering)] {
    shownFields.compactMap { field in
      guard case .child(let child) = field.content, child.presence == .always,
        let name = child.features.first?.feature.value,
        let inside = project.feature(named: name),
        let lowering = ViewLowering(inside, in: project, for: dialect)
      else { return nil }
      return (child, lowering)
    }
  }

  /// What a place presents: one feature, or each of several.
  private func presentations(of child: Child, at path: [String]) -> [TemplateValue] {
    child.features.compactMap { one in
      guard let inside = project.feature(named: one.feature.value),
        let type = project.viewType(of: inside)
      else { return nil }
      let place = path + [child.name.value]
      let state =
        child.isOneOf ? "\(keyPath(place))?.\(one.name.member)" : keyPath(place)
      let action = child.isOneOf ? keyPath(place + [one.name.value]) : keyPath(place)
      let address =
        child.isOneOf ? "\(child.name.value).\(one.name.value)" : child.name.value
      let isPushed = view.navigation.contains { $0.value == address }
      let lowering = ViewLowering(inside, in: project, for: dialect)
      let call = isPushed ? ".navigationDestination" : ".sheet"
      return modifier(
        presenting: [
          "opening": .text(
            row(
              "\(call)(", ["item: $store.scope(state: \(state), action: \(action))"],
              ") { child in", indentation: 6)),
          "view": .text(type),
          "isStacked": .bool(!isPushed && lowering?.isScreen == false),
          "dismissal": .text(send(".\(child.name.member)(.dismiss)", at: path)),
        ], isPushed: isPushed)
    }
  }

  /// A key path through places.
  private func keyPath(_ path: [String]) -> String {
    "\\" + path.map { ".\(escapedMember($0))" }.joined()
  }

  /// An action of a child as one of the view's feature.
  private func send(_ action: String, at path: [String]) -> String {
    path.reversed().reduce(action) { ".\(escapedMember($1))(\($0))" }
  }

  /// A modifier as a value for templates; it writes through the store unless it only sends.
  private func modifier(
    line: String = "", appearing action: String = "", presenting: TemplateValue = false,
    isPushed: Bool = false
  ) -> TemplateValue {
    [
      "isPushed": .bool(isPushed),
      "writes": .bool(action.isEmpty),
      "isLine": .bool(!line.isEmpty), "line": .text(line),
      "isAppearance": .bool(!action.isEmpty), "action": .text(action),
      "presented": presenting,
    ]
  }
}
