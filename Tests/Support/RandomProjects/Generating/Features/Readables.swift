extension FeatureMaker {
  /// The values that blocks can read.
  var scope: Scope {
    let margin = Fragment(text: "margin", type: .int) { .int($0.node.margin) }
    return Scope(
      readables: readables(prefix: "state.") + (feature.hasMargin ? [margin] : []),
      owner: feature.type)
  }

  /// Returns the values that computed properties and blocks can read.
  func readables(prefix: String) -> [Fragment] {
    var readables = feature.hasCases ? readableCases(prefix: prefix) : []
    readables += fieldsOfState.flatMap { field -> [Fragment] in
      let whole = Fragment(text: prefix + field.name, type: field.type) {
        field.value(in: $0.node, $0.model)
      }
      guard case .named(let type) = field.type else { return [whole] }
      let computed = type.computed.map { computed in
        Fragment(text: "\(prefix)\(field.name).\(computed.name)", type: computed.type) { context in
          computed.get.value(Context(of: whole.value(context), in: context.model))
        }
      }
      return [whole] + computed
        + type.fields.map { part in
          Fragment(text: "\(prefix)\(field.name).\(part.name)", type: part.type) {
            $0.node.fields[field.name]?.fields[part.name] ?? .absent
          }
        }
    }
    readables += feature.computed.map {
      Fragment(text: prefix + $0.name, type: $0.type, value: $0.get.value)
    }
    for child in feature.children {
      let name = child.name
      switch child.presence {
      case .always where child.choices[0].name == nil:
        readables += child.choices[0].feature.fields.filter { !$0.type.isNested }.map { field in
          Fragment(text: "\(prefix)\(child.path).\(field.name)", type: field.type) { context in
            context.node.slots[name]?.items.first.map { field.value(in: $0.node, context.model) }
              ?? .absent
          }
        }
      case .many, .stack:
        readables.append(
          Fragment(text: "\(prefix)\(child.path).count", type: .int) {
            .int($0.node.slots[name]?.items.count ?? 0)
          })
      case .always, .optional, .ofCase: break
      }
    }
    return readables
  }

  /// The shared values that blocks can change.
  var locked: [Place] { feature.fields.filter(\.isLocked).map(\.locked) }

  /// The values of dependencies.
  var sources: [Fragment] {
    var sources = [
      Fragment(text: feature.ownNames["date.now"] ?? "date()", type: .date) {
        $0.model.usesDate = true
        return .date($0.date)
      },
      Fragment(text: "\(feature.ownNames["uuid"] ?? "uuid")()", type: .uuid) {
        $0.model.uuids += 1
        return .uuid($0.model.uuids - 1)
      },
    ]
    for endpoint in surroundings.clients.flatMap(\.endpoints)
    where !endpoint.isAsync && !endpoint.isStream && endpoint.failure == nil {
      guard let type = endpoint.value else { continue }
      let arguments = endpoint.parameters.map { expressions.make($0.type, depth: 0) }
      sources.append(
        Fragment(text: callText(endpoint, arguments), type: type) { context in
          context.model.callAtOnce(endpoint, arguments.map { $0.value(context) })
        })
    }
    return sources
  }

  var expressions: ExpressionMaker { ExpressionMaker(random: random, scope: scope) }

  func statements(_ scope: Scope) -> StatementMaker {
    StatementMaker(random, scope, places, locked: locked, sources: sources)
  }

  func callText(_ endpoint: Endpoint, _ arguments: [Fragment]) -> String {
    guard let name = feature.ownNames[endpoint.address] else {
      let list = zip(endpoint.parameters, arguments).map { $0.argument($1.text) }
      return "\(feature.name(of: endpoint))(\(list.joined(separator: ", ")))"
    }
    // An endpoint with its own name is a closure.
    return "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}
