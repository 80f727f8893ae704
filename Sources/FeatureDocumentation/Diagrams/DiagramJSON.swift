import JSON
import SpecSource

extension Diagram {
  /// The diagram for programs. The first member of the object is the version of its format.
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
    .object(omittingNil: [
      ("id", .text(id)), ("kind", .text(kind.rawValue)), ("label", .text(label)),
      ("feature", feature.map(JSONValue.text)),
    ])
  }
}

extension Diagram.Edge {
  fileprivate var json: JSONValue {
    .object(omittingNil: [
      ("from", .text(from)), ("to", .text(to)), ("kind", .text(kind.rawValue)),
      ("label", label.isEmpty ? nil : .text(label)),
      ("condition", condition.isEmpty ? nil : .text(condition)),
    ])
  }
}
