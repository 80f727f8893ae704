import FeatureProgram
import FeatureSpec

extension DocumentationModel {
  /// The features, their children, and the clients that they use.
  public var diagram: Diagram {
    var diagram = Diagram(title: "Features and clients")
    let order = featuresFromRoots
    for feature in order { diagram.add(feature) }
    for feature in order {
      diagram.addChildren(of: feature)
      diagram.addClients(of: feature)
    }
    diagram.addSharedValues(of: order)
    return diagram
  }

  /// The features in an order in which each feature comes after one of its parents, if it has any.
  private var featuresFromRoots: [DocumentedFeature] {
    let byName = Dictionary(features.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var order: [DocumentedFeature] = []
    var pending = Array((roots + features).reversed())
    while let next = pending.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      order.append(next)
      let inside = next.feature.children.flatMap(\.features)
      pending += inside.reversed().compactMap { byName[$0.feature.value] }
    }
    return order
  }
}

/// Returns the identity of a feature's box.
private func featureID(_ name: String) -> String { "feature:\(name)" }

extension Diagram {
  /// Adds the box of a feature.
  fileprivate mutating func add(_ documented: DocumentedFeature) {
    let kind: Node.Kind = documented.feature.isExternal ? .external : .feature
    add(kind, featureID(documented.name), documented.name, feature: documented.name)
  }

  /// Adds the arrows from a feature to its children.
  fileprivate mutating func addChildren(of documented: DocumentedFeature) {
    // All places of the same feature share an arrow.
    var places: [(feature: String, labels: [String])] = []
    for child in documented.feature.children {
      for one in child.features {
        let label = child.label(of: one)
        if let known = places.firstIndex(where: { $0.feature == one.feature.value }) {
          places[known].labels.append(label)
        } else {
          places.append((one.feature.value, [label]))
        }
      }
    }
    for (name, labels) in places {
      let label = labels.count > 3 ? "\(labels.count) places" : labels.joined(separator: ", ")
      connect(featureID(documented.name), featureID(name), .contains, label: label)
    }
  }

  /// Adds the values that several features refer to by the same key.
  fileprivate mutating func addSharedValues(of features: [DocumentedFeature]) {
    let uses = features.flatMap { documented in
      documented.feature.state.compactMap { field in
        field.shared.flatMap { shared in shared.key.map { ($0, documented.name, shared.isReader) } }
      }
    }
    let users = Dictionary(grouping: uses) { $0.0 }.mapValues { Set($0.map(\.1)) }
    for (key, name, isReader) in uses where (users[key]?.count ?? 0) > 1 {
      add(.state, "shared:\(key)", key)
      connect(featureID(name), "shared:\(key)", isReader ? .uses : .changes)
    }
  }

  /// Adds the clients that a feature uses.
  fileprivate mutating func addClients(of documented: DocumentedFeature) {
    for use in documented.uses {
      guard let client = use.client else { continue }
      add(.client, "client:\(client)", client)
      connect(featureID(documented.name), "client:\(client)", .uses)
    }
  }
}

extension Child {
  /// Returns the name of the place, with a mark for its number of instances if it is not always one.
  fileprivate func label(of one: ChildFeature) -> String {
    let place = place(of: one)
    return switch presence {
    case .always: place
    case .optional: "\(place)?"
    case .many: "\(place) *"
    case .stack: "\(place) …"
    }
  }
}
