import SpecSource
import SpecSwift

// The choices of children, and the operators that apply their reducers.

extension FeatureDrafter {
  /// Reads a choice of children. A choice that no key can express stays Swift.
  mutating func readChoice(_ type: TypeDeclaration, _ member: Member) {
    guard let cases = cases(of: type, member) else { return keep(member, in: feature.name) }
    oneOfs[type.name] = cases
    drafted(member, claiming: member.declaration.source.range)
  }

  /// Returns the cases of a choice of children; nil when keys cannot express all of it.
  private func cases(of type: TypeDeclaration, _ member: Member) -> [OneOfCase]? {
    guard type.keyword == .enum, member.declaration.attributes.count == 1, type.inherited.isEmpty,
      member.declaration.modifiers.allSatisfy({ $0 == "public" })
    else { return nil }
    var cases: [OneOfCase] = []
    for inner in type.members {
      guard let enumCase = inner.enumCase else { continue }
      guard enumCase.payload.count == 1,
        let content = content(of: enumCase, inner.attributes.map(\.name), in: type)
      else { return nil }
      cases.append(OneOfCase(name: enumCase.name, content: content))
    }
    let answers = Set(cases.compactMap(\.answers?.type.name))
    // A choice that only holds values has no actions.
    guard cases.contains(where: { $0.feature != nil || $0.answers != nil }),
      type.members.allSatisfy({ $0.enumCase != nil || answers.contains($0.type?.name ?? "") })
    else { return nil }
    // Generated code declares features first.
    return cases.filter { $0.feature != nil } + cases.filter { $0.feature == nil }
  }

  /// Returns the content of a case in a choice of children; nil when no key can express it.
  private func content(
    of enumCase: CaseDeclaration, _ attributes: [String], in choice: TypeDeclaration
  ) -> OneOfCase.Content? {
    let held = enumCase.payload[0].text
    switch attributes {
    case ["ReducerCaseIgnored"]:
      return Payload(enumCase.payload[0]).label == nil ? .value(held) : nil
    // The library's macro supports alerts and dialogs.
    case [], ["ReducerCaseEphemeral"]:
      if let prompts = prompts(held, of: enumCase.name, in: choice) { return prompts }
      let isType = held.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
      return isType && attributes.isEmpty ? .feature(qualified(held)) : nil
    default: return nil
    }
  }

  /// Returns alerts or dialogs: either their buttons' actions are an enum of the choice with the name of generated
  /// code, or they have no actions; nil for other types.
  private func prompts(
    _ held: String, of name: String, in choice: TypeDeclaration
  ) -> OneOfCase.Content? {
    let states = ["AlertState", "ConfirmationDialogState"]
    if states.contains(where: { held == "\($0)<Never>" }) { return .value(held) }
    let answers = name.capitalizedFirst
    let paths = ["", "\(choice.name).", "\(feature.name).\(choice.name)."].map { $0 + answers }
    guard let outer = feature.nested[choice.name], let type = outer.nested[answers],
      type.origin.file.file.path == outer.origin.file.file.path,
      outer.origin.declaration.source.range.contains(
        type.origin.declaration.source.range.lowerBound),
      type.saysAnswers
    else { return nil }
    return states.first { state in paths.contains { held == "\(state)<\($0)>" } }
      .map { .prompts($0, type) }
  }

  /// Reads the operator of a choice of children.
  ///
  /// - Parameter made: The cases that are given values; nil for the cases that the choice declares.
  mutating func readOneOf(
    _ kind: String, _ arguments: [LabeledValue], _ source: SourceText, _ place: Int,
    _ file: ReadSwiftFile, making made: [OneOfCase]? = nil
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    let path = self.path(arguments[0].value)
    let name = String(path.drop { "\\.$".contains($0) })
    if readsInFull {
      return try readGeneratedOneOf(kind, arguments, span, place, making: made)
    }
    guard kind != "Scope", arguments[0].label == nil, arguments[1].label == "action",
      withoutGroups(arguments[1].value, of: name) == "\\.\(name)", !isStray(name),
      let field = childFields[name]
    else { throw NotDrafted("an unsupported child", at: span) }
    let presence = kind == "forEach" ? "stack" : "optional"
    let type = name.capitalizedFirst
    let expected = presence == "stack" ? "StackState<\(type).State>" : "\(type).State?"
    guard field.type == expected, let cases = oneOfs[type],
      path.contains("$") == (presence == "optional"), field.isPresented == (presence == "optional"),
      cases.allSatisfy({ $0.feature != nil })
        || presence == "optional" && !plainAlerts.contains(name)
    else { throw NotDrafted("an unsupported child", at: span) }
    _ = addPrompts(of: cases, in: name, place)
    children.append(
      DraftedChild(
        name: name, presence: presence, features: cases.compactMap(\.feature), place: place,
        base: rootPlace, cases: cases))
    names.choices.insert(name)
    names.kinds[name] = presence == "stack" ? .stack : .presented
  }

  /// Adds the places of alerts and dialogs among the cases of children, with the alerts that are declared for them.
  ///
  /// - Returns: The places.
  mutating func addPrompts(of cases: [OneOfCase], in child: String, _ place: Int) -> [AlertPlace] {
    var places: [AlertPlace] = []
    for one in cases {
      guard case .prompts(let state, let answers) = one.content else { continue }
      var shown = AlertPlace(
        name: "\(child).\(one.name)", type: state, answers: answers, place: place)
      let declared = plainAlerts.contains(shown.name) ? [] : declaredAlerts(for: shown)
      // Generated code declares all alerts that keys express.
      shown.isMadeInSwift =
        plainAlerts.contains(shown.name) || readsInFull && declared.isEmpty
      for member in declared.compactMap(\.member) {
        drafted(member, claiming: member.declaration.source.range)
      }
      alerts.add(shown, declared)
      places.append(shown)
    }
    return places
  }
}
