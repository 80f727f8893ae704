import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a feature into the model of its view.
///
/// A view is a form: a section with the fields and the buttons (`CounterRows`), then sections for lists and for the
/// children that it shows (`CounterSections`). Both are views of their own, which the views of parents show in their
/// forms. A modifier presents other views over the form. Parents apply the modifier to their own forms.
final class ViewLowering {
  let feature: Feature
  let project: FeatureProject
  let view: FeatureView

  let dialect: Dialect

  /// The shapes of the views of the feature's descendants.
  let shapes: ViewShapes

  /// The parts of the state that the view shows, in order.
  private(set) lazy var shownFields = findShownFields()

  /// Makes a lowering; nil for a feature without a generated view.
  init?(
    _ feature: Feature, in project: FeatureProject, for dialect: Dialect,
    shapes: ViewShapes = ViewShapes()
  ) {
    guard let view = project.view(of: feature) else { return nil }
    (self.feature, self.project, self.view) = (feature, project, view)
    (self.dialect, self.shapes) = (dialect, shapes)
  }

  /// Lowers the view.
  func lower() -> ViewModel {
    let access = project.access(of: feature)
    let rows = rows
    let sections = sections
    let modifiers = modifiers
    let stack = stack(
      isShown: !rows.isEmpty || !sections.isEmpty,
      pushing: modifiers.filter { $0.needs.contains(.stack) })
    // If a parent's form can hold the view, the modifiers are separate, because the parent applies them to its own
    // form.
    let isApart = !isScreen && !modifiers.isEmpty
    let writes = modifiers.contains { $0.needs.contains(.binding) }
    let appears = modifiers.contains { $0.send?.isViewAction == true }
    return ViewModel(
      imports: lowerImports(
        dialect.modules + ["SwiftUI"], project.viewImports(of: feature, parts: partsOfOthers)),
      access: access,
      type: type,
      feature: project.typeName(of: feature),
      store: store(
        isBindable: (writes && !isApart) || hasStack
          || selection?.field.isBoundByAction == true,
        sends: appears && !isApart),
      content: content(hasRows: !rows.isEmpty, hasSections: !sections.isEmpty, in: stack),
      rows: rows.isEmpty
        ? nil
        : (
          type: feature.rowsType,
          store: store(
            isBindable: hasControls,
            sends: rows.contains { $0.button?.send.isViewAction == true }),
          rows: rows
        ),
      sections: sections.isEmpty
        ? nil
        : (
          type: feature.sectionsType,
          store: store(
            isBindable: false,
            sends: sections.contains(where: \.sendsViewActions)),
          sections: sections
        ),
      modifiers: isApart
        ? [ViewModifierModel(line: ".modifier(Presentations(store: store))")]
        : modifiers.filter { stack.place == nil || !$0.needs.contains(.stack) },
      presentations: isApart
        ? (store: store(isBindable: writes, sends: appears), modifiers: modifiers) : nil,
      hasOptionalTexts: rows.compactMap(\.row).flatMap(\.controls).contains(
        where: \.writesOptionalText),
      preview: preview,
      isScaffold: feature.view.isScaffolded)
  }

  /// Returns the store of a view or of a part of the view.
  private func store(isBindable: Bool, sends: Bool) -> ViewStoreModel {
    ViewStoreModel(
      access: project.access(of: feature), feature: project.typeName(of: feature),
      isBindable: isBindable, sendsViewActions: sends)
  }

  /// Returns the content of the view: a form, tabs, or the view of the child that currently exists.
  private func content(hasRows: Bool, hasSections: Bool, in stack: ViewStack) -> ViewModel.Content {
    let form = ViewFormModel(
      rows: hasRows ? feature.rowsType : nil,
      sections: hasSections ? feature.sectionsType : nil,
      title: title,
      stack: stack.model(around: .form))
    let shown = hasRows || hasSections || form.stack != nil ? form : nil
    return (
      form: hasTabs || hasScreens ? nil : form,
      tabs: hasTabs ? tabs(beside: shown, in: stack) : nil,
      screens: hasScreens ? screens(beside: shown, in: stack) : nil
    )
  }

  /// The view's type.
  var type: String { project.viewType(of: feature) ?? "" }

  /// The title above the view.
  var title: ViewLabel { label(view.title, or: words(of: feature.ownName)) }

  /// The type of the feature's state.
  var state: String { "\(project.typeName(of: feature)).State" }

  /// Whether a control of the view writes through the store.
  private var hasControls: Bool {
    shownFields.contains { field in
      guard case .field(let stored) = field.content, stored.isBoundByAction else { return false }
      return project.controls(of: stored, in: feature) != nil
    }
  }
}

extension ViewLowering {
  /// A part of the state that the view shows.
  struct ShownField {
    /// The kinds of content.
    enum Content {
      case field(Field)
      case computed(ComputedProperty)
      case child(Child)
    }

    var content: Content
    var label: ViewLabel
    var symbol: String?
    var delete: String?
    var tap: String?
    var control: ViewField.Control?
  }

  private func findShownFields() -> [ShownField] {
    guard let fields = view.fields else {
      let selected = selection?.field.name.value
      let stored = project.readableFields(of: feature).filter { $0.name.value != selected }
      return stored.map { shown(.field($0), nil) } + children.map { shown(.child($0), nil) }
    }
    return fields.compactMap { field in
      let name = field.name.value
      if let child = feature.child(named: name) { return shown(.child(child), field) }
      if let stored = feature.field(named: name) { return shown(.field(stored), field) }
      return feature.computedProperty(named: name).map { shown(.computed($0), field) }
    }
  }

  /// The children that a form can hold.
  private var children: [Child] {
    feature.children.filter { !$0.isPresented && $0.presence != .stack && !$0.isOneOf }
  }

  private func shown(_ content: ShownField.Content, _ field: ViewField?) -> ShownField {
    let text =
      switch content {
      case .field(let stored):
        fieldLabel(of: stored.name.value, isTruth: kind(of: stored.type).isTruth)
      case .computed(let property):
        fieldLabel(of: property.name.value, isTruth: kind(of: property.type).isTruth)
      case .child(let child): words(of: child.name.value)
      }
    return ShownField(
      content: content, label: label(field?.label, or: text), symbol: field?.symbol?.value,
      delete: field?.delete?.value, tap: field?.tap?.value, control: field?.control?.value)
  }

  /// Returns the type of a property, in the detail that a view needs.
  func kind(of type: SwiftFragment) -> ViewType {
    ViewType(type, in: .feature(feature), project)
  }
}

extension ViewType {
  fileprivate var isTruth: Bool {
    if case .truth = kind { true } else { false }
  }
}
