/// What features can be made of: those of a module that there are already, and those of others.
final class Surroundings {
  var models: [NamedType] = []
  var errors: [NamedType] = []
  var clients: [Client] = []
  var features: [Feature] = []
  /// Fields that refer to the shared values which have keys.
  var shared: [Field] = []
}

/// Makes a feature.
final class FeatureMaker {
  let feature: Feature
  let random: RandomSource
  let surroundings: Surroundings
  var names: Names
  /// Actions without effects, which others may send.
  var leaves: [Action] = []
  /// Whether it is a row, which is told apart by its id.
  let isRow: Bool

  init(_ name: String, in surroundings: Surroundings, random: RandomSource) {
    let outers =
      surroundings.features.filter { $0.outerName == nil }.map(Feature.Outer.feature)
      + surroundings.models.map(Feature.Outer.model)
    feature = Feature(name, in: random.once(in: 4) ? random.pickAny(outers) : nil)
    self.random = random
    self.surroundings = surroundings
    feature.isGrouped = random.once(in: 5)
    names = Names(random, isGrouped: feature.isGrouped)
    isRow = random.once(in: 5)
  }

  func make() -> Feature {
    if random.once(in: 2) { feature.doc = doc() }
    makeTypes()
    makeFields()
    if random.once(in: 8), !feature.fields.contains(where: \.isBoundByAction) {
      // Nothing can happen to it.
      makeComputed()
      return feature
    }
    makeSharedFields()
    makeChildren()
    makeComputed()
    makeQuestions()
    makeDelegate()
    makeLeaves()
    makeProcedures()
    makePlainActions()
    makeEffectActions()
    makeChildActions()
    makeQuestionActions()
    makeReactions()
    makeSetters()
    makeComposition()
    makeStops()
    makeReaders()
    return feature
  }

  // MARK: What there is

  /// What blocks can read.
  var scope: Scope {
    let margin = Fragment(text: "margin", type: .int) { .int($0.node.margin) }
    return Scope(
      readables: readables(prefix: "state.") + (feature.hasMargin ? [margin] : []),
      owner: feature.type)
  }

  /// What computed properties and blocks can read.
  func readables(prefix: String) -> [Fragment] {
    var readables = feature.fields.flatMap { field -> [Fragment] in
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
      case .always, .optional: break
      }
    }
    return readables
  }

  /// What blocks can change.
  var places: [Place] {
    var places = feature.fields.filter(\.isAssignable).flatMap(places)
    places += feature.computed.compactMap { computed in
      guard let set = computed.set else { return nil }
      return Place(
        text: "state.\(computed.name)", type: computed.type, read: computed.get.value,
        write: set.run)
    }
    for child in feature.children where child.presence == .always && child.choices[0].name == nil {
      let name = child.name
      let fields = child.choices[0].feature.fields.filter { $0.isAssignable && !$0.type.isNested }
      places += fields.prefix(2).map { field in
        Place(
          text: "state.\(child.path).\(field.name)", type: field.type,
          read: { $0.node.slots[name]?.items.first?.node.fields[field.name] ?? .absent },
          write: { $0.node.slots[name]?.items[0].node.fields[field.name] = $1 })
      }
    }
    return places
  }

  func places(of field: Field) -> [Place] {
    let whole = Place(
      text: "state.\(field.name)", type: field.type,
      read: { $0.node.fields[field.name] ?? .absent },
      write: { $0.node.fields[field.name] = $1 })
    guard case .named(let type) = field.type else { return [whole] }
    return [whole]
      + type.fields.filter { !$0.isConstant }.map { part in
        Place(
          text: "\(whole.text).\(part.name)", type: part.type,
          read: { whole.read($0).fields[part.name] ?? .absent },
          write: {
            var values = whole.read($0).fields
            values[part.name] = $1
            whole.write($0, .record(values))
          })
      }
  }

  /// Shared values that blocks can change.
  private var locked: [Place] { feature.fields.filter(\.isLocked).map(\.locked) }

  /// What dependencies give.
  var sources: [Fragment] {
    var sources = [
      Fragment(text: "date()", type: .date) {
        $0.model.usesDate = true
        return .date($0.date)
      },
      Fragment(text: "uuid()", type: .uuid) {
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
          context.model.askAtOnce(endpoint, arguments.map { $0.value(context) })
        })
    }
    return sources
  }

  var expressions: ExpressionMaker { ExpressionMaker(random: random, scope: scope) }

  func statements(_ scope: Scope) -> StatementMaker {
    StatementMaker(random, scope, places, locked: locked, sources: sources)
  }

  func callText(_ endpoint: Endpoint, _ arguments: [Fragment]) -> String {
    let list = zip(endpoint.parameters, arguments).map { $0.argument($1.text) }
    return "\(endpoint.address)(\(list.joined(separator: ", ")))"
  }

  /// A place for a value of a type; a field is added where there is none.
  func place(for type: ValueType) -> Place {
    if let place = random.pickAny(places.filter { $0.type == type }) { return place }
    let field = Field(name: names.field(of: type), type: type, initial: random.value(of: type))
    feature.fields.append(field)
    return places(of: field)[0]
  }

  func doc() -> String {
    random.pick([
      "What users see first.", "Holds what was asked for: all of it.", "It's here # not there.",
      "Two lines,\nof which this is the second.", "A \"quote\" and a \\ backslash.",
    ])
  }
}

/// Names that are not taken twice in a feature.
struct Names {
  private var taken: [String: Int] = [:]
  private let random: RandomSource
  /// The groups that actions are in, an empty name for none.
  private let groups: [String]

  /// - Parameter isGrouped: Whether all actions are in groups.
  init(_ random: RandomSource, isGrouped: Bool) {
    self.random = random
    let groups = ["view", "view.list", "internal", "internal.answers"]
    self.groups = isGrouped ? groups : random.once(in: 3) ? [""] + groups : []
  }

  /// The name of an action, with that of a group in front where the feature has groups.
  mutating func takeAction(_ pool: [String]) -> String {
    grouped(take(pool))
  }

  /// A name with that of a group in front where the feature has groups.
  func grouped(_ name: String) -> String {
    random.pickAny(groups).map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
  }

  /// One of some names, with a number where it was taken before.
  mutating func take(_ pool: [String]) -> String {
    let name = random.pick(pool)
    let count = taken[name, default: 0]
    taken[name] = count + 1
    return count == 0 ? name : "\(name)\(count + 1)"
  }

  mutating func field(of type: ValueType) -> String {
    switch type {
    case .int: take(["count", "total", "level", "rank"])
    case .double: take(["ratio", "weight", "share"])
    case .string: take(["title", "note", "label", "query"])
    case .bool: take(["isOpen", "isReady", "isHidden", "hasMore"])
    case .date: take(["seen", "changed"])
    case .uuid: take(["token", "owner"])
    case .array: take(["numbers", "words", "marks", "drafts"])
    case .dictionary: take(["lengths", "scores"])
    case .set: take(["chosen", "tags"])
    default: take(["mode", "entry", "latest", "problem", "kept"])
    }
  }
}
