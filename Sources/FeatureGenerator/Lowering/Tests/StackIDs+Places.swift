import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// Where ids stand.

extension StackIDs {
  /// Where an address has led to through children.
  struct Place {
    /// The names on the way, with the spec's ids.
    var names: [String] = []
    /// The index of the component behind those of the way.
    var index = 0
    /// The stack that the way ends with.
    var stack: [String]?
    /// The element of a stack that the way ends with, and the index of its component; its id is still the spec's.
    var element: (stack: [String], id: SwiftFragment, index: Int)?
  }

  /// An address with the library's ids.
  ///
  /// - Parameter isAction: Whether it names children as actions do, and not the properties that their states lie in.
  mutating func rename(
    _ address: Address, isAction: Bool
  ) -> (address: Address, place: Place) {
    var address = address
    var place = Place()
    var current: Feature? = feature
    while let (child, last) = current?.child(
      at: address.components[place.index...], isAction: isAction)
    {
      place.names.append(child.name.value)
      place.index = last + 1
      place.stack = nil
      place.element = nil
      if let id = address.components[last].subscriptValue {
        if child.presence == .stack {
          if last + (child.isOneOf ? 2 : 1) >= address.components.count {
            place.element = (place.names, id, last)
          } else {
            address.components[last].subscriptValue = renamed(id, of: place.names)
          }
        }
        place.names.append(id.text)
      } else if child.presence == .stack {
        place.stack = place.names
      }
      var one = child.features.first
      if child.isOneOf {
        guard place.index < address.components.count else { break }
        let name = address.components[place.index].name.name
        one = child.features.first { $0.name.value == name }
        guard one != nil else { break }
        place.names.append(name)
        place.index += 1
        place.stack = nil
      }
      current = one.flatMap { project.feature(named: $0.feature.value) }
    }
    return (address, place)
  }

  /// The library's id of an element that is there.
  mutating func renamed(_ id: SwiftFragment, of stack: [String]) -> SwiftFragment {
    let number = number(id, in: stack)
    if isSole, !differs { return id }
    if let number, !isUncertain { return id.replaced(by: number) }
    diagnostics.append(
      isExploring
        ? .error(
          .unsupportedByTca, "the tca set cannot explore the elements of several stacks",
          at: id.span,
          hint: "explore the feature that has the stack by itself")
        : .error(
          .unsupportedByTca, "the tca set cannot tell which element this is", at: id.span,
          hint:
            "the Composable Architecture counts the elements of all stacks together: expect each that is pushed, in a test that says all that happens"
        ))
    return id
  }

  /// The library's id of a new element.
  mutating func push(_ id: SwiftFragment, on stack: [String]) -> SwiftFragment {
    if let key = Int(id.text) { push(key, on: stack) }
    return renamed(id, of: stack)
  }

  /// Counts a new element.
  mutating func push(_ id: Int, on stack: [String]) {
    // Nothing but what no step expects can have made the spec's id greater.
    if isSole, isUncertain, !differs { count = max(count, id) }
    if count != id { differs = true }
    stacks[stack, default: [:]][id] = next()
  }

  /// The library's id of an element, if it is known.
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
  /// A number in the fragment's place.
  fileprivate func replaced(by number: Int) -> SwiftFragment {
    let span = span
    let source = SourcedText(text: "\(number)", span: span) { _ in span.startOffset }
    return parseFragment(source, as: .expression).value ?? self
  }
}

extension Address {
  /// The address with another id behind one of its names.
  func replacing(_ id: SwiftFragment, at index: Int) -> Address {
    var address = self
    address.components[index].subscriptValue = id
    return address
  }
}

extension Feature {
  /// The child that the rest of an address leads to, and the index of the last of the names that lead there.
  fileprivate func child(
    at rest: ArraySlice<AddressComponent>, isAction: Bool
  ) -> (child: Child, last: Int)? {
    for child in children {
      let names = isAction ? [child.name.value] : child.stateNames
      let start = rest.prefix(names.count)
      if start.map(\.name.name) == names { return (child, start.endIndex - 1) }
    }
    return nil
  }
}
