import FeatureProgram
import FeatureSpec
import SpecSwift

/// The uses of the parts of specs by other specs of a project.
struct MemberUses {
  private var places: [UsedMember: [String: Set<String>]] = [:]
  private let project: FeatureProject

  /// Finds the uses in all features.
  init(of project: FeatureProject) {
    self.project = project
    for feature in project.features {
      for child in feature.children {
        for one in child.features {
          note(
            .init(owner: one.feature.value, category: .whole, name: ""), feature,
            "child \(child.name.value)")
        }
      }
      for reaction in feature.reactions {
        note(reaction.names, of: feature, "reaction \(reaction.names.joined(separator: "."))")
      }
      for block in feature.blocks {
        for call in block.allEffects.flatMap(\.sentActions) {
          note(call.names, of: feature, "sends \(call.names.joined(separator: "."))")
        }
        for fragment in block.fragments { note(fragment, of: feature, nil) }
      }
      for fragment in feature.composition.fragments { note(fragment, of: feature, nil) }
      for property in feature.computed {
        for fragment in [property.getter] + [property.setter].compactMap(\.self) {
          note(fragment, of: feature, "computed \(property.name.value)", isState: true)
        }
      }
      if let helpers = feature.testHelpers { note(helpers, of: feature, nil) }
      for test in feature.tests + [feature.exploration?.setup].compactMap(\.self) {
        note(test, of: feature)
      }
    }
  }

  /// The specs that use a part.
  func users(of member: UsedMember) -> [MemberUser] {
    (places[member] ?? [:]).map { MemberUser(name: $0.key, places: $0.value.sorted()) }
      .sorted { $0.name < $1.name }
  }

  private mutating func note(_ member: UsedMember, _ user: Feature, _ place: String) {
    places[member, default: [:]][user.name.value, default: []].insert(place)
  }

  /// Notes the part of another feature that an address names.
  private mutating func note(_ names: [String], of feature: Feature, _ place: String) {
    var owner = feature
    var rest = names[...]
    while let name = rest.first, let child = owner.child(named: name) {
      let isPlace = rest.dropFirst().first.flatMap(PlaceEvent.init) != nil
      var inside = child.features.first
      var behind = rest.dropFirst()
      if child.isOneOf {
        inside = child.features.first { $0.name.value == behind.first }
        behind = behind.dropFirst()
      }
      guard !isPlace, let inside, let next = project.feature(named: inside.feature.value),
        !behind.isEmpty
      else { break }
      owner = next
      rest = behind
    }
    guard owner.name.value != feature.name.value, let first = rest.first else { return }
    let second = rest.dropFirst().first ?? ""
    let isAny = rest.last == anyAction && owner.action(named: rest.joined(separator: ".")) == nil
    guard !isAny else {
      return note(.init(owner: owner.name.value, category: .whole, name: ""), feature, place)
    }
    let used: (UsedMember.Category, String) =
      switch first {
      case "delegate": (.delegate, second)
      case _ where owner.promptPlace(named: first) != nil: (.button, "\(first).\(second)")
      case "binding", "onChange": (.property, second)
      default:
        owner.action(named: rest.joined(separator: ".")).map { (.action, $0.name.value) }
          ?? (.property, first)
      }
    note(.init(owner: owner.name.value, category: used.0, name: used.1), feature, place)
  }

  /// Notes the properties of other features and the endpoints that a fragment uses, and the states that it makes.
  ///
  /// - Parameters:
  ///   - place: The place of the fragment in words; nil to name the used part instead.
  ///   - isState: Whether it is part of the state, whose properties it names without more.
  private mutating func note(
    _ fragment: SwiftFragment, of feature: Feature, _ place: String?, isState: Bool = false
  ) {
    for reference in fragment.analysis.references {
      let base = reference.base.name
      let members = reference.members.map(\.name)
      if base == "state" {
        note(members, of: feature, place ?? "uses state.\(members.joined(separator: "."))")
      } else if isState, feature.child(named: base) != nil {
        note([base] + members, of: feature, place ?? "")
      } else if case (.feature(let made), let rest)? = project.declaration(
        at: [base] + members, in: feature), rest.first == "State",
        made.name.value != feature.name.value
      {
        let used = UsedMember(owner: made.name.value, category: .initializer, name: "")
        note(used, feature, place ?? "makes \(project.typeName(of: made)).State")
      } else if case .client(let client)? = project.dependency(base, in: feature),
        let endpoint = members.first
      {
        let used = UsedMember(owner: client.name.value, category: .endpoint, name: endpoint)
        note(used, feature, place ?? "calls \(base).\(endpoint)")
      }
    }
  }

  private mutating func note(_ part: Expectation, of feature: Feature, _ place: String) {
    note(part.address.names, of: feature, place)
    note(part.value, of: feature, place)
  }

  /// Notes what a test uses.
  private mutating func note(_ test: TestCase, of feature: Feature) {
    let place = "test '\(test.name.value)'"
    for step in test.steps {
      switch step.kind {
      case .feed(let call):
        for value in (call.arguments ?? []).map(\.value) { note(value, of: feature, place) }
      case .send(let call), .receive(let call), .cancel(let call):
        note(project.actionNames(call, of: feature), of: feature, place)
        for value in (call.arguments ?? []).map(\.value) { note(value, of: feature, place) }
      case .bind(let assignment): note(assignment.address.names, of: feature, place)
      case .assert(let swift), .statements(let swift): note(swift, of: feature, place)
      case .advance, .finish, .exhaustivity, .end, .skip: break
      }
      if let changes = step.changes { note(changes, of: feature, place) }
      for expectation in step.expectations { note(expectation, of: feature, place) }
    }
    for part in test.givenParts { note(part, of: feature, place) }
    if let setup = test.setup { note(setup, of: feature, place) }
    let given = test.given.map(\.value) + [test.givenState].compactMap(\.self)
    for value in given { note(value, of: feature, place) }
    for override in test.overrides {
      guard case .client(let client)? = project.dependency(of: override),
        let endpoint = override.endpoint?.value
      else { continue }
      note(.init(owner: client.name.value, category: .endpoint, name: endpoint), feature, place)
    }
  }
}

extension Address {
  /// The names of the address, without brackets.
  fileprivate var names: [String] { components.map(\.name.name) }
}

extension ActionCall {
  fileprivate var names: [String] { address.names }
}
