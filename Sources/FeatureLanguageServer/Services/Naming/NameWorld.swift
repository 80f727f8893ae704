import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// What names in the Swift of a spec mean, by the declarations of all specs.
struct NameWorld: SwiftMeanings {
  let lookup: NameLookup
  /// The type that the spec describes.
  let home: DeclaredType?
  let types: KnownTypes
  /// What is in scope at the place that is read, types aside.
  var names: [Candidate] = []
  /// What a name behind a dot of its own means where nothing says what it is to be.
  var fallback: Candidate?
  /// The feature around which reducers and operators of the app are put, where it is they that are read.
  var composed: Feature?
  /// The text that is read.
  var source: SourcedText?
  /// The names that were found.
  private(set) var found: [FoundName] = []

  init(_ lookup: NameLookup, home: DeclaredType?, _ types: KnownTypes) {
    self.lookup = lookup
    self.home = home
    self.types = types
  }

  mutating func note(_ use: SwiftNameUse, _ meaning: Candidate?) {
    guard let source else { return }
    found.append(
      FoundName(
        span: source.span(of: use.range), name: use.name, form: use.form,
        scalar: source.span, declaration: meaning?.identity, isOpen: use.isOpen && meaning == nil))
  }

  /// Takes note of a name that stands in no Swift.
  ///
  /// - Parameter span: Where it stands, in the file.
  mutating func note(_ name: String, at span: SourceSpan, _ meaning: Candidate?) {
    found.append(
      FoundName(span: span, name: name, form: .alone, declaration: meaning?.identity))
  }

  func meaning(of name: String) -> Candidate? {
    if let known = names.first(where: { $0.name == name }) { return known }
    return types.type(named: name, in: home)
  }

  func member(_ name: String, of base: Candidate) -> Candidate? {
    guard let scope = base.leadsTo else { return nil }
    if let found = lookup.names(in: scope).first(where: { $0.name == name }) { return found }
    guard case .type(let type) = scope else { return nil }
    return types.placeType(named: name, in: type)
  }

  func implicitMember(_ name: String, wanted: Candidate?) -> Candidate? {
    guard let scope = (wanted ?? fallback)?.leadsTo else { return nil }
    let names: [Candidate] =
      switch scope {
      case .value(let type): lookup.members(of: type)
      case .state(let feature): lookup.names(in: .stateType(feature))
      default: lookup.names(in: scope)
      }
    return names.first { $0.name == name }
  }

  func parameter(named name: String) -> Candidate? {
    guard let composed else { return nil }
    switch name {
    case "state": return .value(.state(composed))
    case "action": return .value(.actions(composed, isReaction: false))
    default: return nil
    }
  }

  var keyPathRoot: Candidate? { composed.map { .value(.state($0)) } }

  func label(_ name: String, of callee: Candidate) -> Candidate? {
    parameters(of: callee).first { $0.name == name }
  }

  func argument(_ index: Int, label: String?, of callee: Candidate) -> Candidate? {
    let parameters = parameters(of: callee)
    if let label, let named = parameters.first(where: { $0.name == label }) { return named }
    if parameters.isEmpty, callee.kind == .enumCase || callee.kind == .child {
      return callee.leadsTo.map(Candidate.value)
    }
    return parameters.indices.contains(index) ? parameters[index] : nil
  }

  /// What a call is given, by the labels.
  private func parameters(of callee: Candidate) -> [Candidate] {
    switch callee.leadsTo {
    case .type(.feature(let feature)): lookup.parameters(of: feature)
    case .type(let type): lookup.properties(of: type)
    case .stateType(let feature): lookup.state(of: feature)
    default: callee.parameters
    }
  }

  func result(of callee: Candidate) -> Candidate? {
    switch callee.leadsTo {
    case .type(.feature): nil
    case .type(let type): .value(.value(type))
    case .stateType(let feature): .value(.state(feature))
    case let scope?: callee.kind == .enumCase ? nil : .value(scope)
    case nil: nil
    }
  }

  func element(of collection: Candidate) -> Candidate? {
    guard case .elements(let scope)? = collection.leadsTo else {
      return collection.leadsTo.map(Candidate.value)
    }
    return .value(scope)
  }

  func collection(of element: Candidate) -> Candidate? {
    element.leadsTo.map { .value(.elements($0)) }
  }

  func value(ofType text: String) -> Candidate? {
    lookup.scope(ofType: text, in: home).map(Candidate.value)
  }
}

/// The types of a project by their names, looked up once for many specs.
final class KnownTypes {
  private let lookup: NameLookup
  private lazy var common = Dictionary(
    lookup.types(in: nil).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private var own: [String: [String: Candidate]] = [:]

  init(_ lookup: NameLookup) {
    self.lookup = lookup
  }

  /// The type of a name as it is known in another one.
  func type(named name: String, in home: DeclaredType?) -> Candidate? {
    guard let home else { return common[name] }
    return ownTypes(of: home)[name] ?? placeType(named: name, in: home) ?? common[name]
  }

  private func ownTypes(of home: DeclaredType) -> [String: Candidate] {
    let key = lookup.name(of: home)
    if let known = own[key] { return known }
    let types = Dictionary(
      lookup.ownTypes(in: home).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    own[key] = types
    return types
  }

  /// The type that generated code has for a place of several features: `Path` of `path`.
  func placeType(named name: String, in home: DeclaredType) -> Candidate? {
    guard case .feature(let feature) = home,
      let child = feature.children.first(where: { $0.isOneOf && $0.enumName == name })
    else { return nil }
    let parts = [("State", Scope.caseStates(child)), ("Action", .caseActions(child))].map {
      Candidate(name: $0, kind: .structure, signature: "\(name).\($0)", leadsTo: $1)
    }
    return Candidate(
      name: name, kind: .structure, signature: "enum \(name)", declaration: child.name.span,
      leadsTo: .names(parts))
  }
}
