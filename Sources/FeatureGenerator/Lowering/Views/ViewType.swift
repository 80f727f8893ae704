import FeatureSpec
import SpecSwift

/// What a view needs to know of a type to show a value of it.
struct ViewType {
  /// How a value is shown and written.
  enum Kind {
    case text
    case truth
    case integer
    case number
    case date
    /// One of some cases: the type's full name, and the cases with what is shown for them.
    case choice(String, [(name: String, label: String)])
    /// A value of a struct whose fields are known.
    case model(Model)
    /// The state of a feature.
    case state(Feature)
    /// Anything else that holds the state of a feature, and is not shown.
    case hidden
    /// Anything else, which is shown as it describes itself.
    case other
  }

  var kind: Kind
  var isOptional = false
}

extension ViewType {
  /// The type of a field.
  ///
  /// - Parameter feature: The feature whose nested types the field may be of.
  init(_ type: SwiftFragment, in feature: Feature?, _ project: FeatureProject) {
    self.init(type.text, in: feature, project)
    if type.analysis.typeShape == .function { kind = .other }
  }

  /// A type as it is written.
  init(_ text: String, in feature: Feature?, _ project: FeatureProject) {
    guard let wrapped = wrapped(of: text) else {
      self.init(kind: Kind(text, in: feature, project))
      return
    }
    self.init(kind: Kind(wrapped, in: feature, project), isOptional: true)
  }
}

/// The type that is optional in `T?` or `Optional<T>`.
func wrapped(of text: String) -> String? {
  if text.hasSuffix("?") { return String(text.dropLast()) }
  guard text.hasPrefix("Optional<"), text.hasSuffix(">") else { return nil }
  return String(text.dropFirst("Optional<".count).dropLast())
}

extension ViewType.Kind {
  /// The kind of a type as it is written.
  fileprivate init(_ name: String, in feature: Feature?, _ project: FeatureProject) {
    self.init(declared: name, in: feature, project)
    var search = StateSearch(in: project, feature: feature)
    if case .other = self, search.findsState(in: name) { self = .hidden }
  }

  private init(declared name: String, in feature: Feature?, _ project: FeatureProject) {
    if let feature, let type = feature.types.first(where: { $0.name.value == name }) {
      self = .init(type, named: "\(project.typeName(of: feature)).\(type.place)")
      return
    }
    if let model = project.model(named: name) {
      self = model.enumeration.map { .init($0, named: model.name.declared) } ?? .model(model)
      return
    }
    let parts = name.split(separator: ".").map(String.init)
    if case (.feature(let other), let rest)? = project.declaration(at: parts, in: feature),
      rest.count == 1, let last = rest.last
    {
      if let type = other.types.first(where: { $0.name.value == last }) {
        self = .init(type, named: "\(project.typeName(of: other)).\(type.place)")
        return
      }
      if last == "State", other.external == nil {
        self = .state(other)
        return
      }
    }
    switch parts.count == 2 && parts[0] == "Swift" ? parts[1] : name {
    case "String": self = .text
    case "Bool": self = .truth
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .integer
    case "Double", "Float", "TimeInterval", "Decimal": self = .number
    case "Date": self = .date
    default: self = .other
    }
  }

  /// A nested type; an enum whose cases carry nothing can be chosen from.
  private init(_ type: NestedType, named name: String) {
    guard case .enumeration(let cases) = type.kind, cases.allSatisfy(\.parameters.isEmpty) else {
      self = .other
      return
    }
    self = .choice(
      name,
      cases.map { ($0.name.member, $0.rawValue ?? words(of: $0.name.value)) })
  }
}
