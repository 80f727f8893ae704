import StrictMustache

/// A case of a reducer's switch over the action.
struct ReducerCase {
  /// What it is.
  enum Content {
    /// A block of the feature itself.
    case own(BlockCase)
    /// What happens in a child.
    case child(TemplateValue)
    /// An element is put on a stack.
    case push(reacts: Bool)
    /// Elements are taken from a stack.
    case pop(reacts: Bool)
    /// Something presented goes.
    case dismissal(pattern: String, reacts: Bool)
  }

  /// The name of what lives in the feature.
  var name = ""
  var content: Content

  /// Whether it ends the switch instead of returning effects.
  var endsSwitch: Bool {
    switch content {
    case .own(let block): block.ending != nil
    case .child: false
    case .push(let reacts), .pop(let reacts), .dismissal(_, let reacts): !reacts
    }
  }

  /// Whether no more than a line stands below its label.
  var isShort: Bool {
    switch content {
    case .own(let block): (block.ending ?? block).isShort
    case .dismissal(_, let reacts): !reacts
    case .push(let reacts): !reacts
    case .child, .pop: false
    }
  }

  /// The case as a value for templates.
  ///
  /// - Parameter isApart: Whether a blank line stands in front of it.
  func value(isApart: Bool) -> TemplateValue {
    func object(
      own: TemplateValue = false, child: TemplateValue = false, push: TemplateValue = false,
      pop: TemplateValue = false, dismissal: TemplateValue = false
    ) -> TemplateValue {
      [
        "name": .text(name), "isApart": .bool(isApart), "own": own, "child": child, "push": push,
        "pop": pop, "dismissal": dismissal,
      ]
    }
    return switch content {
    case .own(let block): object(own: (block.ending ?? block).value(isApart: false))
    case .child(let child): object(child: child)
    case .push(let reacts): object(push: ["reacts": .bool(reacts)])
    case .pop(let reacts): object(pop: ["reacts": .bool(reacts)])
    case .dismissal(let pattern, let reacts):
      object(dismissal: ["pattern": .text(pattern), "reacts": .bool(reacts)])
    }
  }
}

extension [ReducerCase] {
  /// The cases as values for templates. Short ones stand together.
  var values: TemplateValue {
    .list(
      enumerated().map { index, one in
        one.value(isApart: index > 0 && !(one.isShort && self[index - 1].isShort))
      })
  }
}
