import SwiftSyntax

extension SwiftReader {
  /// Reads the signature of a function type; returns nil for other types, including optional function types.
  func function(_ name: String, _ node: TypeSyntax) -> FunctionDeclaration? {
    if let node = node.as(AttributedTypeSyntax.self) { return function(name, node.baseType) }
    if let node = node.as(TupleTypeSyntax.self), node.elements.count == 1,
      let element = node.elements.first
    {
      return function(name, element.type)
    }
    guard let node = node.as(FunctionTypeSyntax.self) else { return nil }
    let result = source(node.returnClause.type)
    return FunctionDeclaration(
      name: name, parameters: node.parameters.map { parameter($0) },
      result: ["Void", "()"].contains(result.text) ? nil : result, body: nil, interior: 0..<0,
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      failure: (node.effectSpecifiers?.throwsClause).map { source($0) })
  }

  private func parameter(_ node: TupleTypeElementSyntax) -> FunctionParameter {
    let name = node.secondName ?? node.firstName
    return FunctionParameter(
      label: nil, name: name.map(\.text) ?? "", type: node.type.writtenText)
  }
}
