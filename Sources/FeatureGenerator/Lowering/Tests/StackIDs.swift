import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The IDs that the elements of stacks have in a test store of the Composable Architecture.
///
/// A spec counts the elements of each stack from 0, like the bundled runtime. The library counts the elements of all
/// stacks of a store together. The steps of a test determine when elements are pushed, since each step expects the
/// elements that it pushes.
struct StackIDs {
  let feature: Feature
  let project: FeatureProject
  /// The library's IDs of the existing elements, by the spec's IDs, by the names on the path to their stacks.
  var stacks: [[String]: [Int: Int]] = [:]
  /// The IDs of elements that were pushed inside of Swift code, by the names on the path to the value.
  var unnamed: [[String]: [Int]] = [:]
  /// The number of elements that have been pushed.
  var count = 0
  /// Whether a store has at most one stack.
  let isSole: Bool
  /// Whether the IDs of the spec and of the library have differed.
  var differs = false
  /// Whether elements may have been pushed that no step expects.
  var isUncertain = false
  /// Whether the actions can arrive in any order.
  var isExploring = false
  var diagnostics: [Diagnostic] = []
  /// The names of values that the test makes before its steps.
  private var declaredNames: Set<String> = []

  /// Makes the IDs of a store without elements.
  init(in feature: Feature, of project: FeatureProject) {
    (self.feature, self.project) = (feature, project)
    isSole = project.hasOneStackAtMost(feature)
  }

  /// Returns the test with the library's IDs.
  mutating func renaming(_ test: TestCase) -> TestCase {
    var test = test
    declaredNames = Set(test.declaredNames)
    for child in feature.children where child.hasProperty {
      guard let given = test.given.first(where: { $0.name.value == child.name.value }) else {
        continue
      }
      give([child.name.value], given.value, isStack: child.presence == .stack)
    }
    test.steps = test.steps.map { rename($0) }
    return test
  }

  /// Checks an action of an exploration. The existing elements depend on the actions before it, so no IDs fit if the
  /// library counts differently.
  mutating func check(_ explored: ExploredAction) {
    isExploring = true
    switch explored {
    case .send(let action): _ = rename(action)
    case .bind(let field): _ = rename(field)
    }
  }

  private mutating func rename(_ step: TestStep) -> TestStep {
    var step = step
    var isSent = true
    switch step.kind {
    case .send(let action): step.kind = .send(rename(action))
    case .bind(let field): step.kind = .bind(rename(field))
    case .receive(let action):
      step.kind = .receive(rename(action))
      isSent = false
    case .exhaustivity(let isOn):
      if !isOn { isUncertain = true }
    case .skip(let skipped):
      if skipped == .received { isUncertain = true }
    case .advance, .assert, .statements, .finish, .feed, .end, .cancel:
      isSent = false
    }
    if let changes = step.changes { note(changes) }
    step.expectations = step.expectations.map { expectation in
      var expectation = expectation
      expectation.place = .found(rename(expectation, isSent: isSent))
      return expectation
    }
    return step
  }

  /// Returns an action with the library's IDs, both on its path and in the arguments of the runtime's own actions.
  private mutating func rename(_ action: NamedAction) -> NamedAction {
    var (renamed, path) = (action, action.path.linked)
    let place = rename(&path.steps)
    renamed.path = .found(path)
    guard case .event(let event) = path.end, place.isStack,
      let id = action.arguments?.first, id.label?.name == "id"
    else { return renamed }
    switch event {
    case .push: renamed.call.arguments?[0].value = push(id.value, on: place.names)
    case .popFrom: renamed.call.arguments?[0].value = self.renamed(id.value, of: place.names)
    case .dismiss: break
    }
    return renamed
  }

  /// Returns the write of a field with the library's IDs on the path to the field.
  private mutating func rename(_ field: BoundField) -> BoundField {
    var (renamed, binding, place) = (field, field.binding.linked, field.place.linked)
    _ = rename(&binding.steps)
    renamed.binding = .found(binding)
    // The IDs in the place equal the IDs in the binding, and hold no more information.
    let ids = binding.steps.compactMap { step -> SwiftFragment? in
      if case .element(_, let id) = step { id } else { nil }
    }
    place.replaceIDs(by: ids)
    renamed.place = .found(place)
    return renamed
  }
}

// The expectations of steps.

extension StackIDs {
  /// Returns the path of an expectation with the library's IDs, after its changes of stacks have been recorded.
  private mutating func rename(_ expectation: Expectation, isSent: Bool) -> StatePath {
    var path = expectation.place.linked
    let place = rename(&path.steps)
    guard place.isWhole else { return path }
    let value = expectation.value
    if place.isStack {
      if value.analysis.arrayCount != 0, !isSent, value.text != "StackState()" {
        diagnostics.append(
          .error(
            .unsupportedByTca, "the tca set cannot determine the ids of these elements",
            at: value.span,
            hint: "expect each element under its id: '\(expectation.address.text)[0]': …"))
      }
      give(place.names, value, isStack: true)
    } else if let (stack, id, index) = place.element {
      let isNew = value.text != "nil" && number(id, in: stack) == nil
      let other = isNew ? push(id, on: stack) : renamed(id, of: stack)
      forget(stack + [id.text])
      if value.text == "nil", let number = Int(id.text) { stacks[stack]?[number] = nil }
      path.steps[index] = path.steps[index].with(other)
    } else {
      give(place.names, value, isStack: false)
    }
    return path
  }

  /// Records that a place receives a value, with the elements of stacks in the value.
  private mutating func give(_ place: [String], _ value: SwiftFragment, isStack: Bool) {
    forget(place)
    let counts = value.analysis.arrayLiterals.compactMap { literal in
      literal.use == .argument(label: nil, callee: ["StackState"]) ? literal.count : nil
    }
    if isStack, let number = value.analysis.arrayCount ?? (counts.count == 1 ? counts[0] : nil) {
      for id in 0..<number { push(id, on: place) }
    } else if counts.count > 1 {
      isUncertain = true
    } else if let number = counts.first {
      unnamed[place] = (0..<number).map { _ in next() }
    } else if value.text.contains("StackState"), value.text != "StackState()" {
      isUncertain = true
    } else if value.analysis.references.contains(where: { declaredNames.contains($0.base.name) }) {
      isUncertain = true
    }
  }

  /// Records that statements may push elements onto stacks, with unknown IDs.
  private mutating func note(_ changes: SwiftFragment) {
    let stacks = Set(
      project.features.flatMap(\.children).filter { $0.presence == .stack }.map(\.name.value))
    let use = changes.analysis.references.first { reference in
      reference.base.name == "state" && reference.members.contains { stacks.contains($0.name) }
    }
    if use != nil || changes.text.contains("StackState") { isUncertain = true }
    guard let use, !isSole else { return }
    diagnostics.append(
      .error(
        .unsupportedByTca, "the tca set cannot determine the ids of these elements",
        at: changes.span(of: use.range),
        hint: "name each element by its id: 'expect: {path[0]: …}'"))
  }

  /// Forgets the stacks in a place that now holds another value. The spec counts the new elements of the place from 0
  /// again.
  private mutating func forget(_ place: [String]) {
    for stack in stacks.keys where stack.starts(with: place) {
      stacks[stack] = stack == place ? [:] : nil
    }
    unnamed = unnamed.filter { !$0.key.starts(with: place) }
  }

  mutating func next() -> Int {
    defer { count += 1 }
    return count
  }
}
