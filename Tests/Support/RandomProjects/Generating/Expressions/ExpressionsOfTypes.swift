extension ExpressionMaker {
  func number(_ depth: Int) -> Fragment? {
    switch random.below(8) {
    case 0...2: return arithmetic(depth)
    case 3:
      let (first, second) = (make(.int, depth: depth - 1), make(.int, depth: 0))
      let isMax = random.once(in: 2)
      return Fragment(text: "\(isMax ? "max" : "min")(\(first.text), \(second.text))", type: .int) {
        let (a, b) = (first.value($0).number, second.value($0).number)
        return .int(isMax ? max(a, b) : min(a, b))
      }
    case 4: return count()
    case 5: return fallback(.int)
    case 6: return lookup()
    default: return choice(.int, depth)
    }
  }

  func arithmetic(_ depth: Int) -> Fragment {
    let (first, second) = (make(.int, depth: depth - 1), make(.int, depth: depth - 1))
    switch random.below(3) {
    case 0:
      return Fragment(text: "\(first.operand) + \(second.operand)", type: .int, isAtomic: false) {
        $0.int(first.value($0).number.addingReportingOverflow(second.value($0).number))
      }
    case 1:
      return Fragment(text: "\(first.operand) - \(second.operand)", type: .int, isAtomic: false) {
        $0.int(first.value($0).number.subtractingReportingOverflow(second.value($0).number))
      }
    default:
      let factor = random.number(2...4)
      return Fragment(text: "\(first.operand) * \(factor)", type: .int, isAtomic: false) {
        $0.int(first.value($0).number.multipliedReportingOverflow(by: factor))
      }
    }
  }

  /// Makes an expression for the number of a collection's elements.
  func count() -> Fragment? {
    let counted = scope.readables.filter {
      switch $0.type {
      case .array, .set, .dictionary: true
      default: false
      }
    }
    guard let fragment = random.pickAny(counted) else { return nil }
    return Fragment(text: "\(fragment.text).count", type: .int) {
      .int(fragment.value($0).count)
    }
  }

  /// Makes an expression for an optional's value, with a fallback for nil.
  func fallback(_ type: ValueType) -> Fragment? {
    guard let fragment = random.pickAny(scope.named(.optional(type))) else { return nil }
    let other = literal(type)
    return Fragment(
      text: "\(fragment.text) ?? \(other.operand)", type: type, isAtomic: false
    ) {
      let value = fragment.value($0)
      return value == .absent ? other.value($0) : value
    }
  }

  /// Makes an expression that looks up a dictionary's value.
  func lookup() -> Fragment? {
    guard let fragment = random.pickAny(scope.named(.dictionary(.int))) else { return nil }
    let key = random.pick(RandomSource.keys)
    let other = random.number(0...9)
    return Fragment(
      text: "\(fragment.text)[\(quoted(key)), default: \(other)]", type: .int
    ) { fragment.value($0).entries[key] ?? .int(other) }
  }

  func real(_ depth: Int) -> Fragment? {
    switch random.below(4) {
    case 0:
      let (first, second) = (make(.double, depth: depth - 1), make(.double, depth: 0))
      return Fragment(
        text: "\(first.operand) + \(second.operand)", type: .double, isAtomic: false
      ) { $0.double(first.value($0).real + second.value($0).real) }
    case 1:
      guard let number = random.pickAny(scope.named(.int)) else { return nil }
      return Fragment(text: "Double(\(number.text))", type: .double) {
        $0.double(Double(number.value($0).number))
      }
    case 2:
      let first = make(.double, depth: depth - 1)
      return Fragment(text: "\(first.operand) * 0.5", type: .double, isAtomic: false) {
        $0.double(first.value($0).real * 0.5)
      }
    default: return fallback(.double)
    }
  }

  func string(_ depth: Int) -> Fragment? {
    switch random.below(5) {
    case 0:
      guard let inner = random.pickAny(scope.named(.int) + scope.named(.string)) else { return nil }
      let (front, back) = (random.pick(["", "<", "it's "]), random.pick(["", "!", " #1"]))
      let literal = "\"\(front)\\(\(inner.text))\(back)\""
      return Fragment(text: literal, type: .string) {
        $0.string(front + inner.value($0).shown + back)
      }
    case 1:
      let (first, second) = (make(.string, depth: depth - 1), make(.string, depth: 0))
      return Fragment(
        text: "\(first.operand) + \(second.operand)", type: .string, isAtomic: false
      ) { $0.string(first.value($0).text + second.value($0).text) }
    case 2:
      guard let inner = random.pickAny(scope.named(.string)) else { return nil }
      return Fragment(text: "\(inner.text).uppercased()", type: .string) {
        $0.string(inner.value($0).text.uppercased())
      }
    case 3: return fallback(.string)
    default:
      guard let inner = random.pickAny(scope.named(.error)) else { return nil }
      return Fragment(text: "\(inner.text).description", type: .string) {
        guard case .error(let text) = inner.value($0) else { return .string("") }
        return .string(text)
      }
    }
  }

  func optional(_ type: ValueType, _ depth: Int) -> Fragment? {
    let lists = scope.named(.array(type))
    if let list = random.pickAny(lists), random.once(in: 2) {
      let isFirst = random.once(in: 2)
      return Fragment(text: "\(list.text).\(isFirst ? "first" : "last")", type: .optional(type)) {
        let items = list.value($0).items
        return (isFirst ? items.first : items.last) ?? .absent
      }
    }
    let inner = make(type, depth: depth - 1)
    return Fragment(
      text: inner.text, type: .optional(type), isAtomic: inner.isAtomic, value: inner.value)
  }

  func array(_ element: ValueType, _ depth: Int) -> Fragment? {
    guard let list = random.pickAny(scope.named(.array(element))) else { return nil }
    switch random.below(4) {
    case 0:
      let item = make(element, depth: 0)
      return Fragment(
        text: "\(list.text) + [\(item.text)]", type: .array(element), isAtomic: false
      ) { $0.array(list.value($0).items + [item.value($0)]) }
    case 1 where element == .int:
      let least = random.number(0...5)
      return Fragment(text: "\(list.text).filter { $0 > \(least) }", type: .array(.int)) {
        .array(list.value($0).items.filter { $0.number > least })
      }
    case 2 where element == .int:
      return Fragment(text: "\(list.text).map { $0 - 1 }", type: .array(.int)) { context in
        .array(
          list.value(context).items.map { context.int($0.number.subtractingReportingOverflow(1)) })
      }
    default:
      return Fragment(text: "Array(\(list.text).reversed())", type: .array(element)) {
        .array(list.value($0).items.reversed())
      }
    }
  }

  func set(_ element: ValueType) -> Fragment? {
    guard let set = random.pickAny(scope.named(.set(element))) else { return nil }
    let item = literal(element)
    return Fragment(text: "\(set.text).union([\(item.text)])", type: .set(element)) {
      .set(set.value($0).members.union([item.value($0)]))
    }
  }
}

extension Value {
  /// The number of a collection's elements.
  var count: Int {
    switch self {
    case .array(let items): items.count
    case .set(let items): items.count
    case .dictionary(let entries): entries.count
    default: fatalError("\(self) is no collection")
    }
  }

  /// The text that string interpolation makes of a number or a text.
  var shown: String {
    if case .int(let number) = self { "\(number)" } else { text }
  }
}
