extension ExpressionMaker {
  /// Returns functions that make a condition from the named values.
  func conditionMakers(_ depth: Int) -> [(() -> Fragment)?] {
    [flag(), comparison(), equality(), emptiness(), containment(), presence(), connection(depth)]
  }

  private func flag() -> (() -> Fragment)? {
    guard let flag = random.pickAny(scope.named(.bool)) else { return nil }
    return {
      guard random.once(in: 2) else { return flag }
      return Fragment(text: "!\(flag.text)", type: .bool) { .bool(!flag.value($0).truth) }
    }
  }

  private func comparison() -> (() -> Fragment)? {
    guard let first = random.pickAny(scope.named(.int)) else { return nil }
    return {
      let other = make(.int, depth: 0)
      // The compiler knows the result of comparing a constant with itself.
      let second = other.text == first.text ? literal(.int) : other
      let isLess = random.once(in: 2)
      return Fragment(
        text: "\(first.operand) \(isLess ? "<" : ">=") \(second.operand)", type: .bool,
        isAtomic: false
      ) {
        let (a, b) = (first.value($0).number, second.value($0).number)
        return .bool(isLess ? a < b : a >= b)
      }
    }
  }

  private func equality() -> (() -> Fragment)? {
    let comparable = scope.readables.filter {
      switch $0.type {
      case .int, .string, .double, .array, .set, .dictionary, .date: true
      case .named(let type): type.cases.isEmpty || type.cases.allSatisfy(\.payload.isEmpty)
      default: false
      }
    }
    guard let first = random.pickAny(comparable) else { return nil }
    return {
      let second = literal(first.type)
      let isEqual = random.once(in: 2)
      return Fragment(
        text: "\(first.operand) \(isEqual ? "==" : "!=") \(second.operand)", type: .bool,
        isAtomic: false
      ) { .bool((first.value($0) == second.value($0)) == isEqual) }
    }
  }

  private func emptiness() -> (() -> Fragment)? {
    let collections = scope.readables.filter {
      switch $0.type {
      case .array, .set, .dictionary, .string: true
      default: false
      }
    }
    guard let collection = random.pickAny(collections) else { return nil }
    return {
      Fragment(text: "\(collection.text).isEmpty", type: .bool) {
        let value = collection.value($0)
        return .bool(collection.type == .string ? value.text.isEmpty : value.count == 0)
      }
    }
  }

  private func containment() -> (() -> Fragment)? {
    let lists = scope.named(.array(.int)) + scope.named(.array(.string))
    guard let list = random.pickAny(lists), case .array(let element) = list.type else { return nil }
    return {
      let item = make(element, depth: 0)
      return Fragment(text: "\(list.text).contains(\(item.text))", type: .bool) {
        .bool(list.value($0).items.contains(item.value($0)))
      }
    }
  }

  private func presence() -> (() -> Fragment)? {
    guard let optional = random.pickAny(scope.readables.filter { $0.type.wrapped != nil }) else {
      return nil
    }
    return {
      let isNil = random.once(in: 2)
      return Fragment(
        text: "\(optional.text) \(isNil ? "==" : "!=") nil", type: .bool, isAtomic: false
      ) { .bool((optional.value($0) == .absent) == isNil) }
    }
  }

  private func connection(_ depth: Int) -> (() -> Fragment)? {
    guard depth > 0, let first = conditionOfNames(0), let second = conditionOfNames(0) else {
      return nil
    }
    return {
      let isAnd = random.once(in: 2)
      return Fragment(
        text: "\(first.operand) \(isAnd ? "&&" : "||") \(second.operand)", type: .bool,
        isAtomic: false
      ) {
        let (a, b) = (first.value($0).truth, second.value($0).truth)
        return .bool(isAnd ? a && b : a || b)
      }
    }
  }
}
