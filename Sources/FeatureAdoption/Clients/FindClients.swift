import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The dependencies that an app declares and uses.
struct AppClients {
  /// A key that is declared in `DependencyValues`.
  private struct Key {
    var member: Member
    var variable: VariableDeclaration
  }

  /// The dependencies, by their keys.
  private(set) var all: [AdoptedClient] = []
  /// The functions of `DependencyValues` that set dependencies for tests, by their names.
  private(set) var presets: [String: (function: FunctionDeclaration, file: ReadSwiftFile)] = [:]
  private var endpoints: [String: [ReadEndpoint]] = [:]
  private var keys: [String: Key] = [:]

  /// Finds the dependencies of an app.
  init(_ files: [ReadSwiftFile], types: LinkedTypes) {
    for file in files {
      for declaration in file.declarations { readExtension(declaration, in: file) }
    }
    for (name, key) in keys.sorted(by: { $0.key < $1.key }) {
      all.append(client(name, key, types: types))
    }
    var known = Set(all.flatMap(\.names))
    var asked: Set<String> = []
    for member in types.all.flatMap(\.members) {
      guard let name = member.dependencyName else { continue }
      asked.insert(name)
      guard known.insert(name).inserted else { continue }
      all.append(client(named: name, askedForBy: member, types: types))
    }
    joinNames(asked)
    all.sort { $0.key < $1.key }
  }

  /// Marks the clients that features ask for by both names, because a client has a single spec.
  private mutating func joinNames(_ asked: Set<String>) {
    for index in all.indices.reversed() {
      // No file declares the key of a client of another module. The key is the name of the type.
      let type = all[index].type ?? all[index].key.capitalizedFirst
      guard type != all[index].key, asked.isSuperset(of: [all[index].key, type]) else { continue }
      all[index].isAskedForByBothNames = true
      guard all[index].type == nil else { continue }
      all[index].type = type
      if let other = all.firstIndex(where: { $0.key == type }) {
        let known = all[other]
        (all[index].endpoints, all[index].external) = (known.endpoints, known.external)
        endpoints[all[index].key] = endpoints[type]
      }
    }
    let joined = Set(all.filter(\.isAskedForByBothNames).compactMap(\.type))
    all.removeAll { joined.contains($0.key) }
  }

  /// Returns the endpoint of a dependency that tests override; nil when the endpoint is not known.
  func endpoint(_ name: String, of key: String) -> ReadEndpoint? {
    endpoints[key]?.first { $0.function.name == name && $0.isClosure }
  }

  /// Adds a dependency that only a test names.
  mutating func note(_ key: String, at span: SourceSpan) {
    guard BuiltInDependency.named(key) == nil, !all.contains(where: { $0.key == key }) else {
      return
    }
    all.append(.unknown(key, at: span))
    all.sort { $0.key < $1.key }
  }

  private mutating func readExtension(_ declaration: Declaration, in file: ReadSwiftFile) {
    if case .conditional(let inner) = declaration.kind {
      for declaration in inner { readExtension(declaration, in: file) }
    }
    guard let type = declaration.type, type.keyword == .extension,
      ["DependencyValues", "Dependencies.DependencyValues"].contains(type.name)
    else { return }
    for member in type.members {
      // Generated code has its own key for the place where a feature lives.
      if let variable = member.variable, variable.type != nil, variable.name.first != "_",
        variable.name != "featurePath",
        BuiltInDependency.named(variable.name) == nil, !member.modifiers.contains("static")
      {
        keys[variable.name] = Key(
          member: Member(declaration: member, file: file), variable: variable)
      }
      if let function = member.function, function.parameters.isEmpty {
        presets[function.name] = (function, file)
      }
    }
  }

  private mutating func client(_ name: String, _ key: Key, types: LinkedTypes) -> AdoptedClient {
    var client = AdoptedClient.unknown(name, at: key.member.span)
    let type = key.variable.type?.text ?? ""
    client.type = type
    let typeName = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    guard let linked = types[typeName, from: key.member.file] else {
      client.reasons = [
        AdoptionReason(text: "a type that is declared elsewhere", span: key.member.span)
      ]
      return client
    }
    guard var reader = describe(&client, linked) else { return client }
    reader.checkTestValue()
    client.reasons = reader.obstacles
    if client.reasons.isEmpty {
      client.client = reader.keys(of: key.member, named: name)
    }
    return client
  }

  /// Makes a client that no key declares, but that a property asks for.
  private mutating func client(
    named name: String, askedForBy member: Member, types: LinkedTypes
  ) -> AdoptedClient {
    var client = AdoptedClient.unknown(name, at: member.span)
    guard name.first?.isUppercase == true, let linked = types[name, from: member.file],
      describe(&client, linked) != nil
    else { return client }
    client.type = name
    client.reasons = [AdoptionReason(text: "a client without a key", span: linked.origin.span)]
    return client
  }

  /// Adds the endpoints of a type to a client; returns nil when the type has none.
  private mutating func describe(_ client: inout AdoptedClient, _ type: LinkedType)
    -> EndpointReader?
  {
    let reader = EndpointReader(type)
    guard !reader.endpoints.isEmpty else { return nil }
    endpoints[client.key] = reader.endpoints
    client.endpoints = reader.endpoints.map(\.function.name)
    client.external[client.external.count - 1].value = reader.drafts(isGenerated: false)
    return reader
  }
}

extension Member {
  /// The key or the type by which a property asks for a dependency; nil for other members.
  fileprivate var dependencyName: String? {
    guard declaration.variable != nil,
      let dependency = declaration.attributes.first(where: { $0.name == "Dependency" })?.arguments
    else { return nil }
    if dependency.hasPrefix("\\.") {
      let key = String(dependency.dropFirst(2).prefix { $0 != "." })
      return BuiltInDependency.named(key) == nil && key != "featurePath" ? key : nil
    }
    let type = String(dependency.dropLast(".self".count))
    return dependency.hasSuffix(".self") && isIdentifier(type) ? type : nil
  }
}

extension AdoptedClient {
  /// Makes a dependency of which only the name is known.
  fileprivate static func unknown(_ key: String, at span: SourceSpan) -> AdoptedClient {
    AdoptedClient(
      key: key, type: nil, span: span, endpoints: nil,
      external: [DraftKey("external", .text(key)), DraftKey("endpoints", "any")], client: nil,
      reasons: [AdoptionReason(text: "a client that is declared elsewhere", span: span)])
  }
}

extension EndpointReader {
  /// Records a test value that does more than report unimplemented endpoints, and endpoints for which no test value
  /// can be made.
  fileprivate mutating func checkTestValue() {
    if let (variable, member) = type.variable(named: "testValue") {
      let value = variable.value ?? (variable.getter?.count == 1 ? variable.getter?[0].value : nil)
      if !(value?.isUnimplemented ?? false) {
        refuse("a 'testValue' that is written by hand", at: member.span)
      }
    }
    for endpoint in endpoints where endpoint.isClosure && !hasKnownPlaceholder(endpoint) {
      if placeholder(of: endpoint) == nil, let result = endpoint.function.result {
        refuse(
          "no placeholder for the result of '\(endpoint.function.name)' in tests",
          at: type.origin.span(of: result))
      }
    }
  }
}

extension Expression {
  /// Whether the expression makes a client whose endpoints report that they are not implemented.
  fileprivate var isUnimplemented: Bool {
    guard case .call(_, let arguments) = unmarked.kind else { return false }
    return arguments.allSatisfy { $0.value.source.text.hasPrefix("unimplemented(") }
  }
}
