import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// The type that the first value of a field shows to who knows the app's types, and to nobody else; nil when it shows none,
  /// or shows it to anybody.
  func shownType(_ value: Expression, in file: ReadSwiftFile) -> String? {
    switch value.kind {
    case .array(let elements):
      let shown = Set(elements.map { evidentType($0, in: file) ?? shownType($0, in: file) })
      return shown.count == 1 ? shown.first?.map { "[\($0)]" } : nil
    case .member(of: let base?, let name):
      return shownType(name, of: base.source.text, isCalled: false, file)
    case .call(let callee, let arguments):
      if case .member(of: let base?, let name) = callee.kind {
        return shownType(name, of: base.source.text, isCalled: true, file)
      }
      // An empty dictionary: '[String: Int]()'.
      let text = callee.source.text
      return arguments.isEmpty && text.hasPrefix("[") && evidentType(value, in: file) == nil
        ? text : nil
    default: return nil
    }
  }

  /// The type of a case, a static property or what a static function returns, of a type of the app.
  private func shownType(
    _ name: String, of type: String, isCalled: Bool, _ file: ReadSwiftFile
  ) -> String? {
    let scopes = ["\(feature.name).State.", "\(feature.name).", ""]
    let found = scopes.lazy.compactMap { types["\($0)\(type)", from: file] }.first
    guard let found, found.type.generics == nil else { return nil }
    let shown = found.members.compactMap { member -> String? in
      let isStatic = member.declaration.modifiers.contains("static")
      switch member.declaration.kind {
      case .enumCase(let enumCase) where enumCase.name == name:
        return enumCase.payload.isEmpty == isCalled ? "" : type
      case .variable(let variable) where variable.name == name && isStatic && !isCalled:
        let shown = variable.value.flatMap { evidentType($0, in: member.file) }
        return variable.type?.text ?? shown ?? ""
      case .function(let function) where function.name == name && isStatic && isCalled:
        return function.isGeneric || function.isAsync ? "" : function.result?.text ?? ""
      default: return nil
      }
    }
    // Of several any could be meant.
    guard shown.count == 1, let only = shown.first, !only.isEmpty else { return nil }
    if only == "Self" || only == found.type.name { return type }
    let plain: Set = ["Bool", "Date", "Decimal", "Double", "Int", "String", "UUID"]
    return only == type || plain.contains(only) || types[only, from: file] != nil ? only : nil
  }
}

/// The type that an expression shows: that of a literal, or the one whose initializer it calls.
func evidentType(_ value: Expression, in file: ReadSwiftFile) -> String? {
  let span = file.span(value.source.range)
  return parseFragment(SourcedText(verbatim: span), as: .expression).value?.analysis.evidentType
}

extension Expression {
  /// The type of a state that a call makes: `Row.State` of `Row.State(id: 1)`, `StackState<Path.State>` of one without elements.
  var madeState: SourceText? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    let text = callee.source.text
    let isStates =
      ["StackState<", "IdentifiedArrayOf<"].contains(where: text.hasPrefix)
      && text.hasSuffix(".State>") && arguments.isEmpty
    guard isStates || text.hasSuffix(".State") && text.first?.isUppercase == true else {
      return nil
    }
    return callee.source
  }
}
