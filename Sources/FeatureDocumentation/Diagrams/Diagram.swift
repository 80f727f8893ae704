/// Boxes and arrows, independent of the format.
public struct Diagram: Sendable {
  /// The notation of a diagram.
  public enum Notation: Sendable {
    /// Boxes of several kinds.
    case flowchart
    /// The cases of a state.
    case statechart
  }

  /// A box.
  public struct Node: Sendable {
    /// The meaning of a box; the words are part of the machine-readable output.
    public enum Kind: String, Sendable, CaseIterable {
      case feature, external, client
      case action, delegate, reaction, procedure, effect
      case state, child, prompt
      /// A case of a state, the start of the state, and any case.
      case `case`, start, any
    }

    /// The identity of the box in the diagram.
    public var id: String
    /// The kind.
    public var kind: Kind
    /// The text in the box.
    public var label: String
    /// The name of the feature to which the box links.
    public var feature: String?
  }

  /// An arrow.
  public struct Edge: Sendable, Hashable {
    /// The meaning of an arrow; the words are part of the machine-readable output.
    public enum Kind: String, Sendable, CaseIterable {
      /// A feature has another feature as a child.
      case contains
      /// A feature uses a dependency.
      case uses
      /// A handler changes the state.
      case changes
      /// A handler starts an effect that continues.
      case starts
      /// An action is sent.
      case sends
      /// A block is performed.
      case performs
      /// A child, an alert or a dialog is presented or dismissed.
      case presents
      /// The state changes to another case.
      case leads
      /// The state begins with a case.
      case begins

      /// Whether the arrow is drawn with a broken line.
      var isDashed: Bool { [.uses, .changes, .presents, .begins].contains(self) }
    }

    /// The box at its beginning.
    public var from: String
    /// The box at its end.
    public var to: String
    /// The kind.
    public var kind: Kind
    /// The text next to the arrow; empty for an arrow without a label.
    public var label: String
    /// The condition of the arrow; empty for an arrow without a condition.
    public var condition = ""

    /// The label with the condition.
    var text: String {
      let condition = condition.isEmpty ? "" : "[\(condition)]"
      return [label, condition].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The title.
  public var title: String
  /// The notation.
  public let notation: Notation
  /// The boxes, in the order in which they were added.
  public private(set) var nodes: [Node] = []
  /// The arrows, in the order in which they were added, without duplicates.
  public private(set) var edges: [Edge] = []
  private var known: Set<String> = []
  private var drawn: Set<Edge> = []

  /// Makes an empty diagram.
  init(title: String, _ notation: Notation = .flowchart) {
    (self.title, self.notation) = (title, notation)
  }

  /// Adds a box, unless the diagram has a box with the same identity.
  mutating func add(_ kind: Node.Kind, _ id: String, _ label: String, feature: String? = nil) {
    guard known.insert(id).inserted else { return }
    nodes.append(Node(id: id, kind: kind, label: label, feature: feature))
  }

  /// Adds an arrow between boxes that exist.
  mutating func connect(
    _ from: String, _ to: String, _ kind: Edge.Kind, label: String = "", condition: String = ""
  ) {
    let edge = Edge(from: from, to: to, kind: kind, label: label, condition: condition)
    guard known.contains(from), known.contains(to), drawn.insert(edge).inserted else { return }
    edges.append(edge)
  }
}

extension Diagram {
  /// The diagram for a drawing: several transitions from one case to another share an arrow with all labels.
  var withJoinedArrows: Diagram {
    guard notation == .statechart else { return self }
    var joined = self
    var places: [[String]: Int] = [:]
    joined.edges = []
    for edge in edges {
      if let place = places[[edge.from, edge.to]] {
        joined.edges[place].label += ", \(edge.text)"
      } else {
        places[[edge.from, edge.to]] = joined.edges.count
        var first = edge
        (first.label, first.condition) = (edge.text, "")
        joined.edges.append(first)
      }
    }
    return joined
  }
}

/// Returns a label that fits into a box. A label of more than 44 characters ends with "…".
func shortened(_ label: String) -> String {
  label.count <= 44 ? label : label.prefix(43) + "…"
}
