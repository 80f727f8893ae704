/// A model of a feature in a test, which follows the language's documentation and not its implementation.
///
/// The model gives up where the order of events is unknown, or where a value cannot be written down. A test does not
/// contain such steps.
final class ReferenceModel {
  /// An action that an effect has sent, and the state after it.
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
  /// The reason why the model cannot predict the result.
  var problem: String?
  /// The shared values, by identity.
  var cells: [String: Value] = [:]
  /// The shared values that were read recently.
  var cellsRead: [String: Value] = [:]
  var usesClock = false
  var usesDate = false
  var isClockImmediate = false
  /// Whether stubs may return later.
  var mayBeSlow = true

  init(_ root: Feature, random: RandomSource) {
    self.root = root
    self.random = random
    node = makeNode(root, margin: 3)
  }

  /// Makes a copy of the model, which can try a step out.
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

  /// Makes the first state of a feature.
  ///
  /// - Parameter margin: The number that the feature receives. A parent passes its own number to each child.
  func makeNode(_ feature: Feature, _ values: [String: Value] = [:], margin: Int = 5) -> Node {
    // A state that is no struct of fields has no identity except its slot.
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
