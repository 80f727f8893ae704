/// Makes expressions from the readable values of a scope.
struct ExpressionMaker {
  let random: RandomSource
  let scope: Scope

  /// Makes an expression of a type, nested up to a depth, and short enough to share a line with other expressions.
  func make(_ type: ValueType, depth: Int = 2) -> Fragment {
    let fragment = fragment(type, depth)
    guard fragment.text.count > 36 else { return fragment }
    return random.pickAny(scope.named(type).filter { $0.text.count < 24 }) ?? literal(type)
  }

  func fragment(_ type: ValueType, _ depth: Int) -> Fragment {
    let named = scope.named(type)
    if depth <= 0 || random.once(in: 4) {
      if let fragment = random.pickAny(named), !random.once(in: 4) { return fragment }
      return literal(type)
    }
    let fragment: Fragment? =
      switch type {
      case .int: number(depth)
      case .double: real(depth)
      case .string: string(depth)
      case .bool: condition(depth)
      case .optional(let wrapped): optional(wrapped, depth)
      case .array(let element): array(element, depth)
      case .set(let element): set(element)
      default: nil
      }
    return fragment ?? choice(type, depth) ?? random.pickAny(named) ?? literal(type)
  }

  /// Makes a literal.
  func literal(_ type: ValueType) -> Fragment {
    let value = random.value(of: type)
    let text = type.literal(value, in: scope.owner)
    return Fragment(text: text, type: type, isAtomic: !text.hasPrefix("-")) { _ in value }
  }

  /// Makes a condition with a variable part, so that the compiler does not know its value.
  func condition(_ depth: Int) -> Fragment {
    let makers = conditionMakers(depth).compactMap(\.self)
    return random.pickAny(makers)?() ?? literal(.bool)
  }

  /// Makes a condition that contains at least one name; nil if the scope has no suitable name.
  func conditionOfNames(_ depth: Int = 1) -> Fragment? {
    let makers = conditionMakers(depth).compactMap(\.self)
    let condition = random.pickAny(makers)?()
    return condition.flatMap { $0.text.count > 48 ? nil : $0 }
  }

  func choice(_ type: ValueType, _ depth: Int) -> Fragment? {
    guard random.once(in: 3), let condition = conditionOfNames(depth - 1) else { return nil }
    let (first, second) = (make(type, depth: 0), make(type, depth: 0))
    guard first.text != second.text, first.text != "nil", second.text != "nil" else { return nil }
    return Fragment(
      text: "\(condition.operand) ? \(first.operand) : \(second.operand)", type: type,
      isAtomic: false
    ) { condition.value($0).truth ? first.value($0) : second.value($0) }
  }
}
