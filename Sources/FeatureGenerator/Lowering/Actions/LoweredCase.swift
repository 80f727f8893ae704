import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A case of an enum with case paths: its declaration, and the extraction of its payload.
struct LoweredCase {
  var name: Located<String>
  var documentation = Documentation.none
  var parameters: [CaseParameter] = []
  /// Whether the payload may contain another value of the enum.
  var isIndirect = false

  /// A parameter of the payload.
  struct CaseParameter {
    var label: String?
    var name: Located<String>
    var type: Code
    /// The parameter in the declaration of the case.
    var declaration: Code

    /// Returns a value after the parameter's label, if it has one.
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
  /// Makes a case from its declaration in a spec.
  init(_ action: FeatureAction) {
    self.init(
      name: action.caseName, documentation: action.documentation,
      parameters: action.parameters.map {
        CaseParameter(
          label: $0.label, name: $0.name, type: $0.type.code, declaration: $0.caseDeclarationCode)
      })
  }

  /// Makes a case with a single value without a label.
  init(
    _ name: Located<String>, around type: Code, _ value: String, _ documentation: Documentation
  ) {
    let parameter = CaseParameter(
      label: nil, name: Located(value, at: name.span), type: type, declaration: type)
    self.init(name: name, documentation: documentation, parameters: [parameter])
  }

  /// Returns the case as templates see it, with its case path.
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

  /// Returns the case path of the payload. A single value has the value's type, several values form a tuple with
  /// their labels.
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

  /// Returns the first line of the property that is the case path. If the line is too long, the brace moves to a line
  /// of its own first, then the type, then the type's arguments.
  private func head(_ value: Code, _ root: String, _ access: Settings.Access) -> Code {
    let type = "AnyCasePath<" + Code.items(["\(root), \(value)"]) + ">"
    let property: Code = "\(access.prefix)var \(name.declaredCode):"
    return .group(.follow(property, type) + .space + "{")
  }

  /// Returns a closure that extracts the payload of a value, on one line if it fits.
  private func extraction(_ opening: Code, _ pattern: Code, _ extracted: Code) -> Code {
    .line(
      "\(opening) if case \(pattern) = $0 { \(extracted) } else { nil } }",
      else: .block(
        opening, ["guard case \(pattern) = $0 else { return nil }", "return \(extracted)"]))
  }
}
