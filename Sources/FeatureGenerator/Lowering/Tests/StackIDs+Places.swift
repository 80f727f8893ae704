import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The places of stack IDs.

extension StackIDs {
  /// A place to which a path through children leads.
  struct Place {
    /// The names on the path, with the spec's IDs.
    var names: [String] = []
    /// Whether the path ends with a stack.
    var isStack = false
    /// The element of a stack with which the path ends, and the index of its step. The ID is still the spec's.
    var element: (stack: [String], id: SwiftFragment, index: Int)?
    /// Whether the path ends with the whole state of a child.
    var isWhole = true
  }

  /// Replaces the IDs on the path to an action.
  mutating func rename(_ steps: inout [ActionPath.Step]) -> Place {
    var place = Place()
    for (index, step) in steps.enumerated() {
      switch step {
      case .group, .prompt, .plainCase: break
      case .child(let child): place.enter(child)
      case .element(let child, let id):
        place.enter(child)
        guard let id else { continue }
        if child.presence == .stack {
          steps[index] = .element(child, id: renamed(id, of: place.names))
        }
        place.enterElement(id)
      case .feature(let one): place.enter(one)
      }
    }
    return place
  }

  /// Replaces the IDs on the path to a part of the state, except for the ID of an element at the end.
  mutating func rename(_ steps: inout [StatePath.Step]) -> Place {
    var place = Place()
    for (index, step) in steps.enumerated() {
      switch step {
      case .property, .shared, .plainCase: place.isWhole = false
      case .child(let child): place.enter(child)
      case .element(let child, let id):
        place.enter(child)
        guard let id else { continue }
        if child.presence == .stack {
          if index + (child.isOneOf ? 2 : 1) >= steps.count {
            place.element = (place.names, id, index)
          } else {
            steps[index] = step.with(renamed(id, of: place.names))
          }
        }
        place.enterElement(id)
      case .feature(let one): place.enter(one)
      }
    }
    return place
  }

  /// Returns the library's ID of an existing element.
  mutating func renamed(_ id: SwiftFragment, of stack: [String]) -> SwiftFragment {
    let number = number(id, in: stack)
    if isSole, !differs { return id }
    if let number, !isUncertain { return id.replaced(by: number) }
    diagnostics.append(
      isExploring
        ? .error(
          .unsupportedByTca,
          "the tca set cannot explore elements if a feature and its children have several stacks",
          at: id.span,
          hint: "explore the child whose stack this is, in its own spec")
        : .error(
          .unsupportedByTca, "the tca set cannot determine which element this is", at: id.span,
          hint:
            "expect each pushed element in an exhaustive test: the Composable Architecture counts "
            + "the elements of all stacks together"
        ))
    return id
  }

  /// Adds an element and returns its ID in the library.
  mutating func push(_ id: SwiftFragment, on stack: [String]) -> SwiftFragment {
    if let key = Int(id.text) { push(key, on: stack) }
    return renamed(id, of: stack)
  }

  /// Counts a new element.
  mutating func push(_ id: Int, on stack: [String]) {
    // If the spec's ID is greater, Swift code that no step expects must have pushed elements.
    if isSole, isUncertain, !differs { count = max(count, id) }
    if count != id { differs = true }
    stacks[stack, default: [:]][id] = next()
  }

  /// Returns the library's ID of an element; nil if it is unknown.
  mutating func number(_ id: SwiftFragment, in stack: [String]) -> Int? {
    if stacks[stack] == nil {
      let holders = unnamed.filter { stack.starts(with: $0.key) }
      if holders.count == 1, let holder = holders.first {
        unnamed[holder.key] = nil
        stacks[stack] = Dictionary(uniqueKeysWithValues: holder.value.enumerated().map { ($0, $1) })
      }
    }
    return Int(id.text).flatMap { stacks[stack]?[$0] }
  }
}

extension SwiftFragment {
  /// Returns a number in place of the fragment.
  fileprivate func replaced(by number: Int) -> SwiftFragment {
    let source = SourcedText("\(number)", madeOf: span)
    return parseFragment(source, as: .expression).value ?? self
  }
}

extension StackIDs.Place {
  fileprivate mutating func enter(_ child: Child) {
    names.append(child.name.value)
    isStack = child.presence == .stack
    element = nil
  }

  fileprivate mutating func enterElement(_ id: SwiftFragment) {
    names.append(id.text)
    isStack = false
  }

  fileprivate mutating func enter(_ one: ChildFeature) {
    names.append(one.name.value)
    isStack = false
  }
}

extension StatePath {
  /// Replaces the IDs of rows and elements on the path.
  mutating func replaceIDs(by ids: [SwiftFragment]) {
    var rest = ids[...]
    for (index, step) in steps.enumerated() {
      if case .element(_, .some) = step, let id = rest.popFirst() { steps[index] = step.with(id) }
    }
  }
}

extension StatePath.Step {
  /// Returns the step with another ID, if it is a row or an element.
  func with(_ id: SwiftFragment) -> StatePath.Step {
    if case .element(let child, _) = self { .element(child, id: id) } else { self }
  }
}
