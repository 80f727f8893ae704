import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Finds the names of types that the sources and tests of a feature mention.
  public func names(mentionedBy feature: Feature) -> Set<String> {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    let helpers = [feature.testHelpers].compactMap(\.self)
    return (feature.fragments + tests.flatMap(\.fragments) + helpers).mentionedNames
  }

  /// Finds the names of types that a model mentions.
  public func names(mentionedBy model: Model) -> Set<String> {
    model.fragments.mentionedNames
  }

  /// Finds the names of types that a client mentions.
  public func names(mentionedBy client: Client) -> Set<String> {
    client.fragments.mentionedNames
  }
}

// The Swift of a spec.

extension Feature {
  /// The fragments of the feature's sources.
  package var fragments: [SwiftFragment] {
    fragmentsBesideState + state.flatMap(\.fragments) + computed.flatMap(\.fragments)
      + typesInState.flatMap(\.fragments) + [stateForm.type].compactMap(\.self)
      + (stateForm.cases ?? []).flatMap(\.parameters).flatMap {
        [$0.type] + [$0.defaultValue].compactMap(\.self)
      }
  }

  /// The fragments of the feature's sources that are outside of the state.
  var fragmentsBesideState: [SwiftFragment] {
    let parameters =
      allActions.flatMap(\.parameters)
      + prompts.flatMap(\.parameters) + procedures.flatMap(\.parameters)
      + children.flatMap(\.plainCases).flatMap(\.answers).flatMap(\.parameters)
    let texts = prompts.flatMap { prompt in
      [prompt.title, prompt.message].compactMap(\.self) + prompt.buttons.map(\.label)
    }
    let overrides = children.flatMap(\.features).flatMap(\.overrides)
    let arguments = children.flatMap(\.features).flatMap(\.arguments)
    let generics = children.flatMap(\.features).flatMap(\.generics).map(\.value)
    return self.parameters.flatMap(\.fragments) + arguments.map(\.value)
      + self.generics.map(\.constraint) + generics + typesOutsideState.flatMap(\.fragments)
      + parameters.map(\.type) + parameters.compactMap(\.defaultValue) + texts.flatMap(\.values)
      + overrides.map(\.value)
      + children.compactMap(\.defaultValue)
      + children.flatMap(\.plainCases).compactMap(\.type)
      + prompts.flatMap(\.buttons).compactMap(\.condition)
      + blockFragments + composition.fragments
      + ownDependencies.filter { $0.type != nil || $0.isWrapped }.map(\.source)
  }

  /// The keys of the dependencies that have other values for the feature's children.
  var childDependencies: [String] {
    children.flatMap(\.features).flatMap(\.overrides).compactMap {
      $0.address.components.first?.name.name
    }
  }
}

extension Model {
  /// The fragments of the model.
  var fragments: [SwiftFragment] {
    fields.flatMap(\.fragments) + computed.flatMap(\.fragments) + types.flatMap(\.fragments)
      + (cases ?? []).flatMap(\.parameters).map(\.type)
  }
}

extension Client {
  /// The fragments of the client.
  var fragments: [SwiftFragment] {
    types.flatMap(\.fragments)
      + endpoints.flatMap { endpoint in
        endpoint.parameters.map(\.type)
          + [
            endpoint.returns, endpoint.element, endpoint.thrownType, endpoint.live,
            endpoint.preview, endpoint.placeholder,
          ].compactMap(\.self)
      }
  }
}

extension Endpoint {
  /// The type of the errors that the endpoint throws, if they all have one type.
  var thrownType: SwiftFragment? {
    if case .typed(let type) = failure { type } else { nil }
  }
}

extension TestCase {
  /// The fragments of the test.
  package var fragments: [SwiftFragment] {
    var fragments = [setup].compactMap(\.self) + (given + arguments).map(\.value)
    fragments += [givenState].compactMap(\.self) + givenParts.map(\.value)
    fragments += overrides.flatMap(\.fragments)
    for step in steps {
      fragments += step.kind.fragments
      for expectation in step.expectations { fragments.append(expectation.value) }
      if let changes = step.changes { fragments.append(changes) }
    }
    return fragments
  }
}

extension DependencyOverride {
  var fragments: [SwiftFragment] {
    behaviour.fragments + [delay?.value.fragment].compactMap(\.self)
  }
}

extension DependencyOverride.Behaviour {
  fileprivate var fragments: [SwiftFragment] {
    switch self {
    case .value(let value), .throwing(let value), .closure(let value): [value]
    case .records(_, let returns): [returns].compactMap(\.self)
    case .stream(let elements, let error): [elements] + [error].compactMap(\.self)
    case .fed(_, let error): [error].compactMap(\.self)
    case .never: []
    }
  }
}

extension Field {
  fileprivate var fragments: [SwiftFragment] {
    [type] + [defaultValue, didSet, wrapper].compactMap(\.self) + (shared?.fragments ?? [])
  }
}

extension ComputedProperty {
  fileprivate var fragments: [SwiftFragment] {
    [type, getter] + [setter].compactMap(\.self)
  }
}

extension NestedType {
  fileprivate var fragments: [SwiftFragment] {
    let content =
      switch kind {
      case .enumeration(let cases):
        cases.flatMap(\.parameters).flatMap { [$0.type] + [$0.defaultValue].compactMap(\.self) }
      case .structure(let fields): fields.flatMap(\.fragments)
      }
    return content + computed.flatMap(\.fragments)
  }
}

extension [SwiftFragment] {
  /// The names of types that the fragments mention, as types or in expressions. For `Settings.Editor.State`, these
  /// are this name, `Settings` and `Settings.Editor`.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    for fragment in self {
      for type in fragment.analysis.typeNames {
        names.add(type.base.name, with: type.members.map(\.name))
      }
      for reference in fragment.analysis.references {
        names.add(reference.base.name, with: reference.members.map(\.name))
      }
    }
    return names
  }
}

extension Set<String> {
  /// Adds a name, and the names of types in it.
  fileprivate mutating func add(_ name: String, with members: [String]) {
    var path = name
    insert(path)
    for member in members where member.isCapitalized {
      path += "." + member
      insert(path)
    }
  }
}
