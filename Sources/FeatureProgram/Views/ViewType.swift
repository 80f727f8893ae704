import FeatureSpec
import SpecSource
import SpecSwift

/// The type of a value, as far as a view needs it to show the value or to let people change it.
public struct ViewType: Sendable {
  /// A kind of values that views show in the same way.
  public enum Kind: Sendable {
    case text
    case truth
    case integer
    case number
    case date
    case link
    /// An enum without payloads.
    case choice(Choice)
    /// A struct whose fields a spec declares.
    case structure(Structure)
    /// The state of a feature.
    case state(Feature)
    /// Any other type that contains the state of a feature. Its values are never shown.
    case hidden
    /// Any other type. Its values are shown by their own descriptions.
    case other
  }

  /// An enum whose cases a spec declares.
  public struct Choice: Sendable {
    /// The full name of the type.
    public let type: String
    public let cases: [EnumCase]
  }

  /// A struct whose fields a spec declares.
  public struct Structure: Sendable {
    /// The full name of the type.
    public let type: String
    public let fields: [Field]
    /// The spec that declares the struct.
    public let home: Home
  }

  /// The spec that contains a type. Types that are nested in the spec's own type may be named without a path.
  public enum Home: Sendable {
    case feature(Feature)
    case model(Model)
    case client(Client)
  }

  public let kind: Kind
  public var isOptional: Bool
}

extension ViewType {
  /// Makes the type of a field.
  ///
  /// - Parameter home: The spec that contains the type.
  public init(_ type: SwiftFragment, in home: Home, _ project: FeatureProject) {
    guard type.analysis.typeShape != .function else {
      self.init(kind: .other, isOptional: false)
      return
    }
    self.init(type.text, in: home, project)
  }

  /// Makes the type of the elements of a list.
  public init(elementsOf type: SwiftFragment, in home: Home, _ project: FeatureProject) {
    var name = type.analysis.genericArguments.last ?? type.text
    if type.analysis.genericArguments.isEmpty, name.hasPrefix("["), name.hasSuffix("]") {
      name = String(name.dropFirst().dropLast())
    }
    self.init(name, in: home, project)
  }

  /// Makes a type from its text.
  private init(_ text: String, in home: Home, _ project: FeatureProject) {
    let wrapped = wrapped(of: text)
    self.init(
      kind: Kind(wrapped ?? text, in: home, project), isOptional: wrapped != nil)
  }
}

extension ViewType.Kind {
  /// Makes the kind of a type from its text.
  fileprivate init(_ name: String, in home: ViewType.Home, _ project: FeatureProject) {
    self = .init(declared: name, in: home, project) ?? Self.known[name] ?? .other
    var search = StateSearch(in: project, feature: home.feature)
    if case .other = self, search.findsState(in: name) { self = .hidden }
  }

  /// The kinds of the types of Swift and Foundation that people can read.
  private static let known: [String: Self] = {
    let names: [([String], Self)] = [
      (["String"], .text),
      (["Bool"], .truth),
      (
        ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"],
        .integer
      ),
      (["Double", "Float", "TimeInterval", "Decimal"], .number),
      (["Date"], .date),
      (["URL"], .link),
    ]
    let kinds = names.flatMap { names, kind in names.map { ($0, kind) } }
    return Dictionary(
      uniqueKeysWithValues: kinds
        + kinds.flatMap { name, kind in
          ["Swift", "Foundation"].map { ("\($0).\(name)", kind) }
        })
  }()

  /// Makes the kind of a type that a spec declares; nil for any other type.
  private init?(declared name: String, in home: ViewType.Home, _ project: FeatureProject) {
    if let type = home.type(at: name) {
      self.init(type, in: home, project)
      return
    }
    let path = name.split(separator: ".").map(String.init)
    guard let (spec, rest) = project.declaration(at: path, in: home.feature) else { return nil }
    let home = ViewType.Home(spec)
    if case .model(let model) = spec, rest.isEmpty {
      let fields = ViewType.Structure(type: model.name.declared, fields: model.fields, home: home)
      self =
        model.enumeration.map { .init($0, named: model.name.declared, in: home) }
        ?? .structure(fields)
    } else if let type = home.type(at: rest.joined(separator: ".")) {
      self.init(type, in: home, project)
    } else if case .feature(let feature) = spec, rest == ["State"], !feature.isExternal {
      self = .state(feature)
    } else {
      return nil
    }
  }

  private init(_ type: NestedType, in home: ViewType.Home, _ project: FeatureProject) {
    self.init(type, named: "\(home.typeName(in: project)).\(type.place)", in: home)
  }

  private init(_ type: NestedType, named name: String, in home: ViewType.Home) {
    switch type.kind {
    case .enumeration(let cases) where cases.allSatisfy(\.parameters.isEmpty):
      self = .choice(ViewType.Choice(type: name, cases: cases))
    case .enumeration: self = .other
    case .structure(let fields):
      self = .structure(ViewType.Structure(type: name, fields: fields, home: home))
    }
  }
}

extension ViewType.Home {
  fileprivate init(_ spec: Spec) {
    switch spec {
    case .feature(let feature): self = .feature(feature)
    case .model(let model): self = .model(model)
    case .client(let client): self = .client(client)
    }
  }

  /// The feature, if the spec is a feature.
  fileprivate var feature: Feature? {
    if case .feature(let feature) = self { feature } else { nil }
  }

  /// Finds the type that is nested at a path: `Mode`, or `State.Mode` if the state contains it.
  fileprivate func type(at path: String) -> NestedType? {
    let types =
      switch self {
      case .feature(let feature): feature.types
      case .model(let model): model.types
      case .client(let client): client.types
      }
    return types.first { $0.place == path } ?? types.first { $0.name.value == path }
  }

  /// Finds the name of the type that the spec declares.
  fileprivate func typeName(in project: FeatureProject) -> String {
    switch self {
    case .feature(let feature): project.typeName(of: feature)
    case .model(let model): model.name.declared
    case .client(let client): client.name.declared
    }
  }
}
