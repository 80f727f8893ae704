import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the choice of a feature's view: `true`, `false`, a view's name or a mapping.
  mutating func view(_ node: YAMLNode?) -> ViewChoice {
    guard let node else { return .unsaid }
    if case .mapping = node.content {
      guard let mapping = mapping(node, as: .view) else { return .unsaid }
      let view = view(mapping)
      return flag(mapping["scaffold"]) == true ? .scaffolded(view) : .generated(view)
    }
    // The name of a view begins with a capital letter; `true` and `false` do not.
    guard let text = node.scalar?.text, text.first?.isUppercase == true, isIdentifier(text) else {
      guard let isOn = flag(node) else {
        lose(node)
        return .unsaid
      }
      return isOn ? .generated(FeatureView()) : .off
    }
    return manualView(node)
  }

  /// Reads the name of a view that is written by hand.
  mutating func manualView(_ node: YAMLNode?) -> ViewChoice {
    guard let node, let name = name(node, "a view's name") else { return .unsaid }
    guard name.value.first?.isLowercase != true else {
      report(
        .invalidName, "'\(name.value)' is not the name of a view", at: name.span,
        hint: "name a type with 'init(store:)', as in 'ProfileView'")
      return .unsaid
    }
    return .manual(name)
  }

  /// Reads the content of a view.
  private mutating func view(_ mapping: SpecMapping) -> FeatureView {
    var view = FeatureView()
    view.title = mapping["title"].flatMap { label($0, "a title") }
    view.fields = mapping["fields"].map { entries($0) { $0.name($1, "a field's name") } }?
      .compactMap { viewField($0.name, $0.value) }
    view.actions = mapping["actions"].map { entries($0) { $0.actionName($1) } }?.compactMap {
      viewAction($0.name, $0.value)
    }
    view.onAppear = mapping["onAppear"].flatMap { actionName($0) }
    view.navigation = elements(mapping["navigation"]).compactMap { text($0, "a child's name") }
    view.hasTabs = flag(mapping["tabs"]) ?? false
    view.preview = given(mapping["preview"])
    view.arguments = arguments(mapping["arguments"])
    view.overrides = overrides(mapping["dependencies"])
    return view
  }

  /// Reads names in order, each alone or with a definition, from a list or a mapping.
  private mutating func entries(
    _ node: YAMLNode, named name: (inout SpecDecoder, YAMLNode) -> Located<String>?
  ) -> [(name: Located<String>, value: YAMLNode?)] {
    // The entries hold no Swift: YAML reads `[count, limit: Upper limit]` as a list.
    (node.items ?? (node.isNothing ? [] : [node])).flatMap {
      element -> [(name: Located<String>, value: YAMLNode?)] in
      guard case .mapping(let members) = element.content else {
        return name(&self, element).map { [($0, nil)] } ?? []
      }
      return members.filter { !$0.name.hasPrefix("x-") }.compactMap { member in
        name(&self, member.key).map { ($0, member.value) }
      }
    }
  }

  /// Reads the definition of a field of the view.
  private mutating func viewField(_ name: Located<String>, _ node: YAMLNode?) -> ViewField? {
    guard let node, !node.isNothing else { return ViewField(named: name) }
    var field = ViewField(named: name)
    if case .scalar = node.content {
      field.label = label(node, "a label")
      return field
    }
    guard let mapping = mapping(node, as: .viewField) else { return nil }
    field.label = mapping["label"].flatMap { label($0, "a label") }
    field.symbol = symbol(mapping["symbol"])
    field.delete = mapping["delete"].flatMap { actionName($0) }
    field.tap = mapping["tap"].flatMap { actionName($0) }
    field.control = mapping["control"].flatMap { node in
      choice(node, "a control").map { Located($0, at: node.span) }
    }
    return field
  }

  /// Reads the definition of a button.
  private mutating func viewAction(_ name: Located<String>, _ node: YAMLNode?) -> ViewAction? {
    guard let node, !node.isNothing else { return ViewAction(named: name) }
    if case .scalar = node.content {
      var action = ViewAction(named: name)
      action.label = label(node, "a label")
      return action
    }
    guard let mapping = mapping(node, as: .viewAction) else { return nil }
    return ViewAction(
      name: name,
      label: mapping["label"].flatMap { label($0, "a label") },
      symbol: symbol(mapping["symbol"]),
      role: choice(mapping["role"], "a button's role"),
      condition: mapping["enabled"].map { fragment($0, .expression) }
    )
  }

  /// Reads the name of an SF Symbol.
  private mutating func symbol(_ node: YAMLNode?) -> Located<String>? {
    guard let node, let text = text(node, "the name of an SF Symbol") else { return nil }
    let isSymbol =
      !text.value.isEmpty
      && text.value.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: ".")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    guard isSymbol else {
      report(
        .wrongValue, "'\(text.value)' is not the name of an SF Symbol", at: node.span,
        hint: "write lowercase letters, digits and dots, as in 'square.and.arrow.up'")
      return nil
    }
    return text
  }
}
