import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

// The sections of a view: lists, children that always exist, and optional children that are part of the form while
// they exist.

extension ViewLowering {
  /// The sections, in order.
  var sections: [ViewSectionModel] {
    shownFields.compactMap { field in
      switch field.content {
      case .computed: return nil
      case .field(let stored): return stored.isList ? list(of: stored, field) : nil
      case .child(let child):
        guard let inside = project.onlyFeature(in: child) else { return nil }
        return child.presence == .many
          ? rows(of: inside, in: child, field) : part(inside, in: child, field)
      }
    }
  }

  /// Returns a section without its content.
  private func section(_ field: ShownField) -> ViewSectionModel {
    ViewSectionModel(
      opening: field.symbol == nil ? viewOpening("Section", field.label) : "Section {",
      header: field.symbol.map { symbolLabel(field.label, $0) },
      delete: delete(field))
  }

  /// Returns the section of a child: the rows and the sections of its view, or the whole view if it is written by
  /// hand.
  private func part(_ child: Feature, in place: Child, _ field: ShownField) -> ViewSectionModel? {
    guard isInForm(place), let type = project.viewType(of: child) else { return nil }
    let shape = lowering(of: child)?.shape
    let hasSections = shape?.hasSections == true
    let hasRows = shape?.hasRows ?? true
    guard hasRows || hasSections else { return nil }
    let isOptional = place.presence == .optional
    let scope = self.scope("store", to: place)
    func view(_ type: String) -> Code {
      viewCall(Code(type), ["store: \(isOptional ? "child" : scope)"])
    }
    var section = section(field)
    if isOptional { section.optional = scope }
    if hasRows { section.part = view(shape == nil ? type : child.rowsType) }
    if hasSections { section.inner = view(child.sectionsType) }
    section.isSection = hasRows
    return section
  }

  /// The views of children from which the sections of this view can be made.
  var partsOfOthers: [(feature: Feature, type: String)] {
    shownFields.flatMap { field -> [(feature: Feature, type: String)] in
      guard case .child(let child) = field.content, isInForm(child),
        let inside = project.onlyFeature(in: child), let shape = lowering(of: inside)?.shape
      else { return [] }
      return (shape.hasRows ? [(inside, inside.rowsType)] : [])
        + (shape.hasSections ? [(inside, inside.sectionsType)] : [])
    }
  }

  /// Returns the section of a child's rows. A simple row is shown in full. Any other row is a link to its view.
  private func rows(of row: Feature, in place: Child, _ field: ShownField) -> ViewSectionModel? {
    guard let type = project.viewType(of: row) else { return nil }
    let lowering = lowering(of: row)
    let isSimple = lowering?.isSimpleRow == true
    var section = section(field)
    section.tap = tap(field, "row.id")
    let kind: ViewSectionModel.RowKind =
      section.tap != nil ? .tapped : lowering == nil ? .manual : isSimple ? .simple : .linked
    section.rows = (
      opening: viewCall("ForEach", [Code(scope("store", to: place))], ") { row in"),
      view: isSimple ? row.rowsType : type, kind: kind,
      label: lowering?.rowLabel ?? "String(describing: row.id)"
    )
    return section
  }

  /// Whether the view fits into a row: it has no sections of its own, and presents no other views.
  private var isSimpleRow: Bool {
    feature.children.isEmpty && feature.prompts.isEmpty && shape.hasRows && !shape.hasSections
      && appearance == nil
  }

  /// The label that distinguishes a row from other rows: a text of its state, or its ID.
  private var rowLabel: String {
    let texts = project.readableFields(of: feature).filter { field in
      let type = project.viewType(of: field, in: feature)
      guard case .text = type.kind, !type.isOptional, !field.isList else { return false }
      return !project.isSecret(field, in: feature)
    }
    return texts.first.map { storeValue($0.name.value, of: "row") } ?? "String(describing: row.id)"
  }

  /// Returns the section of a list of values; nil if the values cannot be shown.
  private func list(of stored: Field, _ field: ShownField) -> ViewSectionModel? {
    let value = storeValue(stored.name.value)
    let element = project.viewType(of: stored, in: feature)
    let item = stored.isIdentified ? "item" : "item.element"
    var rows: [ViewRowModel] = []
    let text: String
    switch (element.kind, element.isOptional) {
    case (.structure, false), (.state, false):
      rows = element.partRows(showing: item, of: field.label, in: project)
      guard !rows.isEmpty || stored.isIdentified else { return nil }
      text = "String(describing: \(item).id)"
    case (.structure, true), (.state, true), (.hidden, _): return nil
    case (.text, false): text = item
    case (.link, false): text = "\(item).absoluteString"
    default: text = "String(describing: \(item))"
    }
    let elements: [Code] =
      stored.isIdentified ? [Code(value)] : ["Array(\(value).enumerated())", "id: \\.offset"]
    var section = section(field)
    section.tap = tap(field, stored.isIdentified ? "\(item).id" : item)
    section.list = (
      opening: viewCall("ForEach", elements, ") { item in"), rows: rows, text: text
    )
    return section
  }

  /// Returns the store of a place, scoped out of another store.
  func scope(_ store: String, to place: Child) -> String {
    scope(
      store, state: place.statePlace, action: project.casePath(to: place.name, of: feature))
  }

  /// Returns the store of a part of another store's state. The key paths are written without their backslashes and
  /// first dots.
  func scope(_ store: String, state: String, action: String) -> String {
    let isLabelled = dialect != .tca || project.settings.tca.version.labelsScopes
    return "\(store).scope(\(isLabelled ? "state: " : "")\\.\(state), action: \\.\(action))"
  }

  /// Returns the action that a tap on a row sends.
  private func tap(_ field: ShownField, _ row: String) -> ViewSend? {
    guard let name = field.tap, let action = feature.action(named: name),
      let parameter = action.parameters.first
    else { return nil }
    return send(action, [parameter.argumentCode(Code(row))])
  }

  /// Returns the action that a swipe over a row sends; nil if rows cannot be deleted.
  private func delete(
    _ field: ShownField
  ) -> (takesOffsets: Bool, ids: String, send: ViewSend)? {
    guard let action = deleteAction(field), let parameter = action.parameters.first else {
      return nil
    }
    let value: String
    switch field.content {
    case .field(let stored): value = storeValue(stored.name.value)
    case .child(let child):
      value = "\(storeState(for: child.stateNames[0])).\(child.statePlace)"
    case .computed: return nil
    }
    let takesOffsets = parameter.type.text == "IndexSet"
    let argument = parameter.argumentCode(takesOffsets ? "offsets" : "id")
    return (takesOffsets, "\(value).ids", send(action, [argument]))
  }

  /// Returns the action that deletes rows. It is the action that the spec names, or, in a view with a single list,
  /// the only action whose single parameter is a set of offsets.
  private func deleteAction(_ field: ShownField) -> FeatureAction? {
    if let name = field.delete { return feature.action(named: name) }
    let lists = shownFields.filter { other in
      switch other.content {
      case .field(let stored): stored.isList
      case .child(let child): child.presence == .many
      case .computed: false
      }
    }
    let actions = feature.actions.filter { action in
      action.parameters.count == 1 && action.parameters[0].type.text == "IndexSet"
    }
    switch field.content {
    case .field(let stored) where !stored.isList: return nil
    case .child(let child) where child.presence != .many: return nil
    default: return lists.count == 1 && actions.count == 1 ? actions[0] : nil
    }
  }
}
