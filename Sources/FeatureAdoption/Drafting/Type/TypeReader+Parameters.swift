import SpecSource
import SpecSwift

extension TypeReader {
  /// Reads the parameters of the reducer: its stored properties, and the initializers that take them.
  mutating func readParameters() throws(NotDrafted) {
    let all = feature.members.filter {
      $0.isStoredProperty && context.keyPath($0) == nil && $0.wrapperOfDependency == nil
    }
    for member in all { keepGroup(member) }
    let stored = all.filter { context.dependencyGroup($0) == nil }
    for member in stored {
      guard let variable = member.declaration.variable else { continue }
      try checkParameter(variable, member)
    }
    let variables = stored.compactMap(\.declaration.variable)
    let (order, defaults) = try readInitializers(variables)
    let ordered =
      stored.filter { order.contains($0.declaration.variable?.name ?? "") }.sorted {
        first, second in
        order.firstIndex(of: first.declaration.variable?.name ?? "") ?? 0
          < order.firstIndex(of: second.declaration.variable?.name ?? "") ?? 0
      } + stored.filter { !order.contains($0.declaration.variable?.name ?? "") }
    for member in ordered {
      guard let variable = member.declaration.variable else { continue }
      let value = variable.value?.source ?? defaults[variable.name]
      reducer.parameters.append(try parameter(variable, value, member))
      if variable.value != nil { reducer.fixedParameters.insert(variable.name) }
      drafted(member, claiming: member.declaration.source.range)
    }
  }

  private func checkParameter(_ variable: VariableDeclaration, _ member: Member) throws(NotDrafted)
  {
    let access: Set = ["public", "internal", "package", "private", "fileprivate"]
    let same = feature.members.count {
      $0.declaration.source.range == member.declaration.source.range
        && $0.file.file.path == member.file.file.path
    }
    // A property that other code sets is no parameter.
    guard variable.isConstant || !types.assign(variable.name), isIdentifier(variable.name),
      same == 1, variable.accessors.isEmpty,
      // A reducer is not observed.
      member.declaration.attributes.allSatisfy({ $0.name == "ObservationIgnored" }),
      member.declaration.modifiers.allSatisfy({ access.contains($0) })
    else { throw NotDrafted("a stored property of the reducer", at: member.span) }
    // Generated parameters have this type.
    if variable.function != nil, variable.type?.text.contains("@Sendable") != true {
      throw NotDrafted("a stored closure that is not '@Sendable'", at: member.span)
    }
  }

  /// Returns a parameter as a key of the spec.
  private func parameter(
    _ variable: VariableDeclaration, _ value: SourceText?, _ member: Member
  ) throws(NotDrafted) -> DraftKey {
    let shown = variable.value.flatMap {
      evidentType($0, in: member.file) ?? context.shownType($0, in: member.file)
    }
    guard var type = variable.type?.text.onOneLine ?? shown else {
      throw NotDrafted("a stored property without a type", at: member.span)
    }
    if feature.isPublic, let found = feature.nested[type] ?? types[type, from: member.file],
      !found.origin.declaration.isPublic
    {
      throw NotDrafted("a stored property whose type other modules cannot see", at: member.span)
    }
    if type.hasPrefix("@Sendable ") { type = String(type.dropFirst(10)) }
    return FieldDraft(
      name: variable.name, type: type, value: value.map { member.file.draft($0.range).text },
      comments: commentLines(member.declaration.comment), span: member.span
    ).key
  }

  /// Reads the reducer's initializers. An initializer that only sets the properties is generated.
  ///
  /// - Returns: The names of its parameters, and their defaults.
  private mutating func readInitializers(_ stored: [VariableDeclaration]) throws(NotDrafted)
    -> (order: [String], defaults: [String: SourceText])
  {
    var order: [String] = []
    var isSet = false
    var defaults: [String: SourceText] = [:]
    var others: [Member] = []
    let open = stored.filter { $0.value == nil }
    let names = Set(open.map(\.name))
    for member in feature.members {
      guard case .initializer(let initializer) = member.declaration.kind else { continue }
      let parameters = initializer.parameters
      let labels = parameters.map { $0.label ?? "_" }
      let range = member.declaration.source.range
      let setsAll =
        Set(labels) == names && labels.count == names.count
        && parameters.allSatisfy { $0.label == $0.name }
        && initializer.sets(labels.map { ["self.\($0)=\($0)"] })
      let isPlain = !initializer.isGeneric && !initializer.isAsync && initializer.failure == nil
      if setsAll, isPlain, initializer.body != nil {
        guard !isSet else { throw NotDrafted("an initializer of the reducer", at: member.span) }
        isSet = true
        order = labels
        for parameter in parameters { defaults[parameter.name] = parameter.value?.source }
        drafted(member, claiming: range)
        continue
      }
      guard !stored.isEmpty, Set(labels) != names || labels.count != names.count else {
        throw NotDrafted("an initializer of the reducer", at: member.span)
      }
      others.append(member)
    }
    // A call without arguments can only mean one of the initializers.
    let isCalledWithArguments = open.contains {
      defaults[$0.name] == nil && $0.type?.text.hasSuffix("?") != true
    }
    for member in others {
      guard isCalledWithArguments || !member.takesNothing else {
        throw NotDrafted("an initializer of the reducer", at: member.span)
      }
      keep(member, in: feature.name)
    }
    return (order, defaults)
  }
}

extension LinkedTypes {
  /// Whether a property with a name is assigned to anywhere: `reducer.name = value`.
  fileprivate func assign(_ name: String) -> Bool {
    files.contains { file in
      let bytes = file.file.bytes
      return file.placedWords(in: 0..<bytes.count).contains { word in
        guard word.text == name, bytes[..<word.range.lowerBound].last == UInt8(ascii: ".") else {
          return false
        }
        let after = bytes[word.range.upperBound...].drop(while: \.isWhiteSpace).prefix(2)
        return after.first == UInt8(ascii: "=") && after.last != UInt8(ascii: "=")
      }
    }
  }
}

extension Member {
  /// Whether the property is stored in each value, and no dependency.
  var isStoredProperty: Bool {
    guard let variable = declaration.variable else { return false }
    return variable.getter == nil && !declaration.modifiers.contains("static")
      && !declaration.has("Dependency")
  }
}

extension Member {
  /// Whether the initializer can be called without arguments.
  fileprivate var takesNothing: Bool {
    guard case .initializer(let initializer) = declaration.kind else { return false }
    return initializer.parameters.allSatisfy { $0.value != nil }
  }
}

extension FunctionDeclaration {
  /// Whether the statements are exactly one of the given assignments for each name, in any order.
  func sets(_ assignments: [[String]]) -> Bool {
    let done = body?.map { $0.source.text.filter { !$0.isWhitespace } } ?? []
    return done.count == assignments.count
      && assignments.allSatisfy { forms in done.contains { forms.contains($0) } }
  }
}
