import SpecSource
import SpecSwift

extension Lifter {
  /// Returns the result for an effect that a function in an extension of the library's effects makes; nil when the
  /// app has no such function.
  func addition(_ name: String, _ arguments: [LabeledValue], at source: SourceText) -> Lifted? {
    for type in effectTypes.sorted() {
      for member in types.members(addedTo: type) {
        guard let function = member.declaration.function, function.name == name,
          function.returnsEffect || function.result?.text == "Self",
          member.declaration.modifiers.contains("static"), function.takes(arguments)
        else { continue }
        return lift(Helper(function: function, file: member.file), arguments, at: source)
      }
    }
    return nil
  }

  /// Returns a property that the app adds to the library's effects.
  func addedProperty(_ name: String) -> (VariableDeclaration, ReadSwiftFile)? {
    effectTypes.sorted().lazy.flatMap { types.members(addedTo: $0) }
      .compactMap { member in
        member.declaration.variable.flatMap { $0.name == name ? ($0, member.file) : nil }
      }.first
  }

  /// Returns the type whose functions an expression calls: the type of the state, of a child's state, or of a
  /// dependency.
  func type(of base: Expression) -> LinkedType? {
    switch base.kind {
    case .name("self"): owner ?? feature
    case .name("state"): owner == nil ? feature.nested["State"] : nil
    case .name(let name): property(name, of: owner ?? feature)
    case .member(of: let base?, let name): type(of: base).flatMap { property(name, of: $0) }
    default: nil
    }
  }

  /// Whether an expression begins with a function of a child's state.
  func isOfChild(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.unmarked.kind else { return false }
    if let owner = helpers(of: callee).first?.owner { return owner !== feature.nested["State"] }
    guard case .member(of: let base?, name: _) = callee.kind else { return false }
    return isOfChild(base)
  }

  /// Returns the type of a property.
  private func property(_ name: String, of type: LinkedType) -> LinkedType? {
    guard let (variable, member) = type.variable(named: name) else { return nil }
    if let text = variable.type?.text { return types.type(written: text, in: member.file) }
    if let dependency = member.declaration.attributes.first(where: { $0.name == "Dependency" }) {
      return dependency.arguments.flatMap { self.dependency($0, in: member.file) }
    }
    guard case .call(let callee, _) = variable.value?.kind else { return nil }
    let text = callee.source.text
    return types.type(
      written: text.hasSuffix(".init") ? String(text.dropLast(5)) : text, in: member.file)
  }

  /// Returns the type of a dependency by the text in parentheses after `@Dependency`.
  private func dependency(_ text: String, in file: ReadSwiftFile) -> LinkedType? {
    if text.hasSuffix(".self") { return types.type(written: String(text.dropLast(5)), in: file) }
    guard text.hasPrefix("\\.") else { return nil }
    let found = types.members(addedTo: "DependencyValues").first {
      $0.declaration.variable?.name == String(text.dropFirst(2))
    }
    return found.flatMap { member in
      member.declaration.variable?.type.flatMap { types.type(written: $0.text, in: member.file) }
    }
  }
}
