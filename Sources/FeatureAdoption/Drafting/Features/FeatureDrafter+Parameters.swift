import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Reads the stored properties of the reducer, and the initializer that sets them.
  mutating func readParameters() throws(NotDrafted) {
    var initializers: [(function: FunctionDeclaration, member: Member)] = []
    var stored: [(variable: VariableDeclaration, member: Member)] = []
    for member in feature.members {
      switch member.declaration.kind {
      case .initializer(let function)
      where !function.parameters.isEmpty || function.body?.isEmpty != true:
        initializers.append((function, member))
      case .variable(let variable)
      where variable.getter == nil && !member.declaration.has("Dependency")
        && !member.declaration.modifiers.contains("static") && variable.name != "body":
        stored.append((variable, member))
      default: continue
      }
    }
    let initializer = initializers.first?.function
    if let first = initializers.first {
      let names = Set(stored.map(\.variable.name))
      let sets = first.function.body?.map { $0.source.text.filter { !$0.isWhitespace } } ?? []
      let expected = first.function.parameters.map { "self.\($0.name)=\($0.name)" }
      guard initializers.count == 1, sets.sorted() == expected.sorted(),
        first.function.parameters.allSatisfy({ $0.label == $0.name && names.contains($0.name) })
      else { throw NotDrafted("an initializer of the reducer", at: first.member.span) }
      drafted(first.member, claiming: first.member.declaration.source.range)
    }
    for (variable, member) in stored { try readParameter(variable, member, initializer) }
    // In the order in which the initializer has them.
    let order = initializer?.parameters.map(\.name) ?? []
    parameters =
      order.compactMap { name in parameters.first { $0.name == name } }
      + parameters.filter { !order.contains($0.name) }
  }

  private mutating func readParameter(
    _ variable: VariableDeclaration, _ member: Member, _ initializer: FunctionDeclaration?
  ) throws(NotDrafted) {
    let declaration = member.declaration
    let parameter = initializer?.parameters.first { $0.name == variable.name }
    let value = (parameter?.value ?? variable.value?.source)?.text
    let access: Set = ["private", "fileprivate", "internal"]
    let type = variable.type?.text ?? parameter?.type ?? variable.value?.shownType
    guard let type, declaration.attributes.isEmpty, variable.accessors.isEmpty,
      isIdentifier(variable.name), declaration.modifiers.allSatisfy({ access.contains($0) }),
      value != nil || parameter != nil || initializer == nil,
      feature.members.count(where: {
        $0.declaration.source.range == declaration.source.range
          && $0.file.file.path == member.file.file.path
      }) == 1
    else { throw NotDrafted("a stored property of the reducer", at: member.span) }
    drafted(member, claiming: declaration.source.range)
    let comments = commentLines(declaration.comment)
    let documentation = comments.documentation.joined(separator: "\n")
    let line = type.onOneLine + (value.map { " = \($0)" } ?? "")
    let isShort = documentation.isEmpty && !line.contains(":") && !line.contains("\n")
    parameters.append(
      DraftKey(
        variable.name,
        isShort
          ? .text(line, at: member.span)
          : .keys(
            ("type", .text(type.onOneLine, at: member.span)), ("default", value.map { .text($0) }),
            ("doc", documentation.isEmpty ? nil : .text(documentation))),
        comments: comments.other))
  }
}

extension Expression {
  /// The type that a literal, or a call of a type, shows; nil for anything else.
  fileprivate var shownType: String? {
    let text = source.text
    switch kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    case .member(of: let base?, let name):
      guard case .name(let type) = base.kind, type.first?.isUppercase == true,
        ["current", "default", "main", "shared", "standard"].contains(name)
      else { return nil }
      return type
    default:
      if ["true", "false"].contains(text) { return "Bool" }
      if text.hasPrefix("\"") { return "String" }
      if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) { return "Int" }
      if text.utf8.first?.isDigit == true,
        text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
      {
        return "Double"
      }
      return nil
    }
  }
}
