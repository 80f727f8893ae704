/// Boxes and arrows, as every format draws them.
public struct Diagram: Sendable {
  /// A box.
  public struct Node: Sendable {
    /// The meaning of a box; the words are part of the machine-readable output.
    public enum Kind: String, Sendable, CaseIterable {
      case feature, external, client
      case action, delegate, reaction, procedure, effect
      case state, child, prompt
    }

    /// What it is known by in its diagram.
    public var id: String
    /// What it stands for.
    public var kind: Kind
    /// What is written in it.
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

      /// Whether the arrow is drawn with a broken line.
      var isDashed: Bool { [.uses, .changes, .presents].contains(self) }
    }

    /// Where it begins.
    public var from: String
    /// Where it ends.
    public var to: String
    /// What it means.
    public var kind: Kind
    /// What is written at it; empty for nothing.
    public var label: String
  }

  /// The title.
  public var title: String
  /// The boxes, in the order in which they were added.
  public private(set) var nodes: [Node] = []
  /// The arrows, in the order in which they were added, each once.
  public private(set) var edges: [Edge] = []
  private var known: Set<String> = []
  private var drawn: Set<Edge> = []

  /// Makes a diagram that is empty.
  init(title: String) {
    self.title = title
  }

  /// Adds a box, unless there is one of its name.
  mutating func add(_ kind: Node.Kind, _ id: String, _ label: String, feature: String? = nil) {
    guard known.insert(id).inserted else { return }
    nodes.append(Node(id: id, kind: kind, label: label, feature: feature))
  }

  /// Adds an arrow between boxes that are there.
  mutating func connect(_ from: String, _ to: String, _ kind: Edge.Kind, label: String = "") {
    let edge = Edge(from: from, to: to, kind: kind, label: label)
    guard known.contains(from), known.contains(to), drawn.insert(edge).inserted else { return }
    edges.append(edge)
  }
}

/// A label that fits into a box: what is left out beyond 44 characters shows as "…".
func shortened(_ label: String) -> String {
  label.count <= 44 ? label : label.prefix(43) + "…"
}
