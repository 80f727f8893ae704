import FeatureSpec
import SpecSwift

// The places of other views: stacks, tabs, the one of several that is there, and what is presented.

extension ViewLowering {
  /// Whether the view fills a window by itself, so that no form can hold it.
  var isScreen: Bool { hasStack || hasTabs || hasScreens }

  /// Whether something that lies on a stack has a view.
  private var hasStack: Bool { feature.stack.map { !cases(of: $0).isEmpty } ?? false }

  /// Whether a child fills the view, or a part of it beside the form.
  var hasScreens: Bool { !screens.isEmpty }

  /// The places that fill the view, or a part of it, with whom is there, of those that have views.
  private var screens: [Child] {
    feature.children.filter { isScreen($0) && !cases(of: $0).isEmpty }
  }

  /// Whether a child fills the view: one of several, or one that is part of the view at times and fits into no form.
  private func isScreen(_ child: Child) -> Bool {
    switch child.presence {
    case .always: child.isOneOf
    case .optional: !child.isPresented && !fitsIntoForm(child)
    case .many, .stack: false
    }
  }

  /// Whether a form can hold a child that comes and goes: what a view presents has to stay where it is.
  private func fitsIntoForm(_ child: Child) -> Bool {
    guard let inside = project.onlyFeature(in: child) else { return false }
    return lowering(of: inside).map { !$0.shape.isScreen && !$0.shape.hasPresentations } ?? true
  }

  /// Whether a section of the form shows a child.
  func isInForm(_ child: Child) -> Bool {
    child.presence == .optional ? fitsIntoForm(child) : !hasTabs
  }

  /// The children that are always there, with their views.
  private var parts: [(child: Child, feature: Feature, type: String)] {
    feature.children.filter { $0.presence == .always }.compactMap { child in
      project.onlyFeature(in: child).flatMap { inside in
        project.viewType(of: inside).map { (child, inside, $0) }
      }
    }
  }

  /// Whether the children that are always there stand behind tabs: the spec says so, or one is no part of a form.
  var hasTabs: Bool {
    guard !hasScreens, !parts.isEmpty else { return false }
    return view.hasTabs
      || parts.contains { lowering(of: $0.feature)?.shape.isScreen == true }
  }

  /// The field that chooses the tab: one with a binding, whose cases are called as the children are.
  var selection: (field: Field, type: String)? {
    guard hasTabs else { return nil }
    let names = Set(parts.map(\.child.name.member))
    for field in feature.state where field.isBinding {
      let type = kind(of: field.type)
      if case .choice(let name, let cases) = type.kind, !type.isOptional,
        names.isSubset(of: cases.map(\.name))
      {
        return (field, name)
      }
    }
    return nil
  }

  /// The tabs.
  ///
  /// - Parameter form: What the feature shows beside its children, in a tab of its own; nil for nothing.
  func tabs(beside form: ViewFormModel?) -> ViewModel.Tabs {
    // A tab that no case stands for could not be chosen.
    let selection = form == nil ? self.selection : nil
    let binding = selection.map { storeBinding($0.field, of: state) }
    return (
      opening: binding.map { "TabView(selection: \($0)) {" } ?? "TabView {",
      form: form,
      tabs: parts.map { part in
        let inside = lowering(of: part.feature)?.shape
        let name = part.child.name.member
        let said = view.fields?.first { $0.name.value == part.child.name.value }
        return ViewTabModel(
          view: viewCall(
            part.type, ["store: \(scope("store", to: part.child))"]),
          isStacked: inside.map { !$0.isScreen } ?? false,
          label: escapedStringLiteral(said?.label?.value ?? words(of: part.child.name.value)),
          symbol: ViewSymbolModel(symbol: said?.symbol?.value),
          tag: selection.map { "\($0.type).\(name)" })
      }
    )
  }

  /// The children that fill the view, and what each can be.
  ///
  /// - Parameter form: What the feature shows beside it; nil for nothing.
  func screens(beside form: ViewFormModel?) -> ViewModel.Screens {
    let choices = screens.map { child in
      let place = child.name.member
      let path = project.casePath(to: child.name, of: feature)
      let state = child.presence == .optional ? "\(place)?" : place
      let views = cases(of: child).map { one -> (store: String, type: String) in
        let (state, action) =
          child.isOneOf
          ? ("\(state).\(one.name)", "\(path).\(one.name)") : (child.statePlace, path)
        return ("store.scope(state: \\.\(state), action: \\.\(action))", one.type)
      }
      return choice(views)
    }
    return (choices: choices, form: form)
  }

  /// The stack: what lies on it; nil when nothing on it has a view.
  func lowerStack(_ child: Child) -> ViewStackModel? {
    let views = cases(of: child)
    guard !views.isEmpty else { return nil }
    return ViewStackModel(
      opening: viewCall(
        "NavigationStack", ["path: \(scope("$store", to: child))"], ") {"),
      view: views[0].type,
      choice: child.isOneOf
        ? choice(
          views.map { ("element.scope(state: \\.\($0.name), action: \\.\($0.name))", $0.type) })
        : nil)
  }

  /// Views of which one is shown: whose store is there.
  private func choice(_ views: [(store: String, type: String)]) -> ViewChoiceModel {
    ViewChoiceModel(
      views: views.enumerated().map { index, view in
        (
          opening: "\(index == 0 ? "if" : "} else if") let child = \(view.store) {",
          view: view.type
        )
      })
  }

  /// The features of a place that have views, by the names of their cases.
  private func cases(of child: Child) -> [(name: String, type: String)] {
    child.features.compactMap { one in
      project.feature(named: one.feature.value).flatMap { project.viewType(of: $0) }
        .map { (one.name.member, $0) }
    }
  }
}
