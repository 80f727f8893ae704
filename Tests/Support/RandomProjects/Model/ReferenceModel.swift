/// A feature in a test, as the language says that it behaves; written from the words of its documentation.
///
/// Where more than one thing may happen first, or a value cannot be shown, it gives up: a test does not go there.
final class ReferenceModel {
  /// An action that an effect has sent, and the state that it has led to.
  struct Received {
    var message: Message
    var node: Node
    var cells: [String: Value]
  }

  let root: Feature
  let random: RandomSource
  var node = Node(identity: 0, margin: 0, fields: [:])
  var now = 0
  var jobs: [Job] = []
  var queue: [(scope: [ScopeStep], message: Message)] = []
  var identities = 0
  var jobNumber = 0
  var uuids = 0
  var date = 5
  var stubs: [String: Stub] = [:]
  /// The endpoints that have stubs.
  var knownEndpoints: [Endpoint] = []
  var records: [String: [[Value]]] = [:]
  var dismissals = 0
  var received: [Received] = []
  /// Why it cannot be told what happens.
  var problem: String?
  /// The shared values, by what tells them from each other.
  var cells: [String: Value] = [:]
  /// Those that were read of late, with their values.
  var cellsRead: [String: Value] = [:]
  var usesClock = false
  var usesDate = false
  var isClockImmediate = false
  /// Whether stubs may answer late.
  var mayBeSlow = true

  init(_ root: Feature, random: RandomSource) {
    self.root = root
    self.random = random
    node = makeNode(root, margin: 3)
  }

  /// The same model, to try something out.
  init(_ other: ReferenceModel) {
    root = other.root
    random = other.random
    node = other.node
    now = other.now
    jobs = other.jobs
    identities = other.identities
    jobNumber = other.jobNumber
    uuids = other.uuids
    date = other.date
    stubs = other.stubs
    knownEndpoints = other.knownEndpoints
    records = other.records
    dismissals = other.dismissals
    problem = other.problem
    cells = other.cells
    usesClock = other.usesClock
    usesDate = other.usesDate
    isClockImmediate = other.isClockImmediate
    mayBeSlow = other.mayBeSlow
  }

  func give(up reason: String) {
    problem = problem ?? reason
  }

  func newIdentity() -> Int {
    identities += 1
    return identities
  }

  /// The first state of a feature.
  ///
  /// - Parameter margin: What the feature is given; a parent gives each child the same.
  func makeNode(_ feature: Feature, _ values: [String: Value] = [:], margin: Int = 5) -> Node {
    // A state that is no struct of fields has no identity but that of its place.
    let identity = feature.stateType == nil ? newIdentity() : 0
    var node = Node(identity: identity, margin: margin, fields: [:])
    for field in feature.fields {
      if field.shared != nil {
        refer(field, to: values[field.name], in: &node)
      } else {
        node.fields[field.name] = field.kept(values[field.name] ?? field.initial ?? .absent)
      }
    }
    for child in feature.children {
      node.slots[child.name] = Slot()
      guard child.presence == .always else { continue }
      let choice = child.choices[child.initial.choice]
      node.slots[child.name]?.items = [
        Slot.Item(choice: choice.name, node: makeNode(choice.feature, child.initial.fields))
      ]
    }
    return node
  }
}
