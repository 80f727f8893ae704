import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// What is in scope where, and in which order.

extension SpecNameReader {
  /// The names that only a place knows, and the state.
  func localNames(_ node: SpecNode, _ names: PlaceNames) -> [Candidate] {
    let keys = node.keys
    let state = feature.map { feature in
      Candidate(
        name: "state", kind: .variable, signature: "state", leadsTo: .state(feature))
    }
    switch keys.first {
    case "types": return nestedNames(keys)
    case "computed":
      return own.map { [.named("self", $0)] + lookup.names(in: $0) } ?? []
    case "alerts", "dialogs":
      let prompt = feature?.prompts.first { $0.name.value == keys.dropFirst().first }
      return prompt.map { names.locals(of: $0.parameters) } ?? []
    case "before":
      let action = feature.map {
        Candidate.named("action", .actions($0, isReaction: false))
      }
      return [action, state].compactMap(\.self) + names.locals
    case "tests", "explore":
      return [state, recorded(keys)].compactMap(\.self) + names.locals
    default: return [state].compactMap(\.self) + names.locals
    }
  }

  /// A value of the type that the spec describes.
  private var own: Scope? {
    switch spec {
    case .feature(let feature): .state(feature)
    case .model(let model): .value(.model(model))
    case .client: nil
    }
  }

  private func nestedNames(_ keys: [String]) -> [Candidate] {
    guard let name = keys.dropFirst().first,
      let type = lookup.scope(ofType: name, in: DeclaredType(spec))
    else { return [] }
    return [.named("self", type)] + lookup.names(in: type)
  }

  /// What the overrides of a test collect.
  private func recorded(_ keys: [String]) -> Candidate? {
    guard let feature else { return nil }
    let test = feature.tests.first { $0.name.value == keys.dropFirst().first }
    let overrides = (keys.first == "explore" ? feature.exploration?.setup : test)?.overrides ?? []
    let names = overrides.compactMap { override -> Candidate? in
      guard case .records(let name, _) = override.behaviour else { return nil }
      var endpoint: Endpoint?
      if case .client(let client)? = lookup.project.dependency(of: override) {
        endpoint = override.endpoint.flatMap { client.endpoint(named: $0.value) }
      }
      let parameters = (endpoint?.parameters ?? []).map { parameter in
        Candidate(
          name: parameter.name.value, kind: .variable, signature: "",
          declaration: parameter.name.span)
      }
      return Candidate(
        name: name.value, kind: .variable, signature: name.value, declaration: name.span,
        leadsTo: .elements(.names(parameters)))
    }
    return .named("recorded", .names(names))
  }

  /// Reads what is in a mapping or a list, in the order in which names come into scope.
  ///
  /// - Returns: What the value is that the last of them gives.
  mutating func visitChildren(of node: SpecNode, _ wanted: Candidate?) -> Candidate? {
    let mark = reader.mark
    // What a step of a task declares is in scope of the steps behind it.
    let isStep = node.keys.contains("steps") && node.keys.first != "tests"
    defer { if !isStep || node.keys.last == "steps" && node.key != nil { reader.leave(mark) } }
    var value: Candidate?
    var call: Candidate?
    for child in node.children.inOrderOfScope {
      switch child.key?.text {
      case "success"? where node.child("call") != nil:
        let before = reader.mark
        if let call { reader.declare("value", call) }
        visit(child)
        reader.leave(before)
      case "call"?: call = visit(child)
      case "of"? where node.child("as") != nil:
        let element = visit(child).flatMap { reader.world.element(of: $0) }
        reader.declare(node.child("as")?.text?.text ?? "", element)
      case "of"? where node.keys.last == "stream":
        let element = visit(child).flatMap { reader.world.element(of: $0) }
        reader.declare(node.child("element")?.text?.text ?? "element", element)
      case "on"? where node.child("cases") != nil: call = visit(child)
      case "cases"? where node.child("on") != nil:
        for one in child.children { visit(one, wanted: call) }
      case "catch"?: visitCatch(child, mark)
      case "get"?, "default"?, "placeholder"?, "live"?:
        visit(child, wanted: typed(node))
      case "returns"?, "stream"?: visit(child, wanted: wanted)
      case nil: value = visit(child, wanted: wanted.flatMap { reader.world.element(of: $0) })
      default: value = visit(child, wanted: nil)
      }
    }
    return value
  }

  /// What `do` has declared is not in scope of what follows its error.
  private mutating func visitCatch(_ node: SpecNode, _ mark: Int) {
    let locals = reader
    reader.leave(mark)
    visit(node)
    let world = reader.world
    reader = locals
    reader.world = world
  }

  /// A value of the type that stands beside a key.
  private func typed(_ node: SpecNode) -> Candidate? {
    let type = node.child("type") ?? node.child("returns")
    return type?.text.flatMap { reader.world.value(ofType: $0.text) }
  }
}

extension Candidate {
  /// A name of which only the value is known.
  fileprivate static func named(_ name: String, _ scope: Scope) -> Candidate {
    Candidate(name: name, kind: .variable, signature: name, leadsTo: scope)
  }
}

extension [SpecNode] {
  /// The entries of a mapping in the order in which their names come into scope; a list as it is.
  fileprivate var inOrderOfScope: [SpecNode] {
    enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension SpecNode {
  fileprivate var rank: Int {
    switch key?.text {
    case "setup", "guard", "if", "on", "type", "call": 0
    case "of": 1
    case "do": 2
    case "catch": 3
    default: 4
    }
  }
}
