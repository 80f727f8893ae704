import FeatureSpec
import SpecSource
import SpecSwift

/// The checks of the use of the state in a fragment.
struct StateUse {
  let feature: Feature
  let project: FeatureProject

  /// Checks a single reference whose base is the state.
  func check(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    check(reference.members[...], writes: reference.writes, in: fragment)
  }

  /// Checks a path into the state.
  private func check(
    _ members: ArraySlice<Member>, writes: Bool, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard let member = members.first else { return [] }
    let name = member.name
    var span: SourceSpan { fragment.span(of: member.range) }
    if name.first == "$", let field = feature.field(named: String(name.dropFirst())) {
      return checkShared(field, members, writes: writes, at: span)
    }
    if let field = feature.field(named: name) {
      if field.shared != nil {
        return checkSharedWrite(to: field, members, writes: writes, in: fragment)
      }
      guard field.isConstant, writes else { return [] }
      return .error(
        .readOnlyField, "'\(name)' is a 'let' and cannot change", at: span,
        hint: "remove 'let: true'")
    }
    if let property = feature.computedProperty(named: name) {
      guard property.setter == nil, writes else { return [] }
      return .error(
        .readOnlyField, "'\(name)' is computed and cannot be set", at: span,
        hint: "change the fields that it depends on, or give it a 'set'")
    }
    if let child = feature.child(named: name), child.hasProperty {
      return check(members.dropFirst(), in: child, writes: writes, fragment)
    }
    if feature.stateCase(named: name) != nil {
      return writes ? [unwritableCase(name, at: span)] : []
    }
    if feature.hasSlot(named: name) || feature.hasUnknownState { return [] }
    guard !feature.mayLackProperty(name) else { return [] }
    // A name that no spec declares may come from an extension in the app. If the state has no properties, however,
    // nothing can be written.
    let isMisspelt =
      properties.misspelt(name) != nil || feature.child(named: name) != nil
    return isMisspelt || (writes && properties.names.isEmpty) ? [unknown(name, at: span)] : []
  }

  /// Checks a path into a child. Names after an optional or a collection may be members of those types.
  private func check(
    _ members: ArraySlice<Member>, in child: Child, writes: Bool, _ fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard case .feature(let one) = child.content, let member = members.first,
      let inside = project.feature(named: one.feature.value)
    else { return [] }
    let state = StateUse(feature: inside, project: project)
    switch child.presence {
    case .always: return state.check(members, writes: writes, in: fragment)
    case .optional where state.properties.misspelt(member.name) != nil:
      return member.call == nil ? state.check(members, writes: writes, in: fragment) : []
    case .optional, .many, .stack: return []
    }
  }

  /// Checks that an effect does not change the state, of which it has a copy. Shared fields have an error of their
  /// own.
  func checkSnapshot(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic] {
    guard reference.writes,
      reference.members.first.flatMap({ feature.field(named: $0.name) })?.shared == nil
    else { return [] }
    return .error(
      .forbiddenWrite, "an effect cannot change the state", at: fragment.span(of: reference.range),
      hint: "send an action that changes it")
  }

  /// Reports a field that is named without the state; nil if the reference names no field.
  func checkBare(_ reference: Reference, in fragment: SwiftFragment) -> [Diagnostic]? {
    let name = reference.base.name
    let property = name.first == "$" ? String(name.dropFirst()) : name
    guard hasProperty(property), reference.baseCall == nil,
      !feature.dependencies.contains(where: { $0.value == name })
    else { return nil }
    return .error(
      .bareField, "'\(name)' is a field of the state", at: fragment.span(of: reference.base.range),
      hint: .write("state.\(name)"))
  }

  /// Checks that a property of the state can be set from outside.
  func checkSettable(_ name: Located<String>) -> [Diagnostic] {
    if feature.field(named: name.value) != nil || feature.hasSlot(named: name.value)
      || feature.mayLackProperty(name.value)
    {
      return []
    }
    return [unsettable(name.value, at: name.span)]
  }

  /// Makes the error for a name that no stored field has.
  func unsettable(_ name: String, at span: SourceSpan) -> Diagnostic {
    feature.computedProperty(named: name) == nil
      ? unknown(name, at: span)
      : .error(
        .readOnlyField, "'\(name)' is computed", at: span,
        hint: "name the fields that it depends on")
  }

  /// Makes the error for a field that no binding can write.
  func unbindable(_ name: String, at span: SourceSpan) -> Diagnostic {
    guard let field = feature.field(named: name) else { return unsettable(name, at: span) }
    let related = [Diagnostic.Related("the field is here", at: field.name.span)]
    guard let shared = field.shared else {
      return .error(
        .unboundField, "'\(name)' has no binding", at: span, hint: "give the field 'binding: true'",
        related: related)
    }
    let change = "add an action that changes it: 'state.$\(name).withLock { $0 = … }'"
    return .error(
      .unboundField, "'\(name)' is shared, so no action reports what a view writes to it", at: span,
      hint: shared.isReader ? "remove 'reader' from its 'shared', and \(change)" : change,
      related: related)
  }

  /// Makes the error for a change of the value in a case. A state that is an enum changes only as a whole.
  private func unwritableCase(_ name: String, at span: SourceSpan) -> Diagnostic {
    let whole = feature.stateCase(named: name).map(feature.written)
    let written = whole ?? ".\(name)(…)"
    return .error(
      .readOnlyField, "'\(name)' is a case of the state, not a property", at: span,
      hint: written.hasSuffix(")")
        ? "write 'state = \(written)', or 'state.modify(\\.\(name)) { $0.… = … }' for a part of it"
        : "write 'state = \(written)'")
  }

  /// Makes the error for a name that no property of the state has.
  func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
    let isPath = name == "state" && span.file.bytes[span.endOffset...].first == UInt8(ascii: ".")
    let own: Hint? = isPath ? "remove 'state.'" : nil
    return .error(
      .unknownField, "the state of \(feature.name.value) has no field '\(name)'", at: span,
      hint: own ?? feature.child(named: name)?.statePath.map { "write '\($0.text)' for its state" }
        ?? caseHint(for: name)
        ?? .oneOf(
          properties, for: name, feature.stateForm.isStruct ? "its fields are" : "it has",
          or: feature.stateForm.isStruct
            ? "add it under 'state'" : "change or expect the whole state, which is an enum"))
  }

  /// Makes the hint for the name of a case, which is no property.
  private func caseHint(for name: String) -> Hint? {
    feature.stateCase(named: name) != nil
      ? "change or expect the whole state, because this is a case of it" : nil
  }

  /// Whether the state has a field, a computed property, a child's or prompt's property, or a case with the given
  /// name.
  private func hasProperty(_ name: String) -> Bool {
    feature.field(named: name) != nil || feature.computedProperty(named: name) != nil
      || feature.hasSlot(named: name) || feature.stateCase(named: name) != nil
  }

  /// The names of all properties of the state.
  private var properties: NameIndex { feature.partsByName.properties }
}

extension Reference {
  /// Whether the reference changes the value that it names, or a part of it.
  var writes: Bool {
    switch access {
    case .read: false
    case .write, .readWrite: true
    }
  }

  /// Whether the reference may change a place in the state: by an assignment to the place, to a part of it or to a
  /// value around it, by `&`, or by a method of one of these.
  func mayChange(_ place: [String]) -> Bool {
    guard base.name == "state", writes || isCallTarget else { return false }
    let names = members.prefix { $0.call == nil }.map(\.name)
    return names.starts(with: place) || place.starts(with: names)
  }
}
