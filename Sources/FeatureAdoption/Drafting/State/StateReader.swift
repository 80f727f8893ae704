import SpecSource
import SpecSwift

/// A field of the state that may be a child's.
struct ChildField {
  /// The type of the field.
  var type: String
  /// The first value of the field.
  var value: SourceText?
  /// Whether the child is presented.
  var isPresented: Bool
  /// The field.
  var member: Member

  /// Whether the field is a property, and not a case of a state that is an enum.
  var isProperty: Bool { member.declaration.enumCase == nil }
}

/// Reads the state of a feature.
struct StateReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  var claims = Claims()
  var members = DraftedMembers()
  /// The state, as far as it was read.
  var state: DraftedState

  /// Makes the reader of a feature's state.
  init(context: DraftingContext, attempt: DraftingAttempt, state: DraftedState) {
    (self.context, self.attempt, self.state) = (context, attempt, state)
  }

  /// Reads the fields of the state.
  mutating func read() throws(NotDrafted) {
    guard let state = feature.nested["State"] else { return try readForeignState() }
    guard [.struct, .enum].contains(state.type.keyword) else {
      let kind = state.type.keyword == .actor ? "an actor" : "a class"
      throw NotDrafted("the state is \(kind)", at: state.origin.span)
    }
    let attributes = state.origin.declaration.attributes.map(\.name)
    if let other = attributes.first(where: { !["ObservableState", "CasePathable"].contains($0) }) {
      throw NotDrafted("an attribute '@\(other)' of the state", at: state.origin.span)
    }
    if state.type.generics != nil {
      throw NotDrafted("generic parameters of the state", at: state.origin.span)
    }
    members.drafted.append(state.origin)
    claims.claim(
      state.origin.declaration.source.range.lowerBound..<state.type.interior.lowerBound,
      in: state.origin.file)
    if state.type.keyword == .enum { return try readCases(of: state) }
    readStateAccess(of: state)
    self.state.bindsSome = state.members.contains { $0.declaration.has("BindingState") }
    let defaults = try readInitializers(of: state)
    for member in state.members {
      switch member.declaration.kind {
      case .variable(let variable): try readField(variable, member, defaults)
      case .initializer: continue
      case .function, .typeAlias, .type: keep(member, in: state.name)
      case .conditional: throw NotDrafted("'#if' among the fields", at: member.span)
      case .other where member.declaration.isSubscript: keep(member, in: state.name)
      case .enumCase, .other: throw NotDrafted("an unsupported field", at: member.span)
      }
    }
  }

  private mutating func readField(
    _ variable: VariableDeclaration, _ member: Member, _ defaults: [String: SourceText]
  ) throws(NotDrafted) {
    let declaration = member.declaration
    if context.isKept(variable) { return drafted(member, claiming: declaration.source.range) }
    // Generated code distinguishes the states of a place by this field.
    if types.hasStateIdentity, variable.name == "stateIdentity",
      variable.value?.source.text == "StateIdentity()"
    {
      return drafted(member, claiming: declaration.source.range)
    }
    if declaration.modifiers.contains("static") { return keep(member, in: "\(feature.name).State") }
    if variable.getter != nil { return readComputed(variable, member) }
    let same = feature.nested["State"]?.members.count {
      $0.declaration.source.range == declaration.source.range
        && $0.file.file.path == member.file.file.path
    }
    let access: Set = ["public", "internal", "package", "fileprivate", "private"]
    guard same == 1, isIdentifier(variable.name),
      declaration.modifiers.allSatisfy({ access.contains($0) })
    else { throw NotDrafted("an unsupported field", at: member.span) }
    // Generated code is in another file.
    let name = context.fieldName(of: variable)
    if name == variable.name,
      declaration.modifiers.contains(where: { ["fileprivate", "private"].contains($0) })
    {
      members.openedFields.append(member)
    }
    // An initializer that sets all fields replaces the first value of this field.
    let given = defaults[name].flatMap {
      words($0.text) == words(variable.value?.source.text ?? "") ? nil : $0
    }
    if given != nil, variable.value != nil { members.overwritten.append(member) }
    let value = given ?? variable.value?.source
    drafted(member, claiming: declaration.source.range)
    let wrappers = declaration.attributes.map(\.name)
      .filter { !context.isIgnored(declaration) || $0 != "ObservationStateIgnored" }
    // The compiler's own attributes are no wrappers.
    if let attribute = wrappers.first(where: { $0.first?.isLowercase == true }) {
      throw NotDrafted("a field with '@\(attribute)'", at: member.span)
    }
    let isPresented = wrappers == ["Presents"] || wrappers == ["PresentationState"]
    let isPlain = wrappers.isEmpty || wrappers == ["BindingState"]
    let written = variable.type?.text
    let shown =
      isPlain ? written ?? variable.value.flatMap { context.stateType($0, member.file) } : written
    if isPresented || isPlain && mayBeChild(shown) {
      guard let type = shown, variable.accessors.isEmpty else {
        throw NotDrafted("an unsupported field", at: member.span)
      }
      state.children[variable.name] = ChildField(
        type: type, value: value, isPresented: isPresented, member: member)
      return
    }
    let source = try context.sharedSource(member)
    let wrapper = source == nil ? context.wrapper(of: member, wrappers) : nil
    guard wrappers.isEmpty || wrappers == ["BindingState"] || source != nil || wrapper != nil,
      source == nil || variable.accessors.isEmpty
    else {
      throw NotDrafted(
        wrappers.first.map { "a field with '@\($0)'" }
          ?? "a field whose observers no key can express",
        at: member.span)
    }
    if source != nil, variable.type == nil, value == nil, context.typeOfSharedKey(member) == nil {
      throw NotDrafted("a shared field that takes its type from its key", at: member.span)
    }
    let observer = try context.observer(of: variable, member)
    let isHidden =
      source == nil && !member.isFetched && isTakenByNoInitializer(variable, member)
    if isHidden, value == nil, variable.isConstant || shown?.hasSuffix("?") != true {
      throw NotDrafted(
        "a field without an initial value, whose type other modules cannot see", at: member.span)
    }
    let field = field(
      variable, value, member, shared: source, wrapper, observer, isHidden: isHidden)
    if variable.type == nil, !field.hasNoType { state.shownTypes.insert(variable.name) }
    state.fields.append(field)
  }

  /// Whether the type of a field may be the state of a child.
  func mayBeChild(_ type: String?) -> Bool {
    guard let text = type else { return false }
    return text.hasSuffix(".State") || text.hasSuffix(".State?") || text.hasSuffix(".State>")
  }

  /// Returns a field as a key of the spec.
  private func field(
    _ variable: VariableDeclaration, _ value: SourceText?, _ member: Member, shared: SpecDraft?,
    _ wrapper: SpecDraft?, _ observer: SpecDraft?, isHidden: Bool
  ) -> DraftKey {
    let comments = commentLines(context.commentOfField(variable, member))
    let shown =
      variable.value.flatMap {
        context.shownType($0, in: member.file) ?? context.parameterType(variable, member)
      }
      ?? context.typeOfSharedKey(member)
    let type = variable.type.map { $0.text.onOneLine } ?? shown
    let isOptional = type?.hasSuffix("?") == true
    // An initializer takes a reference.
    let nothing =
      shared == nil ? ["nil"] : ["nil", "Shared(value: nil)", "SharedReader(value: nil)"]
    let value = value.flatMap { isOptional && nothing.contains($0.text) ? nil : $0.text }
      .map { shared?.isHandedOver == true ? context.withoutReference($0) : $0 }
    let isBound =
      context.names.kinds["binding"] == .binding && !variable.isConstant && shared?["reader"] == nil
      && (!state.bindsSome || member.declaration.has("BindingState")) && !member.isFetched
    return FieldDraft(
      name: context.fieldName(of: variable), type: type, value: value, comments: comments,
      span: member.span,
      options: [DraftKey](
        ("binding", isBound ? "true" : nil), ("let", variable.isConstant ? "true" : nil),
        ("shared", shared), ("wrapper", wrapper), ("didSet", observer),
        ("access", accessKey(of: member)), ("init", isHidden ? "false" : nil))
    ).key
  }

  /// Reads a property that is computed from other properties.
  mutating func readComputed(_ variable: VariableDeclaration, _ member: Member) {
    let type = "\(feature.name).State"
    let accessors = variable.accessors
    let access: Set = ["public", "internal", "package", "private", "fileprivate"]
    guard let get = accessors.first(where: { $0.keyword == "get" }), let result = variable.type,
      accessors.allSatisfy({
        ["get", "set"].contains($0.keyword) && !$0.hasEffects && $0.parameter == nil
      }),
      member.declaration.attributes.isEmpty, isIdentifier(variable.name),
      member.declaration.modifiers.allSatisfy({ access.contains($0) })
    else { return keep(member, in: type) }
    let set = accessors.first { $0.keyword == "set" }
    let comments = commentLines(member.declaration.comment)
    drafted(member, claiming: member.declaration.source.range)
    state.computed.append(
      DraftKey(
        variable.name,
        .keys(
          ("type", .text(result.text.onOneLine, at: member.span)),
          ("get", .text(member.file.draft(get.interior))),
          ("set", set.map { .text(member.file.draft($0.interior)) }),
          ("doc", comments.doc),
          ("access", accessKey(of: member))), comments: comments.other))
  }
}

extension Declaration {
  /// Whether the declaration is a subscript.
  fileprivate var isSubscript: Bool {
    words(source.text).prefix { $0 != "(" && $0 != "<" }.last == "subscript"
  }
}

extension DraftKey {
  /// Whether the variable is a field whose value shows its type.
  var hasNoType: Bool {
    if case .keys = value { value["type"] == nil } else { false }
  }
}
