/// Boxes and arrows, as every format draws them.
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
      /// A case of a state, the beginning of the state, and any case at all.
      case `case`, start, any
    }

    /// The identity in the diagram.
    public var id: String
    /// The kind.
    public var kind: Kind
    /// The text in the box.
    public var label: String
    /// The name of the feature that it leads to.
    public var feature: String?
  }

  /// An arrow.
  public struct Edge: Sendable, Hashable {
    /// The meaning of an arrow; the words are part of the machine-readable output.
    public enum Kind: String, Sendable, CaseIterable {
      /// A feature lives in another.
      case contains
      /// A feature asks something of a dependency.
      case uses
      /// The state is changed.
      case changes
      /// Something is begun that goes on.
      case starts
      /// An action follows.
      case sends
      /// A block is performed.
      case performs
      /// A child, an alert or a dialog is shown or taken away.
      case presents
      /// The state becomes another case.
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
    /// The text beside the arrow; empty for none.
    public var label: String
    /// The condition under which it is followed; empty for none.
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
  /// The arrows, in the order in which they were added, each once.
  public private(set) var edges: [Edge] = []
  private var known: Set<String> = []
  private var drawn: Set<Edge> = []

  /// Makes a diagram that is empty.
  init(title: String, _ notation: Notation = .flowchart) {
    (self.title, self.notation) = (title, notation)
  }

  /// Adds a box, unless there is one of its name.
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
  /// The diagram as a drawing shows it: of several ways from a case to another, one arrow with all labels.
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

/// A label that fits into a box: what is left out beyond 44 characters shows as "…".
func shortened(_ label: String) -> String {
  label.count <= 44 ? label : label.prefix(43) + "…"
}
