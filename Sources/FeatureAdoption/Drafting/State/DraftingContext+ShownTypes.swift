import SpecSource
import SpecSwift

extension DraftingContext {
  /// Returns the type of a field that its first value shows only together with the app's types; nil when the value
  /// shows no type, or shows it by itself.
  func shownType(_ value: Expression, in file: ReadSwiftFile) -> String? {
    switch value.kind {
    case .array(let elements):
      let shown = Set(elements.map { evidentType($0, in: file) ?? shownType($0, in: file) })
      return shown.count == 1 ? shown.first?.map { "[\($0)]" } : nil
    case .name(let name):
      // The value is a constant outside of the feature.
      let constant = file.declarations.lazy.compactMap(\.variable).first { $0.name == name }
      return constant.flatMap { constant in
        constant.type?.text.onOneLine ?? constant.value.flatMap { evidentType($0, in: file) }
      }
    case .member(of: let base?, let name):
      return shownType(name, of: base, isCalled: false, file)
    case .call(let callee, let arguments):
      if case .member(of: let base?, let name) = callee.kind {
        if let made = madeOfAll(name, of: base, arguments, file) { return made }
        return shownType(name, of: base, isCalled: true, file)
      }
      // The value is an empty dictionary: '[String: Int]()'.
      let text = callee.source.text
      return arguments.isEmpty && text.hasPrefix("[") && evidentType(value, in: file) == nil
        ? text : nil
    default: return nil
    }
  }

  /// Returns the type of a field that an initializer takes with the same first value and assigns unchanged.
  private func typeTaken(
    by initializer: FunctionDeclaration, for variable: VariableDeclaration
  ) -> String? {
    let name = variable.name
    let given = initializer.body?.map { $0.source.text.filter { !$0.isWhitespace } } ?? []
    guard let parameter = initializer.parameters.first(where: { $0.name == name }),
      let value = parameter.value,
      words(value.source.text) == words(variable.value?.source.text ?? ""),
      given.contains("self.\(name)=\(name)")
    else { return nil }
    return parameter.type.onOneLine
  }

  /// Returns the type of a field that only an initializer of the state shows.
  func parameterType(_ variable: VariableDeclaration, _ member: Member) -> String? {
    guard variable.type == nil, let value = variable.value,
      evidentType(value, in: member.file) == nil
    else { return nil }
    let members = feature.nested["State"]?.members ?? []
    return members.lazy.compactMap { member -> String? in
      guard case .initializer(let initializer) = member.declaration.kind else { return nil }
      return typeTaken(by: initializer, for: variable)
    }.first
  }

  /// Returns the type of a state that is made in place: `Row.State(id: 1)`, `Destination.State.splash`.
  func stateType(_ value: Expression, _ file: ReadSwiftFile) -> String? {
    if let made = value.madeState { return made.text }
    if let shown = shownType(value, in: file) { return shown.hasSuffix(".State") ? shown : nil }
    // The library makes the state of a choice of features from its cases.
    var made = value
    if case .call(let callee, _) = value.kind { made = callee }
    guard case .member(of: let base?, let name) = made.kind, base.source.text.hasSuffix(".State"),
      let type = typeOfApp(String(base.source.text.dropLast(6)), file),
      type.origin.declaration.has("Reducer"), type.type.keyword == .enum,
      type.members.contains(where: { $0.declaration.enumCase?.name == name })
    else { return nil }
    return base.source.text
  }

  /// Returns the type of a member of a type, or of a value whose type is shown.
  private func shownType(
    _ name: String, of base: Expression, isCalled: Bool, _ file: ReadSwiftFile
  ) -> String? {
    let text = base.source.text
    if let type = typeOfApp(text == "Self" ? "\(feature.name).State" : text, file) {
      return shownType(
        name, of: type, written: text == "Self" ? "State" : text, isCalled: isCalled, isStatic: true
      )
    }
    if let shown = genericCase(name, of: base, isCalled: isCalled, file) { return shown }
    if !isCalled {
      if knownConstants[text]?.contains(name) == true { return text }
      if let shown = addedConstant(name, to: text) { return shown }
    }
    guard let shown = evidentType(base, in: file) ?? shownType(base, in: file) else { return nil }
    if !isCalled, isCollection(shown), let known = propertiesOfCollections[name] { return known }
    guard let type = typeOfApp(shown, file) else {
      return addedMember(name, to: shown, isCalled: isCalled)
    }
    return shownType(name, of: type, written: shown, isCalled: isCalled, isStatic: false)
  }

  /// Returns the type of a property that the app adds to a type of a module that was not read, or the result of a
  /// function that it adds: `Date().startOfDay`.
  private func addedMember(_ name: String, to type: String, isCalled: Bool) -> String? {
    let found = types.members(addedTo: type).filter {
      $0.declaration.name == name && !$0.declaration.modifiers.contains("static")
    }
    guard found.count == 1, let member = found.first else { return nil }
    let shown =
      isCalled
      ? member.declaration.function.flatMap { $0.isGeneric || $0.isAsync ? nil : $0.result?.text }
      : member.declaration.variable?.type?.text
    let plain = shown == "Self" ? type : shown
    return plain.flatMap { $0 == type || typesOfOneMeaning.contains($0) ? $0 : nil }
  }

