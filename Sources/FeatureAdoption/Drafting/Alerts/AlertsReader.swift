import SpecSource
import SpecSwift

/// Reads the operators of properties that present alerts or dialogs.
struct AlertsReader {
  /// The facts about the feature that are known before it is drafted.
  let context: DraftingContext
  /// The names of the properties and cases whose alerts Swift makes.
  let plain: Set<String>
  /// The members of the feature's type, by their meanings.
  let declared: DeclaredMembers
  /// The fields of children, by their names.
  let fields: [String: ChildField]
  /// The actions.
  let actions: DraftedActions

  /// The feature.
  var feature: LinkedType { context.feature }

  /// Reads the operator of a property that presents alerts.
  ///
  /// - Returns: The property; nil if keys cannot express its alerts, and for other operators.
  func alertPlace(_ arguments: [LabeledValue], at place: Int) -> AlertPlace? {
    guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "action" else {
      return nil
    }
    let path = context.path(arguments[0].value, declared)
    let name = String(path.dropFirst(3))
    let action = actions.table.withoutGroups(arguments[1].value, of: name)
    guard path.hasPrefix("\\.$"), !plain.contains(name),
      ["\\.\(name)", "/Action.\(name)", "\\Action.Cases.\(name)"].contains(action)
    else { return nil }
    return alertPlace(name, place)
  }

  /// Returns the places of alerts and dialogs among the cases of a child.
  func places(in child: DraftedChild) -> [AlertPlace] {
    (child.cases ?? []).compactMap { one in
      guard case .prompts(let state, let answers) = one.content else { return nil }
      var shown = AlertPlace(
        name: "\(child.name).\(one.name)", type: state, answers: answers, place: child.place)
      shown.isMadeInSwift = plain.contains(shown.name)
      return shown
    }
  }

  /// Returns a property that presents alerts like a generated one, with its own enum for the buttons.
  private func alertPlace(_ name: String, _ place: Int) -> AlertPlace? {
    let answers = name.capitalizedFirst
    guard let field = fields[name], field.isPresented, field.isProperty,
      [nil, "nil"].contains(field.value?.text),
      feature.type.generics == nil, !actions.isStray(name),
      let held = actions.table.cases[name],
      let action = holderOfAnswers(name, held.payload.type, answers),
      let type = action.nested[answers],
      type.origin.file.file.path == action.origin.file.file.path,
      action.origin.declaration.source.range.contains(
        type.origin.declaration.source.range.lowerBound),
      type.saysAnswers
    else { return nil }
    for state in ["AlertState", "ConfirmationDialogState"]
    where ["", "\(feature.type.name).", "\(feature.name)."].contains(where: {
      let holder = action === feature ? "" : "Action."
      return field.type == "\(state)<\($0)\(holder)\(answers)>?"
    }) {
      return AlertPlace(name: name, type: state, answers: type, place: place)
    }
    return nil
  }

  /// Returns the type that contains the buttons' enum: the action, or the feature if a style's type is the action.
  private func holderOfAnswers(_ name: String, _ payload: String, _ answers: String) -> LinkedType?
  {
    if let style = context.style, style.action != nil, feature.nested["Action"] == nil {
      let isOwn = payload == "PresentationAction<\(answers)>"
      return style.cases.contains(name) || isOwn ? feature : nil
    }
    return ["PresentationAction<\(answers)>", "PresentationAction<Action.\(answers)>"]
      .contains(payload) ? feature.nested["Action"] : nil
  }

  /// Returns the alerts that extensions in the feature's file declare: `static let failed = Self { … }`.
  func alerts(declaredFor place: AlertPlace) -> [DraftedAlert] {
    guard !place.isMadeInSwift else { return [] }
    return context.types.members(addedTo: place.type).compactMap { member in
      guard member.file.file.path == feature.origin.file.file.path,
        isFor(place, member), var alert = alert(member, place)
      else { return nil }
      alert.member = member
      return alert
    }
  }

