import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// Names and parameters as Swift that leads back to their places in the spec.

extension Located<String> {
  /// Returns Swift that was made from the name: the name itself, possibly in backticks, or another text.
  func code(_ text: String) -> Code {
    text.first == "`" && text.utf8.count == value.utf8.count + 2
      ? "`\(written)`" : .made(Code(text), of: span)
  }

  /// The name as it is.
  var written: Code { .made(Code(value), of: span) }

  /// The name in a declaration. A keyword has backticks.
  var declaredCode: Code { code(declared) }

  /// The name as the label of an argument in a call.
  var argumentCode: Code { code(argument) }

  /// The name as the label of a parameter.
  var labelCode: Code { code(label) }

  /// The name after a dot.
  var memberCode: Code { code(member) }

  /// The text as a Swift string literal on one line.
  var literalCode: Code {
    let contents = escapedStringContents(value)
    return "\"\(Code.made(Code(contents), of: span))\""
  }

  /// The statement of an initialiser that assigns the parameter of this name to the property.
  var assignmentCode: Code { "self.\(memberCode) = \(declaredCode)" }
}

extension Address? {
  /// Returns a name after a dot, copied from the address if the address contains it.
  func member(_ name: String) -> Code {
    let member = escapedMember(name)
    guard let address = self, member == name,
      let range = address.components.last(where: { $0.name.name == name })?.name.range,
      range.count == name.utf8.count
    else { return Code(member) }
    return .copied(
      address.source, address.start + range.lowerBound..<address.start + range.upperBound)
  }
}

extension ActionCall {
  /// Returns a name after a dot, copied from the call's address if the address contains it.
  func member(_ name: String) -> Code { Optional(address).member(name) }

  /// The name of the function that is called.
  var functionName: Code {
    escapedIdentifier(name) == name ? member(name) : Code(escapedIdentifier(name))
  }
}

extension NamedAction {
  /// Returns an argument as it is written in a call.
  fileprivate func code(of argument: CallArgument) -> Code {
    guard let label = argument.label else { return argument.value.code }
    let start = address.start
    let copy = Code.copied(
      address.source, start + label.range.lowerBound..<start + label.range.upperBound)
    return .labeled(copy.text == label.name ? copy : Code(label.name), argument.value.code)
  }

  /// The arguments as they are written in a call; none if the spec has no arguments.
  var argumentCodes: [Code] { (arguments ?? []).map { code(of: $0) } }
}

extension SharedField {
  /// The key as an expression; nil for a value that the parent passes.
  var keyCode: Code? {
    switch source {
    case .appStorage(let key): ".appStorage(\(key.literalCode))"
    case .fileStorage(let url): ".fileStorage(\(url))"
    case .inMemory(let key): ".inMemory(\(key.literalCode))"
    case .key(let key): key.code
    case .parent: nil
    }
  }
}

extension Parameter {
  /// The parameter in the declaration of an enum's case: `_ text: String`, or the label alone.
  var caseDeclarationCode: Code {
    "\(label.map(labelCode) ?? "_ \(name.declaredCode)"): \(type)\(defaultCode)"
  }

  /// The default value after an equals sign; empty without a default value.
  var defaultCode: Code { defaultValue.map { " = \($0)" } ?? .empty }

  /// The parameter in the declaration of a function.
  var functionDeclarationCode: Code { functionDeclarationCode(type: type.code) + defaultCode }

  /// Returns the parameter for the declaration of a function that names another type for it and has no default value.
  func functionDeclarationCode(type: Code) -> Code {
    switch label {
    case nil: "_ \(name.declaredCode): \(type)"
    case name.value: "\(name.declaredCode): \(type)"
    case let label?: "\(label) \(name.declaredCode): \(type)"
    }
  }

  /// The parameter in the type of a closure, which has names but no labels.
  var closureDeclarationCode: Code { "_ \(name.declaredCode): \(type)" }

  /// The parameter in a pattern that binds it. A label that equals the name is left out.
  var bindingCode: Code {
    switch label {
    case nil, name.value: "let \(name.declaredCode)"
    case let label?: "\(label): let \(name.declaredCode)"
    }
  }

  /// Returns the argument that passes a value for the parameter in a call.
  func argumentCode(_ value: Code) -> Code { .labeled(label, value) }

  private func labelCode(_ label: String) -> Code {
    label == name.value ? name.written : Code(label)
  }
}
