import FeatureSpec
import SpecSource
import SpecSwift

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
    var type: String
    /// The parameter where the case declares it.
    var declaration: String
  }
}

extension LoweredCase {
  /// A case as a spec declares it.
  init(_ action: FeatureAction) {
    self.init(
      name: action.caseName, documentation: action.documentation,
      parameters: action.parameters.map {
        CaseParameter(
          label: $0.label, name: $0.name, type: $0.type.text, declaration: $0.caseDeclaration)
      })
  }

  /// A case around one value without a label.
  init(
    _ name: Located<String>, around type: String, _ value: String, _ documentation: Documentation
  ) {
    let parameter = CaseParameter(
      label: nil, name: Located(value, at: name.span), type: type, declaration: type)
    self.init(name: name, documentation: documentation, parameters: [parameter])
  }

  /// The case as templates see it, with its way in and out.
  ///
  /// - Parameter root: The enum's name.
  func lower(access: Settings.Access, root: String, indentation: Int) -> CaseModel {
    let keyword = isIndirect ? "indirect case" : "case"
    let declaration =
      parameters.isEmpty
      ? "case \(name.declared)"
      : row(
        "\(keyword) \(name.declared)(", parameters.map(\.declaration), ")", indentation: indentation
      )
    return CaseModel(
      access: access,
      name: name.declared,
      doc: documentation,
      declaration: declaration,
      path: path(root: root, access: access, indentation: indentation + 2),
      span: name.span)
  }

  /// The way into and out of the payload: one value stands for itself, several make a tuple with their labels.
  private func path(
    root: String, access: Settings.Access, indentation: Int
  ) -> CasePathModel {
    func head(_ value: String) -> String {
      getterOpening(
        "\(access.prefix)var \(self.name.declared)", "AnyCasePath", [root, value],
        columns: columnLimit - indentation)
    }
    func argument(_ parameter: CaseParameter, _ value: String) -> String {
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    func binding(_ parameter: CaseParameter) -> String {
      switch parameter.label {
      case nil, parameter.name.value: "let \(parameter.name.declared)"
      case let label?: "\(label): let \(parameter.name.declared)"
      }
    }
    let name = name.member
    let bindings = parameters.map(binding).joined(separator: ", ")
    func path(
      _ value: String, embed: String, pattern: String, extracted: String, isTuple: Bool = false
    ) -> CasePathModel {
      let extraction = "{ if case \(pattern) = $0 { \(extracted) } else { nil } }"
      let line = isTuple ? "  extract: \(extraction)" : ".init(\(embed)) \(extraction)"
      return CasePathModel(
        head: head(value), embed: embed, pattern: pattern, extracted: extracted, isTuple: isTuple,
        isLong: indentation + 2 + line.columns > columnLimit)
    }
    switch parameters.count {
    case 0:
      return path("Void", embed: ".\(name)", pattern: ".\(name)", extracted: "()")
    case 1:
      return path(
        parameters[0].type, embed: "\(root).\(name)", pattern: ".\(name)(\(bindings))",
        extracted: parameters[0].name.declared)
    default:
      let types = parameters.map { argument($0, $0.type) }.joined(separator: ", ")
      let names = parameters.map(\.name.declared).joined(separator: ", ")
      let arguments = parameters.enumerated().map { index, parameter in
        argument(parameter, "$0.\(parameter.label ?? String(index))")
      }
      return path(
        "(\(types))", embed: ".\(name)(\(arguments.joined(separator: ", ")))",
        pattern: ".\(name)(\(bindings))", extracted: "(\(names))", isTuple: true)
    }
  }
}