  /// Returns the type of a case of a generic type of the app: `Loadable<[Item]>.idle`.
  private func genericCase(
    _ name: String, of base: Expression, isCalled: Bool, _ file: ReadSwiftFile
  ) -> String? {
    let text = base.source.text
    guard text.hasSuffix(">"), text.first?.isUppercase == true, let end = text.firstIndex(of: "<"),
      let found = types[String(text[..<end]), from: file], found.type.keyword == .enum
    else { return nil }
    let named = found.members.filter {
      ($0.declaration.enumCase?.name ?? $0.declaration.name) == name
    }
    guard named.count == 1, let enumCase = named[0].declaration.enumCase,
      enumCase.payload.isEmpty != isCalled
    else { return nil }
    return text.onOneLine
  }

  /// Returns the type of an array that is made from each element of another one: `Kind.allCases.map(Row.init)`.
  private func madeOfAll(
    _ name: String, of base: Expression, _ arguments: [LabeledValue], _ file: ReadSwiftFile
  ) -> String? {
    guard name == "map", arguments.count == 1, arguments[0].label == nil,
      case .member(of: let type?, name: "init") = arguments[0].value.kind,
      let made = typeOfApp(type.source.text, file), made.type.keyword == .struct,
      !made.members.contains(where: { words($0.declaration.source.text).isFailable }),
      (evidentType(base, in: file) ?? shownType(base, in: file))?.hasPrefix("[") == true
    else { return nil }
    return "[\(type.source.text)]"
  }

  /// Returns the type of a constant that the app adds to a type of a module that was not read.
  private func addedConstant(_ name: String, to type: String) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    guard isIdentifier(last), last.first?.isUppercase == true else { return nil }
    let found = types.members(addedTo: last).filter {
      $0.declaration.variable?.name == name && $0.declaration.modifiers.contains("static")
    }
    guard found.count == 1, let variable = found[0].declaration.variable else { return nil }
    let shown =
      variable.type?.text ?? variable.value.flatMap { evidentType($0, in: found[0].file) }
    return shown == "Self" || shown == last || shown == type ? type : nil
  }

  private func typeOfApp(_ name: String, _ file: ReadSwiftFile) -> LinkedType? {
    let scopes = ["\(feature.name).State.", "\(feature.name).", ""]
    let found = scopes.lazy.compactMap { types["\($0)\(name)", from: file] }.first
    return found?.type.generics == nil ? found : nil
  }

  /// Returns the type of a case, a property or a function's result in a type of the app.
  private func shownType(
    _ name: String, of found: LinkedType, written type: String, isCalled: Bool, isStatic: Bool
  ) -> String? {
    let shown = found.members.compactMap { member -> String? in
      let isOfType = member.declaration.modifiers.contains { ["class", "static"].contains($0) }
      switch member.declaration.kind {
      case .enumCase(let enumCase) where enumCase.name == name && isStatic:
        return enumCase.payload.isEmpty == isCalled ? "" : type
      case .variable(let variable)
      where variable.name == name && isOfType == isStatic && !isCalled:
        let shown = variable.value.flatMap { evidentType($0, in: member.file) }
        return variable.type?.text ?? shown ?? ""
      case .function(let function)
      where function.name == name && isOfType == isStatic && isCalled:
        return function.isGeneric || function.isAsync ? "" : function.result?.text ?? ""
      default: return nil
      }
    }
    if shown.isEmpty, isStatic, !isCalled, name == "allCases", found.type.keyword == .enum,
      found.inherited.contains("CaseIterable")
    {
      return "[\(type)]"
    }
    // With several candidates, any of them could be meant.
    guard shown.count == 1, let only = shown.first, !only.isEmpty else { return nil }
    return named(only, in: found, written: type)
  }

  /// Returns the type that a member of a type shows, as the feature may write it; nil for a type whose name may mean
  /// another type in the feature.
  private func named(_ shown: String, in found: LinkedType, written type: String) -> String? {
    if shown == "Self" || shown == found.type.name { return type }
    if shown.hasSuffix("?") {
      return named(String(shown.dropLast()), in: found, written: type).map { "\($0)?" }
    }
    if shown.hasPrefix("["), shown.hasSuffix("]") {
      return named(String(shown.dropFirst().dropLast()), in: found, written: type).map { "[\($0)]" }
    }
    let file = feature.origin.file
    let isKnown =
      shown == type || typesOfOneMeaning.contains(shown) || types[shown, from: file] != nil
    return isKnown ? shown : nil
  }
}

/// Returns the type that an expression shows: the type of a literal, or the type whose initializer is called.
func evidentType(_ value: Expression, in file: ReadSwiftFile) -> String? {
  let span = file.span(value.source.range)
  return parseFragment(SourcedText(verbatim: span), as: .expression).value?.analysis.evidentType
}

extension Expression {
  /// The type of a state that a call makes: `Row.State` for `Row.State(id: 1)`, `StackState<Path.State>` for an empty
  /// stack.
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

extension [String] {
  /// Whether the declaration is a failable initializer.
  fileprivate var isFailable: Bool {
    guard let place = firstIndex(of: "init"), place < 4 else { return false }
    return dropFirst(place + 1).first.map { ["!", "?"].contains($0) } ?? false
  }
}
