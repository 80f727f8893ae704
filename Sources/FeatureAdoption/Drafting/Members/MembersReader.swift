import SpecSource
import SpecSwift

/// Reads the members of a feature's type other than its state and its actions.
struct MembersReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  var claims = Claims()
  var members = DraftedMembers()
  /// The members by their meanings, as far as they were read.
  private(set) var declared = DeclaredMembers()

  /// Makes the reader of a feature's members.
  init(context: DraftingContext, attempt: DraftingAttempt) {
    (self.context, self.attempt) = (context, attempt)
  }

  /// Reads the members.
  mutating func read() throws(NotDrafted) {
    for member in feature.members {
      switch member.declaration.kind {
      case .type(let type): try read(type, member)
      case .variable(let variable): try read(variable, member)
      case .initializer: continue
      // The readers of the body and of the handlers take over the functions that they know.
      case .function: keep(member, in: feature.name)
      case .typeAlias("Action", let type) where type.text == style?.action:
        drafted(member, claiming: member.declaration.source.range)
      case .typeAlias(let name, _):
        if name == "State" { continue }
        if ["Action", "Body"].contains(name) {
          throw NotDrafted("'\(name)' is an alias of another type", at: member.span)
        }
        keep(member, in: feature.name)
      case .conditional(let declarations): try read(declarations, under: member)
      case .other where member.declaration.isMessage: keep(member, in: feature.name)
      case .enumCase, .other: throw NotDrafted("an unsupported member", at: member.span)
      }
    }
  }

  private mutating func read(_ type: TypeDeclaration, _ member: Member) throws(NotDrafted) {
    if ["State", "Action"].contains(type.name) { return }
    if context.table.groups.values.contains(where: {
      $0.type.name == "\(feature.name).\(type.name)"
    }) {
      return
    }
    if member.declaration.has("Reducer"), let nested = feature.nested[type.name] {
      if let choice = ChildChoice(nested, in: feature) {
        declared.oneOfs[type.name] = choice.cases
        return drafted(member, claiming: member.declaration.source.range)
      }
      guard types.isFeature(nested) else { return keep(member, in: feature.name) }
      // The members of an extension are cut out of the extension, or stay in it.
      guard isInside(member) else { return }
      guard attempt.specsInside.contains(nested.name) else { return keep(member, in: feature.name) }
      members.elsewhere.append(member)
      return
    }
    // Generated code names effects with this type if a feature is several children of one parent.
    if type.keyword == .struct, type.name == "CancelID", types.hasFeaturePath,
      type.inherited == ["Hashable"],
      type.members.contains(where: { $0.variable?.name == "path" })
    {
      declared.cancelTypes.insert(type.name)
      return drafted(member, claiming: member.declaration.source.range)
    }
    if type.namesElements {
      return drafted(member, claiming: member.declaration.source.range)
    }
    guard !attempt.hard.cancelTypes.contains(type.name), type.isCancelType else {
      return keep(member, in: feature.name)
    }
    declared.cancelTypes.insert(type.name)
    drafted(member, claiming: member.declaration.source.range)
  }

  /// Whether a member is in the feature's declaration rather than in an extension.
  private func isInside(_ member: Member) -> Bool {
    member.file.file.path == feature.origin.file.file.path
      && feature.origin.declaration.source.range.contains(
        member.declaration.source.range.lowerBound)
  }

  private mutating func read(_ variable: VariableDeclaration, _ member: Member) throws(NotDrafted) {
    let declaration = member.declaration
    if variable.name == "body", variable.value == nil, let getter = variable.getter,
      variable.accessors.count == 1
    {
      declared.body = (getter, variable.accessors[0].interior, member.file)
      members.drafted.append(member)
      claims.claim(
        declaration.source.range.lowerBound..<variable.accessors[0].interior.lowerBound,
        in: member.file)
      return
    }
    if declaration.has("Dependency") { return try readDependency(variable, member) }
    if let wrapper = member.wrapperOfDependency {
      let entry = DraftKey(variable.name, .text(wrapper, at: member.span))
      declared.dependencies.append((.keys([entry]), wrapper))
      return drafted(member, claiming: declaration.source.range)
    }
    if variable.getter != nil || declaration.modifiers.contains("static") {
      return keep(member, in: feature.name)
    }
    if let path = context.keyPath(member) {
      declared.keyPaths[variable.name] = path
      return drafted(member, claiming: declaration.source.range)
    }
  }

  /// Reads a property that asks for a dependency.
  mutating func readDependency(
    _ variable: VariableDeclaration, _ member: Member
  ) throws(NotDrafted) {
    guard let arguments = member.declaration.attributes.first?.arguments,
      member.declaration.attributes.count == 1, variable.value == nil
    else { throw NotDrafted("an unsupported dependency", at: member.span) }
    drafted(member, claiming: member.declaration.source.range)
    let span = member.span
    if arguments.hasPrefix("\\.") {
      let path = String(arguments.dropFirst(2))
      let key = String(path.prefix { $0 != "." })
      // Generated code distinguishes features by this dependency.
      if key == "featurePath", types.hasFeaturePath { return }
      let entry: SpecDraft =
        path == variable.name
        ? .text(path, at: span) : .keys([DraftKey(variable.name, .text(path, at: span))])
      declared.dependencies.append((entry, key))
    } else if arguments.hasSuffix(".self") {
      let type = String(arguments.dropLast(".self".count))
      declared.dependencies.append(
        (.keys([DraftKey(variable.name, .text(arguments, at: span))]), type))
    } else {
      throw NotDrafted("an unsupported dependency", at: span)
    }
  }
}

extension TypeDeclaration {
  /// Whether the type only names effects to cancel.
  var isCancelType: Bool {
    keyword == .enum && name.hasPrefix("Cancel")
      && members.allSatisfy { $0.enumCase?.payload.isEmpty == true }
      && inherited.allSatisfy { ["Hashable", "Sendable"].contains($0) }
  }
}

extension Member {
  /// The app's property wrapper that sets a property of a reducer: `@Injected(\.store)`; nil if the property has
  /// other attributes or modifiers.
  var wrapperOfDependency: String? {
    let access: Set = ["public", "internal", "package", "private", "fileprivate"]
    let own: Set = ["Dependency", "ObservationIgnored"]
    guard let variable = declaration.variable, !variable.isConstant, variable.type == nil,
      variable.value == nil, variable.accessors.isEmpty, isIdentifier(variable.name),
      declaration.attributes.count == 1, let wrapper = declaration.attributes.first,
      !own.contains(wrapper.name), wrapper.name.first?.isUppercase == true,
      declaration.modifiers.allSatisfy({ access.contains($0) })
    else { return nil }
    return "@\(wrapper.name)\(wrapper.arguments.map { "(\($0))" } ?? "")"
  }
}
