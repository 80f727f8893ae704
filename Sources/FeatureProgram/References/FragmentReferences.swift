import FeatureSpec
import SpecSource
import SpecSwift

/// The references of Swift in a feature: properties, dependencies and endpoints, parameters, ids of effects, and types.
struct FragmentReferences {
  let feature: Feature
  let project: FeatureProject
  /// The names that were found, each with the names of the whole expression.
  private(set) var names: [(name: NameReference, path: [String])] = []

  init(feature: Feature, project: FeatureProject) {
    self.feature = feature
    self.project = project
  }

  /// Finds the references of a fragment.
  ///
  /// - Parameters:
  ///   - locals: The names that the fragment's surroundings declare.
  ///   - isPartOfState: Whether the fragment names the properties of the state without `state`.
  mutating func find(in fragment: SwiftFragment, locals: Set<String>, isPartOfState: Bool) {
    for reference in fragment.analysis.references {
      let start = Member(reference.base)
      var members = [start] + reference.members.map(Member.init)
      // 'self.facts', in a closure.
      if start.name == "self", !isPartOfState, members.count > 1 { members.removeFirst() }
      guard !locals.contains(members[0].name) else { continue }
      find(members, in: fragment, isPartOfState: isPartOfState)
    }
    for type in fragment.analysis.typeNames {
      addType([Member(type.base)] + type.members.map(Member.init), in: fragment)
    }
  }

  private mutating func find(
    _ members: [Member], in fragment: SwiftFragment, isPartOfState: Bool
  ) {
    let (first, rest) = (members[0], members.dropFirst())
    let path = members.map(\.name)
    if first.name == "state" {
      addProperties(rest, of: path, in: fragment)
    } else if isPartOfState, feature.declares(property: first.name) {
      addProperties(members[...], of: path, in: fragment)
    } else if first.name.isCapitalized, addType(members, in: fragment) {
      return
    } else if feature.parameter(named: first.name) != nil {
      add(own(.parameter, first.name), first, of: path, in: fragment)
    } else if first.name == "CancelID", let id = rest.first {
      add(own(.effectID, id.name), id, of: path, in: fragment)
    } else if feature.lists(first.projected) {
      // A property wrapper offers more than its value: '$visits.withLock'.
      add(own(.dependency, first.projected), first, of: path, in: fragment)
      if case .client(let client)? = project.dependency(first.projected, in: feature),
        let endpoint = rest.first
      {
        let declaration = DeclarationID(.endpoint, endpoint.name, of: client.name.value)
        add(declaration, endpoint, of: path, in: fragment)
      }
    }
  }

  /// Adds the properties that members lead to through the children of the feature, up to a name that no spec declares.
  private mutating func addProperties(
    _ members: ArraySlice<Member>, of path: [String], in fragment: SwiftFragment
  ) {
    var (owner, rest) = (feature, members)
    while let member = rest.popFirst() {
      // Members of a collection and of an optional come between: 'rows.first?.title'.
      guard owner.declares(property: member.projected) else {
        if owner === feature { return }
        continue
      }
      let declaration = DeclarationID(.property, member.projected, of: owner.name.value)
      add(declaration, member, of: path, in: fragment)
      guard let child = owner.child(named: member.projected) else { return }
      let one =
        child.isOneOf
        ? child.features.first { $0.name.value == rest.first?.name } : child.features.first
      guard let next = one.flatMap({ project.feature(named: $0.feature.value) }) else { return }
      if child.isOneOf { rest = rest.dropFirst() }
      owner = next
    }
  }

  /// Adds the type at the end of members, if a spec declares it.
  @discardableResult
  private mutating func addType(_ members: [Member], in fragment: SwiftFragment) -> Bool {
    let path = members.map(\.name)
    guard case (let spec, let rest)? = project.declaration(at: path, in: feature) else {
      return false
    }
    add(spec.typeID(rest), members[members.count - 1], of: path, in: fragment)
    return true
  }

  private mutating func add(
    _ declaration: DeclarationID, _ member: Member, of path: [String], in fragment: SwiftFragment
  ) {
    let span = fragment.span(of: member.range)
    names.append((NameReference(span: span, declaration: declaration), path))
  }

  private func own(_ kind: DeclarationID.Kind, _ name: String) -> DeclarationID {
    DeclarationID(kind, name, of: feature.name.value)
  }

  /// A name of an expression.
  private struct Member {
    let name: String
    let range: Range<Int>

    init(_ name: Name) { (self.name, range) = (name.name, name.range) }

    init(_ member: SpecSwift.Member) { (name, range) = (member.name, member.range) }

    /// The name without the `$` of a projected value.
    var projected: String { name.first == "$" ? String(name.dropFirst()) : name }
  }
}

extension Feature {
  /// Whether the state has a property of a name.
  fileprivate func declares(property name: String) -> Bool {
    field(named: name) != nil || computedProperty(named: name) != nil || hasSlot(named: name)
  }
}

extension Spec {
  /// The identity of the type at the end of a path into the spec.
  ///
  /// - Parameter rest: The names after that of the spec's own type.
  fileprivate func typeID(_ rest: ArraySlice<String>) -> DeclarationID {
    let owner = name.value
    switch self {
    case .feature:
      if rest.first == "State" { return DeclarationID(.initializer, of: owner) }
      return rest.first.map { DeclarationID(.type, $0, of: owner) }
        ?? DeclarationID(.feature, of: owner)
    case .client:
      return rest.first.map { DeclarationID(.type, $0, of: owner) }
        ?? DeclarationID(.client, of: owner)
    case .model: return DeclarationID(.type, rest.first ?? "", of: owner)
    }
  }
}
