import JSON
import SpecSource

extension Diagram {
  /// The diagram for programs; its shape is versioned by its first member.
  public var json: JSONValue {
    .object([
      ("version", 1),
      ("title", .text(title)),
      ("nodes", .list(nodes.map(\.json))),
      ("edges", .list(edges.map(\.json))),
    ])
  }
}

extension Diagram.Node {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .text(id)), ("kind", .text(kind.rawValue)), ("label", .text(label)),
    ]
    if let feature { members.append(("feature", .text(feature))) }
    return .object(members)
  }
}

extension Diagram.Edge {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("from", .text(from)), ("to", .text(to)), ("kind", .text(kind.rawValue)),
    ]
    if !label.isEmpty { members.append(("label", .text(label))) }
    return .object(members)
  }
}