  /// Whether a member is in an extension for the alerts of a property.
  private func isFor(_ place: AlertPlace, _ member: Member) -> Bool {
    let owner = member.file.declarations.first { declaration in
      declaration.type?.interior.contains(member.declaration.source.range.lowerBound) == true
    }
    guard let owner, let type = owner.type, type.inherited.isEmpty else { return false }
    let access: Set = ["fileprivate", "internal", "package", "private", "public"]
    guard owner.modifiers.allSatisfy(access.contains), owner.attributes.isEmpty else {
      return false
    }
    let header = words(
      member.file.file.text(owner.source.range.lowerBound..<type.interior.lowerBound))
    let action = words(place.answers.name)
    let end = [place.type, "where", "Action", "=="] + action + ["{"]
    return Array(header.suffix(end.count)) == end
      || Array(header.suffix(action.count + 4)) == [place.type, "<"] + action + [">", "{"]
  }

  /// Returns the alert that a static member declares; nil for an alert that no key can express.
  private func alert(_ member: Member, _ place: AlertPlace) -> DraftedAlert? {
    let declaration = member.declaration
    let access: Set = ["fileprivate", "internal", "package", "private", "public", "static"]
    guard declaration.modifiers.contains("static"), declaration.attributes.isEmpty,
      declaration.modifiers.allSatisfy(access.contains)
    else { return nil }
    let own: Set = ["Self", place.type]
    let known = own.union(["\(place.type)<Action>"])
    if let variable = declaration.variable {
      guard variable.type.map({ known.contains($0.text) }) ?? true, isIdentifier(variable.name),
        let value = variable.value ?? variable.getter?.only,
        variable.accessors.allSatisfy({ $0.keyword == "get" && !$0.hasEffects }),
        variable.value == nil || variable.getter == nil,
        let literal = member.file.alert(value, of: own), literal.uses(only: [])
      else { return nil }
      return DraftedAlert(name: variable.name, place: place.name, literal: literal)
    }
    guard let function = declaration.function, isIdentifier(function.name),
      let result = function.result, known.contains(result.text), !function.isAsync,
      function.failure == nil, !function.isGeneric, !function.parameters.isEmpty,
      function.parameters.allSatisfy({
        $0.value == nil && !$0.type.hasPrefix("inout ") && !$0.type.contains("@")
      }),
      let value = function.body?.only,
      let literal = member.file.alert(value, of: own),
      literal.uses(only: function.parameters.map(\.name))
    else { return nil }
    return DraftedAlert(
      name: function.name, place: place.name, literal: literal, parameters: function.parameters)
  }
}

extension [Statement] {
  /// The value of the statements, if they are nothing else.
  fileprivate var only: Expression? { count == 1 ? self[0].value : nil }
}

extension AlertLiteral {
  /// Whether the alert's texts and conditions name only the given values, types and members.
  fileprivate func uses(only names: [String]) -> Bool {
    let values =
      texts.flatMap { $0.text.components(between: "\\(") } + buttons.compactMap(\.condition)
    return values.allSatisfy { value in
      let words = words(value)
      return words.indices.allSatisfy { index in
        let word = words[index]
        let isMember = index > 0 && words[index - 1] == "."
        return isMember || !isIdentifier(word) || word.first?.isUppercase == true
          || names.contains(word)
      }
    } && buttons.allSatisfy { $0.values.allSatisfy { names.contains($0.name) } }
  }
}

extension String {
  /// Returns the Swift after each mark that begins a value, up to the next mark or the end of the text.
  fileprivate func components(between mark: String) -> [String] {
    guard contains(mark) else { return [] }
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      var depth = 1
      parts.append(
        String(
          rest.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
          }))
    }
    return parts
  }
}

/// The types of values that may be in the state and in actions that other tasks send.
private let plainTypes: Set = ["Bool", "Date", "Double", "Int", "String", "URL", "UUID"]

extension LinkedType {
  /// Whether the type is an enum that only declares the buttons' actions.
  var saysAnswers: Bool {
    guard type.keyword == .enum, type.generics == nil,
      origin.declaration.attributes.allSatisfy({ $0.name == "CasePathable" }),
      inherited.allSatisfy({ ["Equatable", "Hashable", "Sendable"].contains($0) })
    else { return false }
    return members.allSatisfy { member in
      guard let enumCase = member.declaration.enumCase, enumCase.rawValue == nil,
        member.declaration.attributes.isEmpty, member.declaration.modifiers.isEmpty
      else { return false }
      let isKnown = enumCase.payload.allSatisfy { plainTypes.contains(Payload($0).type) }
      let isSaid = Set(inherited).isSuperset(of: ["Equatable", "Sendable"])
      return isKnown || isSaid && !inherited.contains("Hashable")
    }
  }
}
