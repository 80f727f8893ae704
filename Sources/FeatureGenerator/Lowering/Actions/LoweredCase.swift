import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A case of an enum that has case paths, as it is declared and taken apart.
struct LoweredCase {
  var name: Located<String>
  var documentation = Documentation.none
  var parameters: [CaseParameter] = []
  /// Whether its payload may hold another value of the enum.
  var isIndirect = false

  /// What comes with a case.
  struct CaseParameter {
    var label: String?
    var name: Located<String>
    var type: Code
    /// The parameter where the case declares it.
    var declaration: Code

    /// A part of the parameter after its label, if it has one.
    fileprivate func labeled(_ value: Code) -> Code { .labeled(label, value) }

    /// The parameter in a pattern that binds it.
    fileprivate var binding: Code {
      switch label {
      case nil, name.value: "let \(name.declaredCode)"
      case let label?: "\(label): let \(name.declaredCode)"
      }
    }
  }
}

extension LoweredCase {
  /// A case as a spec declares it.
  init(_ action: FeatureAction) {
    self.init(
      name: action.caseName, documentation: action.documentation,
      parameters: action.parameters.map {
        CaseParameter(
          label: $0.label, name: $0.name, type: $0.type.code, declaration: $0.caseDeclarationCode)
      })
  }

  /// A case around one value without a label.
  init(
    _ name: Located<String>, around type: Code, _ value: String, _ documentation: Documentation
  ) {
    let parameter = CaseParameter(
      label: nil, name: Located(value, at: name.span), type: type, declaration: type)
    self.init(name: name, documentation: documentation, parameters: [parameter])
  }

  /// The case as templates see it, with its way in and out.
  ///
  /// - Parameter root: The enum's name.
  func lower(access: Settings.Access, root: String) -> CaseModel {
    let keyword = isIndirect ? "indirect case" : "case"
    return CaseModel(
      access: access,
      name: name.declaredCode,
      doc: documentation,
      declaration: parameters.isEmpty
        ? "case \(name.declaredCode)"
        : .row("\(keyword) \(name.declaredCode)(", parameters.map(\.declaration), ")"),
      path: path(root: root, access: access),
      span: name.span)
  }

  /// The way into and out of the payload: one value stands for itself, several make a tuple with their labels.
  private func path(root: String, access: Settings.Access) -> CasePathModel {
    let name = name.memberCode
    let pattern: Code =
      parameters.isEmpty
      ? ".\(name)" : ".\(name)(\(parameters.map(\.binding).joined(separator: ", ")))"
    switch parameters.count {
    case 0:
      return CasePathModel(
        head: head("Void", root, access), body: extraction(".init(.\(name)) {", pattern, "()"))
    case 1:
      return CasePathModel(
        head: head(parameters[0].type, root, access),
        body: extraction(
          ".init(\(root).\(name)) {", pattern, parameters[0].name.declaredCode))
    default:
      let types = parameters.map { $0.labeled($0.type) }.joined(separator: ", ")
      let names = parameters.map(\.name.declaredCode).joined(separator: ", ")
      let arguments = parameters.enumerated().map { index, parameter in
        parameter.labeled("$0.\(parameter.label ?? String(index))")
      }
      return CasePathModel(
        head: head("(\(types))", root, access),
        body: .block(
          ".init(",
          [
            "embed: { .\(name)(\(arguments.joined(separator: ", "))) },",
            extraction("extract: {", pattern, "(\(names))"),
          ], ")"))
    }
  }

  /// The first line of the property that is the case path: the brace goes to a line of its own first, then the type, then its
  /// arguments.
  private func head(_ value: Code, _ root: String, _ access: Settings.Access) -> Code {
    let type = "AnyCasePath<" + Code.items(["\(root), \(value)"]) + ">"
    let property: Code = "\(access.prefix)var \(name.declaredCode):"
    return .group(.follow(property, type) + .space + "{")
  }

  /// A closure that takes the payload out of a value, on one line if that holds it.
  private func extraction(_ opening: Code, _ pattern: Code, _ extracted: Code) -> Code {
    .line(
      "\(opening) if case \(pattern) = $0 { \(extracted) } else { nil } }",
      else: .block(
        opening, ["guard case \(pattern) = $0 else { return nil }", "return \(extracted)"]))
  }
}
