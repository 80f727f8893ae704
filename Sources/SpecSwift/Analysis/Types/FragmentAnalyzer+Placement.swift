import SwiftSyntax

/// The position of a type, as far as it matters to attributes and specifiers.
private enum TypePlace {
  /// The whole type.
  case root
  /// The type of a function's parameter.
  case parameter
  /// The type that a function returns.
  case result
  /// Any other part of a type: an element, an argument, the wrapped type of an optional.
  case part
}

extension FragmentAnalyzer {
  /// Reports the problems that the compiler rejects in a type of a spec, regardless of its position in the generated
  /// code.
  mutating func noteMisplaced(in type: TypeSyntax) {
    noteMisplaced(in: type, at: .root)
  }

  private mutating func noteMisplaced(in type: TypeSyntax, at place: TypePlace) {
    switch type.kind {
    case .attributedType:
      let attributed = type.cast(AttributedTypeSyntax.self)
      for specifier in attributed.specifiers { note(Syntax(specifier), at: place) }
      noteAttributes(of: attributed, at: place)
      noteMisplaced(in: attributed.baseType, at: place)
    case .functionType:
      let function = type.cast(FunctionTypeSyntax.self)
      for parameter in function.parameters { noteMisplaced(in: parameter.type, at: .parameter) }
      noteMisplaced(in: function.returnClause.type, at: .result)
    case .implicitlyUnwrappedOptionalType:
      let optional = type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if place != .root || !options.contains(.allowsImplicitUnwrapping) {
        report(
          .invalidType, optional.exclamationMark, "'!' is not allowed here",
          hint: "write '\(optional.wrappedType.writtenText)?'")
      }
      noteMisplaced(in: optional.wrappedType, at: .part)
    case .someOrAnyType:
      let opaque = type.cast(SomeOrAnyTypeSyntax.self)
      if opaque.someOrAnySpecifier.text == "some", !options.contains(.allowsOpaqueTypes) {
        report(
          .invalidType, opaque.someOrAnySpecifier, "'some' is not allowed here",
          hint: "write 'any \(opaque.constraint.writtenText)', or name the type")
      }
    case .packExpansionType, .packElementType, .suppressedType:
      report(.invalidType, type, "this cannot be the type of a value")
    case .identifierType where type.writtenText == "_":
      report(.invalidType, type, "'_' is not a type", hint: "write the type out")
    default:
      noteMisplacedParts(of: Syntax(type))
    }
  }

  /// Reports the problems in the types that a type consists of.
  private mutating func noteMisplacedParts(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let type = child.as(TypeSyntax.self) {
        noteMisplaced(in: type, at: .part)
      } else {
        noteMisplacedParts(of: child)
      }
    }
  }

  /// Reports a word such as `inout` on a type that is no function parameter.
  private mutating func note(_ specifier: Syntax, at place: TypePlace) {
    guard let word = specifier.firstToken(viewMode: .sourceAccurate)?.text,
      word != "nonisolated", !takesParameters(place), word != "sending" || place != .result
    else { return }
    report(
      .invalidType, specifier, "'\(word)' is allowed only for a function's parameter",
      hint: "leave it out")
  }

  /// Reports attributes that belong to parameters, protocols or declarations.
  private mutating func noteAttributes(of type: AttributedTypeSyntax, at place: TypePlace) {
    for case .attribute(let attribute) in type.attributes {
      let name = attribute.attributeName.writtenText
      switch name {
      case "autoclosure", "escaping":
        guard !takesParameters(place) else { continue }
        report(
          .invalidType, attribute, "'@\(name)' is allowed only for a function's parameter",
          hint: "leave it out")
      case "preconcurrency", "retroactive", "unchecked":
        report(
          .invalidType, attribute, "'@\(name)' is not part of a value's type", hint: "leave it out")
      case "Sendable", "MainActor", "concurrent", "convention", "isolated":
        continue
      default:
        // An attribute of a function type may be a global actor of the app.
        guard shape(of: type.baseType) != .function else { continue }
        let wrapper = "\(name)<\(type.baseType.writtenText)>"
        report(
          .invalidType, attribute, "'@\(name)' is not part of a type",
          hint: "leave it out, or name its own type: '\(wrapper)'")
      }
    }
  }

  private func takesParameters(_ place: TypePlace) -> Bool {
    place == .parameter || place == .root && options.contains(.isParameter)
  }
}
