import SpecSource
import SpecSwift

extension DraftingContext {
  /// Returns the observer of a field as a spec declares it, with `state` before members of the state.
  func observer(of variable: VariableDeclaration, _ member: Member) throws(NotDrafted) -> SpecDraft?
  {
    guard let accessor = variable.accessors.first else { return nil }
    guard variable.accessors.count == 1, accessor.keyword == "didSet", !accessor.hasEffects,
      accessor.parameter == nil, let text = inState(member.file.draft(accessor.interior))
    else { throw NotDrafted("a field whose observers no key can express", at: member.span) }
    return .text(text)
  }

  /// Returns the name of a field. A property that stores the value of an observed property has the name of that
  /// property.
  func fieldName(of variable: VariableDeclaration) -> String {
    guard variable.name.hasPrefix("_"), variable.accessors.first?.keyword == "didSet",
      let seen = feature.nested["State"]?.variable(named: String(variable.name.dropFirst())),
      seen.member.observes(variable.name)
    else { return variable.name }
    return seen.variable.name
  }

  /// Whether a computed property is a field whose value is stored in another property.
  func isKept(_ variable: VariableDeclaration) -> Bool {
    guard variable.getter != nil, let state = feature.nested["State"] else { return false }
    return state.members.contains { member in
      member.declaration.variable.map {
        $0.name == "_\(variable.name)" && fieldName(of: $0) == variable.name
      } ?? false
    }
  }

  /// Returns the comment of a field. If another property stores the field's value, it is the comment of the property
  /// that views see.
  func commentOfField(_ variable: VariableDeclaration, _ member: Member) -> String {
    let name = fieldName(of: variable)
    guard name != variable.name,
      let seen = feature.nested["State"]?.variable(named: name)?.member
    else { return member.declaration.comment }
    return seen.declaration.comment
  }

  /// Returns statements of the state with `state` before its members; nil if the statements do not parse on their
  /// own.
  private func inState(_ text: DraftText) -> DraftText? {
    guard let state = feature.nested["State"], let span = text.span else { return nil }
    var names: [String: String] = ["self": "state"]
    // Code that stays Swift is in none of the generated files.
    let kept = types.originals.compactMap { $0["\(feature.name).State", from: feature.origin.file] }
    for member in (kept + [state]).flatMap(\.members)
    where !member.declaration.modifiers.contains("static") {
      if let variable = member.declaration.variable {
        names[variable.name] = "state.\(fieldName(of: variable))"
      } else if let function = member.declaration.function {
        names[function.name] = "state.\(function.name)"
      }
    }
    let source = SourcedText(text.text, madeOf: span)
    guard
      let fragment = parseFragment(source, as: .statements, options: .allowsBareReturn).value
    else { return nil }
    // The text of the fragment begins after blanks.
    let bytes = Array(fragment.text.utf8)
    var result: [UInt8] = []
    var offset = 0
    let uses = Set(fragment.analysis.references.map(\.base.range)).sorted {
      $0.lowerBound < $1.lowerBound
    }
    for range in uses {
      guard let name = names[String(decoding: bytes[range], as: UTF8.self)] else { continue }
      result += bytes[offset..<range.lowerBound] + Array(name.utf8)
      offset = range.upperBound
    }
    return DraftText(String(decoding: result + bytes[offset...], as: UTF8.self), at: span)
  }
}

extension Member {
  /// Whether the property only reads and writes a stored property, and reports both to the library's registrar.
  fileprivate func observes(_ stored: String) -> Bool {
    guard let variable = declaration.variable, let getter = variable.getter, getter.count == 2,
      case .call(let access, _)? = getter[0].value?.kind,
      access.source.text == "_$observationRegistrar.access",
      case .returning(let value?) = getter[1].kind, case .name(stored) = value.kind,
      let setter = variable.accessors.first(where: { $0.keyword == "set" })
    else { return false }
    let set = words(file.file.text(setter.interior))
    return set.isCall(of: words("_$observationRegistrar.mutate(")) && set.contains(stored)
  }
}

extension [String] {
  /// Whether the words are one call that begins with others, without further statements.
  fileprivate func isCall(of beginning: [String]) -> Bool {
    guard starts(with: beginning) else { return false }
    var depth = 0
    let end = firstIndex { word in
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      return word == ")" && depth == 0
    }
    return end == count - 1
  }
}
