/// A feature of the model. It is an object, so that its identity lasts until it is replaced.
final class ModelNode {
  let slot: Int
  let name: Int
  let level: Int
  var notes = 0
  var always: ModelNode?
  var guest: ModelNode?
  var rows: [ModelNode] = []

  init(slot: Int = 0, name: Int, level: Int = 0) {
    self.slot = slot
    self.name = name
    self.level = level
    if level < Script.depth {
      always = ModelNode(name: Script.name(below: name), level: level + 1)
    }
  }

  func make(_ change: Node.Change) {
    guard always != nil else { return }
    switch change {
    case .newGuest(let name): guest = ModelNode(name: name, level: level + 1)
    case .dropGuest: guest = nil
    case .newAlways(let name): always = ModelNode(name: name, level: level + 1)
    case .newRow(let slot, let name):
      let row = ModelNode(slot: slot, name: name, level: level + 1)
      if let index = rows.firstIndex(where: { $0.slot == slot }) {
        rows[index] = row
      } else {
        rows.append(row)
      }
    case .dropRow(let slot): rows.removeAll { $0.slot == slot }
    case .shuffle: rows.reverse()
    }
  }
}

extension ModelNode {
  /// Returns whether a state equals the model's state of the feature and of all features below it.
  func agrees(with state: Node.State) -> Bool {
    state.name == name && state.notes == notes
      && (always?.agrees(with: state.always) ?? !state.hasChildren)
      && (guest.map { child in state.guest.map(child.agrees) ?? false } ?? (state.guest == nil))
      && rows.count == state.rows.count
      && zip(rows, state.rows).allSatisfy { $0.slot == $1.id && $0.agrees(with: $1) }
  }
}

/// The path from the root to a node of the model.
struct ModelPlace: Equatable {
  enum Step {
    case always
    case guest(ModelNode)
    case row(ModelNode)
  }

  var steps: [Step] = []

  /// Returns the node; nil if the node or a node on the path to it was removed or replaced.
  ///
  /// A child that always exists is never missing by itself, even if it was replaced.
  func node(from root: ModelNode) -> ModelNode? {
    steps.reduce(root) { node, step in
      switch step {
      case .always: node?.always
      case .guest(let child): node?.guest === child ? child : nil
      case .row(let child): node?.rows.first { $0 === child }
      }
    }
  }

  /// Returns an action of the node as an action of the root.
  func lift(_ action: Node.Action) -> Node.Action {
    steps.reversed().reduce(action) { action, step in
      switch step {
      case .always: .always(action)
      case .guest: .guest(action)
      case .row(let child): .row(child.slot, action)
      }
    }
  }

  static func == (left: ModelPlace, right: ModelPlace) -> Bool {
    left.steps.count == right.steps.count
      && zip(left.steps, right.steps).allSatisfy { pair in
        switch pair {
        case (.always, .always): true
        case (.guest(let left), .guest(let right)), (.row(let left), .row(let right)):
          left === right
        default: false
        }
      }
  }
}
